import { registerAdviceWindow } from './foundry/applications/advice';
import { registerArmies } from './foundry/applications/armies';
import { registerBriefing } from './foundry/applications/briefing';
import { registerBroadcast } from './foundry/applications/broadcast';
import { registerCampaignSheets } from './foundry/applications/campaign';
import { registerClosing } from './foundry/applications/closing';
import { registerCompanion } from './foundry/applications/companion';
import { registerControl } from './foundry/applications/control';
import { markField, registerField } from './foundry/applications/field';
import { registerHand } from './foundry/applications/hand';
import { registerHistory } from './foundry/applications/history';
import { registerLessons } from './foundry/applications/lesson';
import { registerNewBattle } from './foundry/applications/new-battle';
import { registerPanel } from './foundry/applications/panel';
import { registerRoster } from './foundry/applications/roster';
import { registerSelfCheck } from './foundry/applications/self-check';
import { registerSettingsWindow } from './foundry/applications/settings';
import { registerSheets } from './foundry/applications/sheets';
import { registerStandingOrders } from './foundry/applications/standing-orders';
import { registerStory } from './foundry/applications/story';
import { registerTours } from './foundry/applications/tours';
import { registerTrialsWindow } from './foundry/applications/trials';
import { registerWorkshop } from './foundry/applications/workshop';
import { registerCampaigns } from './foundry/campaign';
import { OddsCalculator, pieceOnMap, registerCanvas, registerWorkshopMap } from './foundry/canvas';
import {
  describeAction,
  followCards,
  isCardWritten,
  registerChat,
  strikeOutChapter,
  tellAction,
  writeCard,
  writeChapter,
} from './foundry/chat';
import { registerCompendia } from './foundry/compendia';
import { registerDice } from './foundry/dice';
import { MODULE_ID, modulePath, registerDocuments, registerSettings } from './foundry/documents';
import { registerParts } from './foundry/input';
import { watchCalls } from './foundry/notices';
import { registerQuench } from './foundry/quench';
import { registerSession, type Session } from './foundry/session';
import { gamesIn, planTold, shareWords, TEXTS } from './foundry/texts';
import { raiseVoice } from './foundry/voice';
import { GAMES } from './rulesets';
import {
  CAMPAIGN_GAMES,
  campaignDice,
  campaignPlans,
  campaignsOfGames,
  campaignWorld,
  questionBetween,
  scenarioOfAGame,
} from './rulesets/campaign-world';
import { WorkerThinker } from './thinking';

/** The campaigns of the module in the user's language, which is not known yet in `init`. */
const plansTold = () => campaignPlans().map((plan) => planTold(TEXTS, plan));

/** The guide of a game. */
const guideOf = (ruleset: string) => GAMES.find(({ rules }) => rules.id === ruleset)?.guide;

/** Sets up the campaigns, which are fought by the battles of the session and rolled with its dice. */
function registerCampaignParts(
  battles: Session['campaigns'],
  dice: ReturnType<typeof registerDice>,
  officers: WorkerThinker,
) {
  const rolled = { dice: campaignDice() };
  const campaigns = registerCampaigns(
    { worldOf: campaignWorld, readScenario: scenarioOfAGame },
    {
      ...battles,
      answerBetween: (asked, level, seed) => officers.answerBetween(asked, level, seed),
      roll: (query) => dice.roll(rolled, query),
      tell: (page, chapter, titles) =>
        writeChapter(page, chapter, titles, (die, faces) => dice.record(rolled, die, faces)),
      strikeOut: strikeOutChapter,
    },
  );
  registerCompendia(() => ({ games: GAMES, campaigns: campaignsOfGames() }));
  registerCampaignSheets({
    campaigns,
    games: CAMPAIGN_GAMES,
    plans: plansTold,
    source: { worldOf: campaignWorld, readScenario: scenarioOfAGame },
  });
  return campaigns;
}

/** Sets up what is for those who watch: the report at the end of a battle, and the broadcast view. */
function registerWatching(...[port, dependencies]: Parameters<typeof registerStory>) {
  const story = registerStory(port, dependencies);
  registerBroadcast(port, {
    tellAction,
    onCard: followCards,
    tellStory: story.tellStory,
    oddsWith: (onKnown) => new OddsCalculator(onKnown),
  });
  return story;
}

Hooks.once('init', () => {
  const games = gamesIn(TEXTS, GAMES);
  const rulesets = games.map(({ rules }) => rules);
  shareWords(rulesets);
  registerDocuments();
  const dice = registerDice(rulesets);
  const officers = new WorkerThinker({ rulesets, questionBetween }, modulePath('officer-worker.js'));
  const session = registerSession(
    games,
    { roll: dice.roll, writeCard: (cardReport) => writeCard(cardReport, dice.record), isCardWritten },
    officers,
  );
  const { port, api, campaigns: battles, diceChecks, onThinking, workshops, evenings, standing } = session;
  const campaigns = registerCampaignParts(battles, dice, officers);
  registerSheets(rulesets, port);
  registerSettings();
  registerSettingsWindow();
  raiseVoice();
  registerParts();
  const trials = registerTrialsWindow(officers);
  const { openNewBattle } = registerNewBattle({ games, api, workshops, trials, evenings, plans: plansTold });
  registerWorkshop({
    ...{ workshops, port, api, trials, openNewBattle, map: registerWorkshopMap(workshops) },
    battleMap: { mark: markField, pieceAt: (point) => pieceOnMap(port.current, point) },
  });
  registerField(port);
  registerArmies({ games, api, port });
  // Registered first, so that its keys take precedence over those of the map.
  const history = registerHistory(port, { describeAction, control: api.control });
  const { lookedAt, perform } = registerCanvas(port, guideOf);
  const control = { control: api.control, dice: diceChecks, rulesets, workshops };
  const { open: openControl } = registerControl(port, control);
  const { openBriefing, openLegend } = registerBriefing(port, games);
  registerCompanion(port, { games, openLegend, lookedAt });
  const dependencies = { api, openNewBattle, dice: diceChecks, campaigns, reviewer: officers };
  const { showDrawn } = registerPanel(port, {
    ...registerWatching(port, dependencies),
    campaigns,
    openControl,
    openBriefing,
    openLegend,
    ...registerRoster(port),
    ...registerAdviceWindow(port, officers),
    ...registerStandingOrders(port, standing),
    ...history,
    control: api.control,
    describeAction,
    onThinking,
  });
  registerChat(rulesets, port, campaigns, {
    onDrawn: ({ battle, ...chit }) => showDrawn(battle, chit),
    onBeats: perform,
  });
  registerHand(port);
  watchCalls(port);
  registerLessons(port, { games, api, openNewBattle });
  registerTours({ games, api });
  registerQuench({ games: GAMES, api, port });
  registerSelfCheck({ games: GAMES, api, port });
  registerClosing();
  Object.assign(game.modules.get(MODULE_ID) ?? {}, { api });
});

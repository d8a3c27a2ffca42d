import type { Briefing, PieceId, PieceSetup, Scenario } from '../../../core';
import { ccnScenarios } from '../../ccn/scenarios';
import { usualFacing } from '../usual-facing';

/** Parts of the core game's briefings that mention its cards, adapted to these rules. */
const ROLES: Readonly<Record<string, Partial<Briefing['roles']>>> = {
  'ccn-squares-on-the-plain': {
    south:
      'On your left, when horsemen charge your infantry from the front, it may try to form square: it rolls as for an activation, and the farther they have come the better. So keep it fresh, near its leader, and looking at them. A square stands still and fights with a single die, but charging it shakes the horse. On your right it is your turn: activate the dragoons together with the horse guns, and let these join the charge. A square is what guns like best.',
    north:
      "On your right, charge the infantry once it is spent, or come at its flank: then it can't form square. If it does, don't batter at it, for that shakes your horse: let the horse guns shoot, and activate them together with the dragoons. Keep the ground behind your horsemen free, for they need two hexes to retire and reform when infantry comes at them. On your left it is your infantry that has squares to form.",
  },
  'ccn-quatre-bras-1815': {
    south:
      "Give ground for time. Gemioncourt, the pond and the wood break up the attack, and every turn brings the Guards nearer. Leave some infantry unspent while lancers and cuirassiers are about, since whoever is spent forms no square, and don't leave the crossroads empty.",
  },
  'ccn-waterloo-1815': {
    south:
      'Stay on the ridge, and keep good troops in the walled farms: infantry and cavalry that attack them roll at least two dice fewer. Keep infantry unspent and looking at the cuirassiers when they come, since a spent unit forms no square. Your heavy cavalry is for guns and worn columns. Time is on your side.',
  },
};

const ownBriefing = ({ id, briefing }: Scenario): Scenario['briefing'] =>
  typeof briefing === 'string' ? briefing : { ...briefing, roles: { ...briefing.roles, ...ROLES[id] } };

type Pieces = Readonly<Record<PieceId, PieceSetup>>;

/** R002-56: adds facings, which the core game lacks: every unit starts facing the enemy. */
const withFacings = (pieces: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => [
      id,
      piece.type === 'leader' ? piece : { ...piece, facing: usualFacing(piece.side) },
    ]),
  );

/** The scenarios of the core game under these rules: as many chits as its cards, twice as many turns as its banners. */
export const corsicanOgreScenarios: readonly Scenario[] = ccnScenarios.map((scenario) => ({
  ...scenario,
  briefing: ownBriefing(scenario),
  units: withFacings(scenario.units),
  arrivals: scenario.arrivals.map((arrival) => ({ ...arrival, units: withFacings(arrival.units) })),
  id: scenario.id.replace(/^ccn-/, 'ogre-'),
  ruleset: 'corsican-ogre',
}));

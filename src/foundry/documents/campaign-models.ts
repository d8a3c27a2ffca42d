import { CAMPAIGN_TYPE } from './module-id';
import { countField, holdsObject, textField } from './schema-fields';

const { StringField } = foundry.data.fields;

// One JSON text each, so that an update replaces them whole.
const campaignSchema = () => ({
  /** The plan and everything that was done. */
  campaign: new StringField({
    required: true,
    nullable: false,
    initial: '{}',
    validate: holdsObject,
    validationError: 'is not a campaign: expected a JSON object, as written by “Save as file”',
  }),
  /** Scenarios of the players' own that the plan names. */
  scenarios: textField('[]'),
  /** The order in whose middle a question is open, with its replies so far. */
  open: textField('null'),
  /** Ids of the users who lead the parties; none where the game master does. */
  seats: textField('{}'),
  /** Counts the writes of this campaign. */
  revision: countField(),
});

/** A campaign as a page of a journal. */
export class CampaignModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof campaignSchema>,
  JournalEntryPage.Implementation
> {
  static override defineSchema() {
    return campaignSchema();
  }
}

const chapterSchema = () => ({
  /** The ids of the campaign's entry and page, with a full stop between them. */
  page: textField(),
  /** How many lines of the record there were before this one. */
  number: countField(),
  /** Replies that had been given when it was written last: whoever answers says by it which question he means. */
  replies: countField(),
  state: new StringField({
    required: true,
    nullable: false,
    initial: 'done',
    choices: ['open', 'done', 'undone'] as const,
  }),
  /** What the card tells, as one JSON text. */
  chapter: textField('{}'),
});

/** A chat message that tells of what comes before a battle of a campaign, or after it. */
export class ChapterModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof chapterSchema>,
  ChatMessage.Implementation
> {
  static override defineSchema() {
    return chapterSchema();
  }
}

/** Makes the pages of campaigns known; their cards are made known by chat. */
export function registerCampaignDocuments(): void {
  CONFIG.JournalEntryPage.dataModels[CAMPAIGN_TYPE] = CampaignModel;
  Object.assign(CONFIG.JournalEntryPage.typeIcons, { [CAMPAIGN_TYPE]: 'fa-solid fa-route' });
}

import { CAMPAIGN_TYPE } from './module-id';
import { cardStateField, countField, holdsObject, textField } from './schema-fields';

const { StringField } = foundry.data.fields;

// One JSON text each, so that an update replaces them whole.
const campaignSchema = () => ({
  /** The plan and the record. */
  campaign: new StringField({
    required: true,
    nullable: false,
    initial: '{}',
    validate: holdsObject,
    validationError: 'is not a campaign: expected a JSON object, as written by “Save as file”',
  }),
  /** The players' own scenarios that the plan names. */
  scenarios: textField('[]'),
  /** The order that waits for the answer to a question, with its replies so far. */
  open: textField('null'),
  /** Ids of the users who command the parties; empty for the GM. */
  seats: textField('{}'),
  /** Counts the writes of this campaign. */
  revision: countField(),
});

/** A campaign stored in a journal page. */
export class CampaignModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof campaignSchema>,
  JournalEntryPage.Implementation
> {
  static override defineSchema() {
    return campaignSchema();
  }
}

const chapterSchema = () => ({
  /** The ids of the campaign's entry and page, joined by a full stop. */
  page: textField(),
  /** The number of record lines before this one. */
  number: countField(),
  /** The number of replies when it was last written: an answer includes it to identify its question. */
  replies: countField(),
  state: cardStateField(),
  /** The card's data, as one JSON text. */
  chapter: textField('{}'),
});

/** A chat message about the events before or after a battle of a campaign. */
export class ChapterModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof chapterSchema>,
  ChatMessage.Implementation
> {
  static override defineSchema() {
    return chapterSchema();
  }
}

/** Registers the pages of campaigns; chat registers their cards. */
export function registerCampaignDocuments(): void {
  CONFIG.JournalEntryPage.dataModels[CAMPAIGN_TYPE] = CampaignModel;
  Object.assign(CONFIG.JournalEntryPage.typeIcons, { [CAMPAIGN_TYPE]: 'fa-solid fa-route' });
}

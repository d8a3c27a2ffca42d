// What a large game system demands of every document of a world: it makes actors, tokens and combats by classes of its
// own, has an actor type with strict data and a sheet for it, initiative, and bars on tokens; and it throws where
// somebody else's document has not got what it reads.
const { NumberField, SchemaField } = foundry.data.fields;

/** A type of the system itself has no prefix. */
const CHARACTER = 'character';

const whole = (initial, max) =>
  new NumberField({ required: true, nullable: false, integer: true, min: 0, initial, max });

class CharacterModel extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { attributes: new SchemaField({ hp: new SchemaField({ value: whole(10, 10), max: whole(10) }) }) };
  }
}

class CharacterSheet extends foundry.applications.sheets.ActorSheetV2 {
  async _renderHTML() {
    return `<p class="demanding-sheet">${this.actor.system.attributes.hp.value}</p>`;
  }

  _replaceHTML(html, content) {
    content.innerHTML = html;
  }
}

/** Throws unless a document has what the system reads of every one. */
function demand(document, ...members) {
  for (const member of members) {
    if (document[member] === undefined || document[member] === null) {
      throw new TypeError(`${document.documentName} ${document.name} has no ${member}`);
    }
  }
}

/** How many documents of each kind have been prepared by the classes of the system. */
globalThis.demandingPrepared = { Actor: 0, Token: 0, Combat: 0 };

class DemandingActor extends Actor {
  prepareData() {
    super.prepareData();
    demand(this, 'name', 'type', 'img', 'system', 'ownership', 'prototypeToken');
    // Of its own actors it works more out than is stored.
    if (this.type === CHARACTER)
      this.isFresh = this.system.attributes.hp.value === this.system.attributes.hp.max;
    globalThis.demandingPrepared.Actor += 1;
  }

  /** Rolls of its own actors alone have a formula. */
  getRollData() {
    return { hp: this.system.attributes.hp.value };
  }
}

class DemandingToken extends TokenDocument {
  prepareData() {
    super.prepareData();
    demand(this, 'name', 'texture', 'displayBars', 'disposition');
    globalThis.demandingPrepared.Token += 1;
  }
}

class DemandingCombat extends Combat {
  prepareData() {
    super.prepareData();
    demand(this, 'type', 'flags');
    globalThis.demandingPrepared.Combat += 1;
  }

  /** Its initiative is that of its own combats: it can't begin, or count, one that another package has made. */
  startCombat() {
    this.demandOwn();
    return super.startCombat();
  }

  nextTurn() {
    this.demandOwn();
    return super.nextTurn();
  }

  demandOwn() {
    if (this.type !== 'base') throw new TypeError(`Combat ${this.id} has no initiative`);
  }
}

Hooks.once('init', () => {
  CONFIG.Actor.documentClass = DemandingActor;
  CONFIG.Token.documentClass = DemandingToken;
  CONFIG.Combat.documentClass = DemandingCombat;
  CONFIG.Actor.dataModels[CHARACTER] = CharacterModel;
  foundry.applications.apps.DocumentSheetConfig.registerSheet(Actor, 'demanding', CharacterSheet, {
    types: [CHARACTER],
    makeDefault: true,
  });
});

Hooks.on('preCreateActor', (_actor, data) =>
  demand({ ...data, documentName: 'Actor' }, 'name', 'type', 'ownership'),
);
Hooks.on('createActor', (actor) => demand(actor, 'name', 'img', 'system', 'ownership', 'prototypeToken'));
Hooks.on('createToken', (token) => demand(token, 'name', 'actor', 'texture', 'displayBars', 'disposition'));
Hooks.on('updateActor', (actor, changes) => {
  demand(actor, 'name', 'system');
  // Its bars follow the points of its own actors alone.
  if (changes.system?.attributes) globalThis.demandingBars = actor.system.attributes.hp.value;
});
Hooks.on('updateCombat', (combat, changes) => {
  // Nobody counts the turns of a combat that another package has made: with them come initiative and effects.
  if (combat.type !== 'base' && ('turn' in changes || 'round' in changes))
    demand(combat, 'combatant', 'turns');
});
Hooks.on('renderActorDirectory', (_directory, element) => demand(element, 'querySelector'));

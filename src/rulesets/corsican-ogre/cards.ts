import type { CardFamily, CardType } from '../../core';
import type { Card } from '../ccn/cards/card';
import { SINGLE_ORDER } from '../ccn/cards/deck';
import { BAYONET_CHARGE } from '../ccn/cards/tactics/bayonet-charge';
import { BOMBARD } from '../ccn/cards/tactics/bombard';
import { CAVALRY_CHARGE } from '../ccn/cards/tactics/cavalry-charge';
import { ELAN } from '../ccn/cards/tactics/elan';
import { FIRE_AND_HOLD } from '../ccn/cards/tactics/fire-and-hold';
import { FORCE_MARCH } from '../ccn/cards/tactics/force-march';
import { GIVE_THEM_THE_COLD_STEEL } from '../ccn/cards/tactics/give-them-the-cold-steel';
import { LA_GRANDE_MANOEUVRE } from '../ccn/cards/tactics/la-grande-manoeuvre';
import { LEADERSHIP } from '../ccn/cards/tactics/leadership';
import { RALLY } from '../ccn/cards/tactics/rally';
import { SHORT_SUPPLY } from '../ccn/cards/tactics/short-supply';
import { statsOf } from '../commands-and-colors/cards/card-stats';

/** R002-105, R002-106: a unit that an enemy has moved adjacent to neither fires nor melees. */
const HOLD: Card = { ...FIRE_AND_HOLD, effects: { move: 'none', melee: 'none' } };
/** R002-107: all infantry in direct command, chosen when the event takes effect. */
const MARCH: Card = { ...FORCE_MARCH, orders: { kind: 'chosen' } };
/** R002-104: there is no deck to shuffle. */
const DASH: Card = { ...ELAN, effects: {} };

/** R002-100 to R002-111: the tactical events by the number rolled. */
export const EVENTS: ReadonlyMap<number, Card> = new Map([
  [2, BAYONET_CHARGE],
  [3, BOMBARD],
  [4, CAVALRY_CHARGE],
  [5, LEADERSHIP],
  [6, DASH],
  [7, HOLD],
  [8, MARCH],
  [9, GIVE_THEM_THE_COLD_STEEL],
  [10, LA_GRANDE_MANOEUVRE],
  [11, RALLY],
  [12, SHORT_SUPPLY],
]);

const ALL: readonly Card[] = [...EVENTS.values(), SINGLE_ORDER];

/** Every event by its id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(ALL.map((card) => [card.id, card]));

export const CARD_FAMILIES: readonly CardFamily[] = [{ id: 'tactic', colour: 'red' }];

/** The events as shown in the battle panel and the chat log. */
export const CARD_TYPES: Readonly<Record<string, CardType>> = Object.fromEntries(
  ALL.map((card) => [
    card.id,
    { id: card.id, family: 'tactic', sign: card.sign, count: 0, rule: 'R002-97', stats: statsOf(card) },
  ]),
);

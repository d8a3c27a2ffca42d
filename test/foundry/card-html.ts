import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Ruleset } from '../../src/core';
import { type CardContext, cardContext, type Viewer } from '../../src/foundry/chat/card-context';
import type { CardData } from '../../src/foundry/chat/card-data';
import { foldActs } from '../../src/foundry/chat/card-room';
import { cardTexts, type TextSource } from '../../src/foundry/chat/card-texts';
import { escapeHTML } from '../../table/shared/data/escape-html';
import { ENGLISH } from './english';

const handlebars = Handlebars.create();
handlebars.registerHelper('localize', (key: string) => ENGLISH.format(key, {}));
const template = handlebars.compile(readFileSync('templates/order-card.hbs', 'utf8'));

/** A key without a text stands for itself, and a blank that a forged card leaves out stays empty. */
const language: TextSource = {
  format(key, blanks) {
    const filled = new Proxy(blanks, { get: (_, name) => blanks[String(name)] ?? '' });
    return ENGLISH.has(key) ? ENGLISH.format(key, filled) : key;
  },
  has: ENGLISH.has,
  escape: escapeHTML,
};

const viewer: Viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: true };

/** The HTML of a card, for somebody who may answer it, unless another viewer is given. */
export const cardHtml = (card: CardData, rules?: Ruleset, other: Partial<Viewer> = {}): string =>
  contextHtml(cardContext(card, rules, cardTexts(card, language), { ...viewer, ...other }));

/** The HTML of what a card shows. */
export const contextHtml = (context: CardContext): string => template({ ...context, ...foldActs(context) });

/** What somebody might write into a card to have every reader's client do something. */
export const MARKUP = '"><img src=x onerror=alert(1)>';

/** Where HTML holds such a thing as part of the page: as an element, or out of the attribute that holds it. */
export const markupIn = (html: string): string =>
  /.{0,60}(<img src=x|"(>|&gt;)(<|&lt;)img src=x)/.exec(html)?.[0] ?? '';

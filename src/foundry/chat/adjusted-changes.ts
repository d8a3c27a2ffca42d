import type { Adjustment } from '../../core';
import type { CardTexts } from './card-texts';

/** The changes of a piece that a GM corrected, each in a few words. */
export function changesOf(
  { name, nation, armed, at, strength, formation, facing, traits = {}, eliminated }: Adjustment,
  texts: CardTexts,
  full: number,
): readonly string[] {
  return [
    ...(name !== undefined ? [texts.text('PDC.chat.tell.adjustedTo.name', { name: texts.name(name) })] : []),
    ...(nation !== undefined
      ? [
          texts.text('PDC.chat.tell.adjustedTo.nation', {
            nation: texts.textOr(`PDC.rules.nation.${nation}`, nation),
          }),
        ]
      : []),
    ...(armed ? [armedWith(armed, texts)] : []),
    ...(at !== undefined ? [texts.text('PDC.chat.tell.adjustedTo.at', { at: texts.verbatim(at) })] : []),
    ...(strength !== undefined
      ? [
          texts.countsDisruption
            ? texts.text('PDC.chat.tell.adjustedTo.disruption', { points: String(full - strength) })
            : texts.text('PDC.chat.tell.adjustedTo.strength', { strength: String(strength) }),
        ]
      : []),
    ...(formation !== undefined
      ? [
          texts.text('PDC.chat.tell.adjustedTo.formation', {
            formation: texts.inSentence(texts.textOr(`PDC.rules.formation.${formation}`, formation)),
          }),
        ]
      : []),
    ...(facing !== undefined
      ? [
          texts.text('PDC.chat.tell.adjustedTo.facing', {
            facing: texts.textOr(`PDC.rules.facing.${facing}`, facing),
          }),
        ]
      : []),
    ...Object.entries(traits).map(([key, value]) =>
      texts.text('PDC.chat.tell.adjustedTo.trait', {
        trait: texts.inSentence(texts.textOr(`PDC.rules.trait.${key}`, key)),
        value: texts.textOr(`PDC.rules.figureValue.${value}`, String(value)),
      }),
    ),
    ...(eliminated ? [texts.text('PDC.chat.tell.adjustedTo.eliminated')] : []),
  ];
}

function armedWith(armed: readonly string[], texts: CardTexts): string {
  if (armed.length === 0) return texts.text('PDC.chat.tell.adjustedTo.unarmed');
  const weapons = armed.map((weapon) => texts.inSentence(texts.textOr(`PDC.rules.weapon.${weapon}`, weapon)));
  return texts.text('PDC.chat.tell.adjustedTo.armed', { weapons: texts.list(weapons) });
}

// Names what each language lacks, or makes the skeleton of a new one: `npm run language`, `npm run language -- pt`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Texts, textsOfLanguage } from './language';
import { languageFaults } from './language-faults';
import { englishScenarios, SCENARIOS_FILE, wholeEnglish } from './whole-english';

const SHOWN = 20;

/** A file with every key of the English one, and the texts that the language has already. */
function filledFile(english: Texts, own: Texts | undefined): Texts {
  return Object.fromEntries([
    ...Object.entries(english).map(([key, text]) => {
      const there = own?.[key];
      if (typeof text === 'string') return [key, typeof there === 'string' ? there : ''];
      return [key, filledFile(text, typeof there === 'object' ? there : undefined)];
    }),
    ...Object.entries(own ?? {}).filter(([key]) => !(key in english)),
  ]) as Texts;
}

const readJson = (path: string): Texts | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${path}: ${(error as Error).message}`);
  }
};

/** Writes the files of a language: an empty text for each key that is still to be translated. */
function writeSkeleton(language: string): void {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language) || language === 'en')
    throw new Error(`“${language}” is not the code of a language such as pt or pt-BR.`);
  mkdirSync(`lang/${language}`, { recursive: true });
  for (const file of [...readdirSync('lang/en'), SCENARIOS_FILE]) {
    const path = `lang/${language}/${file}`;
    const english = file === SCENARIOS_FILE ? englishScenarios() : (readJson(`lang/en/${file}`) ?? {});
    writeFileSync(path, `${JSON.stringify(filledFile(english, readJson(path)), null, 2)}\n`);
  }
  console.log(`lang/${language} has every file. Fill in the empty texts; see docs/translating.md.`);
}

function tellFaults(language: string): void {
  const faults = languageFaults(language, textsOfLanguage(language), wholeEnglish());
  console.log(`${language}: ${faults.length === 0 ? 'whole' : `${faults.length} to mend`}`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  if (faults.length > SHOWN) console.log(`  and ${faults.length - SHOWN} more`);
}

const [asked] = process.argv.slice(2);
if (asked !== undefined && !readdirSync('lang').includes(asked)) writeSkeleton(asked);
else
  for (const each of asked === undefined ? readdirSync('lang') : [asked]) if (each !== 'en') tellFaults(each);

// Makes the downloads of a release: module.zip and its manifest.
import { readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildModule } from '../fresh-builds.mjs';
import { textsOfLanguage } from '../language';
import { languageFaults } from '../language-faults';
import { wholeEnglish } from '../whole-english';
import { isPlaceholder } from './addresses';
import { writeRelease } from './write-release';

const USAGE = 'Usage: npm run release -- [--repository ADDRESS] [--tag TAG] [--into FOLDER]';

/** Throws if a language is not whole. */
function refuseFaultyLanguages(): void {
  const english = wholeEnglish();
  const faulty = readdirSync('lang').filter(
    (lang) => lang !== 'en' && languageFaults(lang, textsOfLanguage(lang), english).length > 0,
  );
  if (faulty.length > 0)
    throw new Error(`Not whole: ${faulty.join(', ')}. \`npm run language\` names what to mend.`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { repository: text, tag: text, into: text } });
  const { into = 'release', repository, tag } = values;
  refuseFaultyLanguages();
  buildModule();
  const release = await writeRelease({ built: 'dist', into, repository, tag });
  const size = (statSync(release.archive).size / 1024).toFixed(0);
  console.log(`Version ${release.version}: ${release.archive} (${size} KiB, ${release.files.length} files)`);
  console.log(`and ${release.manifest}, for ${release.repository}.`);
  if (isPlaceholder(release.repository)) {
    console.warn('That address is a placeholder: set yours with --repository or in package.json.');
  }
}

run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 1;
});

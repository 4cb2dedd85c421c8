import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { formatFolder } from '../server/cms/contentSnapshot.ts';
import { describeStartFailure } from '../server/start/startFailure.ts';
import { OptionError, readOptions, usage } from './newChapter/options.ts';
import { generateChapter } from './newChapter/write.ts';

/** `npm run new-chapter -- FOLDER`: creates the content of a new chapter. Exit code 0: created, 1: not created. */
async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const { folder, chapter } = await readOptions(args, terminal && ((question) => terminal.question(question)));
    const target = path.resolve(folder);
    const files = generateChapter(target, chapter, new Date());
    const name = formatFolder(target);
    console.log(
      `${files} files for ${chapter.name} are in ${name}. Look at them in the browser:\n\n  CONTENT_DIR=${quoteForShell(name)} DATA_DIR=${quoteForShell(`${name}-data`)} npm start\n`,
    );
    console.log('Then replace the texts with your own, beginning with chapter.yaml; its README.md says where everything is.');
  } finally {
    terminal?.close();
  }
}

/** Quotes a word for the shell if necessary. */
const quoteForShell = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof OptionError ? error.message : describeStartFailure(error, 'The chapter could not be made.'));
  process.exitCode = 1;
}

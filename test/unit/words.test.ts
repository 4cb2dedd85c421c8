import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names that a review found to be a vocabulary of this code's own, with the term of the field. They are matched against declared names
 * and file names as a whole.
 */
const RENAMED: readonly (readonly [names: string, instead: string])[] = [
  ['addLooks|looks', 'component overrides of the theme'],
  ['lateRules|lateStyles|faces', 'fonts; styles load with the page'],
  ['OtpDesk', 'OtpRequestProcessor'],
  ['rounds', 'scheduled mail'],
  ['talk|told|hear|heard|sayLast', 'send, onMessage, flush; counts or messages by what they hold'],
  ['deafen', 'unsubscribe'],
  ['charges|inCharge|onlyOne', 'leases, isLeader, runExclusive'],
  ['Shelf|Kept|kept', 'LRU cache, cache entry'],
  ['Wish|wish', 'lookup options'],
  ['countless', 'unbounded'],
  ['StatementBook|DriftBook|BackupBook|backupBook', 'statement statistics, drift log, backup history'],
  ['Whole|readWhole', 'ContentSnapshot, readBody'],
  ['madeOf', 'derivedFromContent'],
  ['otherNames', 'synonyms'],
  ['toldJobs', 'alertedJobs'],
  ['countVersion', 'bumpVersion'],
  ['listAgain', 'reindexJobs'],
  ['respell', 'correctSpelling'],
  ['tendServedForm|followingForm', 'upgradeOnInteraction, withFormikField'],
  ['useHeldFocus|useServed|servedOnly|useWayOn', 'useRestoreFocus, useIsServerRendered, serverOnlyHtml, useReturnPath'],
  ['Handover', 'DehydratedState'],
  ['nobody|strangers', 'anonymous, or what the value is'],
  ['keepShare|shareOf', 'saveClientAttempts, findClientAttempts'],
  ['takenBytes|atATime', 'minThroughput, concurrency'],
  ['handOn|tapped|taster|Taster', 'forwardResponse, copyWhileSending, ResponseSampler'],
  ['workshop|underWay', 'temporary folder, pending requests'],
  ['PATIENCE_MS|MOST_[A-Z]+', 'the timeout by what it limits, MAX_…'],
];

/** Folders of which names are checked; those of the job board keep some of them until they are renamed together. */
const FOLDERS = ['server', 'scripts', 'shared', 'test/support'];
const EXCLUDED = /^server\/jobs\//;

const FORBIDDEN = new RegExp(`^(?:${RENAMED.map(([names]) => names).join('|')})$`);
const DECLARED = /\b(?:const|let|function\*?|class|interface|type)\s+([\w$]+)/g;

/** Returns the names that a source text declares and its file's name, without those in comments. */
function namesIn(file: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`])\/\/.*$/gm, '');
  return [path.basename(file).replace(/\..*$/, ''), ...[...code.matchAll(DECLARED)].map(([, name = '']) => name)];
}

const insteadOf = (name: string): string => RENAMED.find(([names]) => new RegExp(`^(?:${names})$`).test(name))?.[1] ?? '';

const findForbidden = (file: string, text: string): string[] =>
  namesIn(file, text)
    .filter((name) => FORBIDDEN.test(name))
    .map((name) => `${file}: ${name}, say ${insteadOf(name)}`);

const root = path.resolve(import.meta.dirname, '../..');

it('names are terms of the field, not of this code’s own', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  ).filter((file) => /\.(ts|mts|mjs)$/.test(file) && !EXCLUDED.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => findForbidden(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['server/db/statements.ts', 'export class StatementBook {}'],
  ['server/security/onlyOne.ts', ''],
  ['server/x.ts', 'const told = [];'],
  ['server/x.ts', 'async function respell(word: string) {}'],
])('a name that was replaced is noticed: %s %s', (file, text) => {
  expect(findForbidden(file, text)).toHaveLength(1);
});

it.each(['/** StatementBook was the name. */', '// const told = 1;', "const sentence = 'const' + ' told';", 'const retold = 1;'])(
  'comments, texts and longer names are none: %s',
  (text) => {
    expect(findForbidden('server/x.ts', text)).toEqual([]);
  },
);

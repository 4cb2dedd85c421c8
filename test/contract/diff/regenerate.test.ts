import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { planted, plants, type Plant } from './planted.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A copy of the project without its tests: what a developer regenerates and adapts. */
const copy = mkdtempSync(join(tmpdir(), 'regenerated-'));
afterAll(() => rmSync(copy, { recursive: true }));

const run = (...args: string[]) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 24 }, (_error, out, said) => resolve(`${out}${said}`));
  });

const change = (...changes: Plant[]): void => writeFileSync(join(copy, 'openapi/jobs.yaml'), stringify(planted('jobs', ...changes)));

beforeAll(() => {
  for (const part of ['src', 'server', 'shared', 'scripts', 'openapi', 'tsconfig.json', 'package.json']) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  // Tools and tests are left out, whatever they import.
  writeFileSync(join(copy, 'code.json'), JSON.stringify({ extends: './tsconfig.json', include: ['src', 'server', 'shared'] }));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

/** All code is generated and compiled, beside whatever else the machine is at. */
const PATIENCE_MS = 300_000;

const STALE = 'src/api/generated/jobs';

it.each<[keyof typeof plants, string[]]>([
  ['rename', ['board', 'moderation', 'ownJobs', 'savedJobs', 'similarJobs', 'wholeBoard']],
  ['parameter', ['wholeBoard']],
  ['removal', ['moderation']],
  ['addition', ['board']],
])('after a change of the contract (%s), codegen:check names what is out of date', async (name, subjects) => {
  change(plants[name]);
  const said = await run('scripts/codegen.ts', '--check');
  const named = /^Out of date with its contract: (.*)\. Run "npm run codegen" and commit the result\.$/m.exec(said)?.[1]?.split(', ') ?? [];
  expect(named.toSorted()).toEqual(['shared/operations/jobs.ts', ...subjects.map((subject) => `${STALE}/${subject}.ts`)]);
});

it(
  'once regenerated, TypeScript fails exactly where code must change, and a page may use the new endpoint as it is',
  async () => {
    change(...Object.values(plants));
    await run('scripts/codegen.ts');
    writeFileSync(
      join(copy, 'src/features/jobs/Newest.tsx'),
      `import { boardApi } from '../../api/endpoints/board.ts';

export function Newest(): React.JSX.Element {
  const { data = [] } = boardApi.useListNewestJobsQuery({ limit: 3 });
  return <>{data.map(({ _id, title }) => <p key={_id}>{title.trim()}</p>)}</>;
}
`,
    );
    const said = await run('node_modules/typescript/bin/tsc', '--project', 'code.json', '--incremental', 'false', '--types', 'node');
    const failures = [...said.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', text = '']) => ({ file, text }));
    const files = [...new Set(failures.map(({ file }) => file))].toSorted();
    expect(files).toEqual([
      // The embedded backend answers by the contract as well.
      'server/jobs/handlers.ts',
      'server/jobs/saved.ts',
      'server/jobs/serialize.ts',
      // So does the scenario that plays the endpoint that is gone.
      'server/scenarios/behaviours.ts',
      // The required parameter, and the endpoint that is gone.
      'src/api/endpoints/board.ts',
      'src/api/endpoints/moderation.ts',
      // The renamed field, and the answer of the endpoint that is gone.
      'src/api/normalise/jobs.ts',
      'src/api/normalise/moderation.ts',
    ]);
    const why = (file: string): string => failures.find((one) => one.file === file)?.text ?? '';
    expect(why('src/api/normalise/jobs.ts')).toMatch(/'jobTitle' does not exist/);
    expect(why('src/api/endpoints/board.ts')).toMatch(/'region' is missing/);
    expect(why('src/api/endpoints/moderation.ts')).toMatch(/'countJobsByStatus' does not exist/);
  },
  PATIENCE_MS,
);

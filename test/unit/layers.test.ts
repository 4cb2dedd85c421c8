import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The part of dependency-cruiser's JSON that the tests read. */
interface CruiseResult {
  summary: {
    violations: { from: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string; severity: string }[] };
  };
}

/** One violation of each rule: the path and the text of a file that breaks the rule. */
const VIOLATIONS: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'layer-lib': ['src/lib/upwards.ts', "import '../ui/any.ts';"],
  'layer-config': ['src/config/upwards.ts', "import '../app/any.ts';"],
  'layer-theme': ['src/theme/upwards.ts', "import '../ui/any.ts';"],
  'layer-api': ['src/api/upwards.ts', "import '../features/jobs/any.ts';"],
  'layer-ui': ['src/ui/upwards.tsx', "import '../features/jobs/any.ts';"],
  'layer-enquiry': ['src/enquiry/upwards.ts', "import '../features/jobs/any.ts';"],
  'layer-features': ['src/features/jobs/upwards.ts', "import '../../app/any.ts';"],
  'layer-app': ['src/app/upwards.ts', "import '../boot/any.ts';"],
  'room-platform': ['server/platform/upwards.ts', "import '../cms/any.ts';"],
  'room-cms': ['server/cms/upwards.ts', "import '../mail/any.ts';"],
  'room-mail': ['server/mail/upwards.ts', "import '../jobs/any.ts';"],
  'room-jobs': ['server/jobs/upwards.ts', "import '../people/any.ts';"],
  'room-people': ['server/people/upwards.ts', "import '../provider/any.ts';"],
  'room-provider': ['server/provider/upwards.ts', "import '../site/any.ts';"],
  'room-site': ['server/site/upwards.ts', "import '../people/any.ts';"],
  'room-dev': ['server/dev/upwards.ts', "import '../start/any.ts';"],
  'room-registrations': ['server/registrations/upwards.ts', "import '../start/any.ts';"],
  'room-editing': ['server/editing/upwards.ts', "import '../start/any.ts';"],
  'room-start': ['server/start/upwards.ts', "import '../main.ts';"],
  'rooms-only': ['server/main.ts', "import './any.ts';"],
  'ui-knows-only-errors-of-api': ['src/ui/session.ts', "import '../api/any.ts';"],
  'features-apart': ['src/features/jobs/other.ts', "import '../home/any.ts';"],
  'generated-only-in-api': ['src/features/jobs/raw.ts', "import '../../api/generated/any.ts';"],
  'src-stands-alone': ['src/features/jobs/server.ts', "import '../../../server/start/any.ts';"],
  'server-runs-no-src': ['server/app.ts', "import '../src/lib/any.ts';"],
  'server-without-tests-and-scripts': ['server/script.ts', "import '../scripts/any.ts';"],
  'migrations-alone': ['server/platform/db/migrations/001-first.ts', "import '../../any.ts';"],
  'shared-is-pure': ['shared/package.ts', "import 'runtime-package';"],
  'operations-know-generated-types': [
    'shared/operations/server.ts',
    "import type { Any } from '../../server/start/any.ts';\nexport type One = Any;",
  ],
  'operations-know-types-only': ['shared/operations/run.ts', "import '../../src/api/generated/any.ts';"],
  'emotion-through-the-theme': ['src/ui/styles.ts', "import '@emotion/react';"],
  'no-development-packages-at-run-time': ['server/tool.ts', "import 'development-package';"],
  'no-circles': ['src/lib/circle.ts', "import type { Circle } from './circle.ts';\nexport type Circle = 1;"],
  resolvable: ['src/lib/lost.ts', "import './nowhere.ts';"],
};

/** Every form in which a forbidden import can be written. */
const FORMS: Readonly<Record<string, string>> = {
  'src/lib/forms/binding.ts': "import { any } from '../../ui/any.ts';\nexport const one = any;",
  'src/lib/forms/type.ts': "import type { Any } from '../../ui/any.ts';\nexport type One = Any;",
  'src/lib/forms/inlineType.ts': "import { type Any } from '../../ui/any.ts';\nexport type One = Any;",
  'src/lib/forms/export.ts': "export { any } from '../../ui/any.ts';",
  'src/lib/forms/exportAll.ts': "export * from '../../ui/any.ts';",
  'src/lib/forms/exportType.ts': "export type { Any } from '../../ui/any.ts';",
  'src/lib/forms/dynamic.tsx':
    "import { lazy } from 'react';\nexport const One = lazy(() => import(/* webpackChunkName: \"one\" */ '../../ui/any.ts'));\nexport const two = <One />;",
};

/** Imports that the rules allow. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/ui/failure.ts': "import '../api/errors.ts';",
  'src/features/home/own.ts': "import './any.ts';\nimport '../../enquiry/any.ts';\nimport '../../../shared/any.ts';",
  'src/api/slice.ts': "import './generated/any.ts';",
  'src/app/App.tsx': "import '@emotion/react';\nimport '../features/jobs/any.ts';",
  'src/browser.tsx': "import './boot/any.ts';",
  'server/types.ts':
    "import type { Any } from '../src/lib/any.ts';\nimport type { Tool } from 'development-package';\nexport type One = Any | Tool;",
  'shared/other.ts': "import './any.ts';",
  'shared/operations/any.ts': "export type * from '../../src/api/generated/types.ts';",
  'src/api/generated/types.ts': "import '../transport.ts';\nexport type Any = 1;",
  'src/api/transport.ts': "import type { Any } from '../../shared/operations/any.ts';\nexport type One = Any;",
};

const ANY = 'export const any = 1;\nexport type Any = typeof any;';
/** The files and packages that the imports above lead to. */
const TARGETS: Readonly<Record<string, string>> = Object.fromEntries([
  ...['lib', 'config', 'theme', 'ui', 'api', 'api/generated', 'enquiry', 'features/jobs', 'features/home', 'app', 'boot'].map((folder) => [
    `src/${folder}/any.ts`,
    ANY,
  ]),
  ...[
    'src/api/errors.ts',
    ...['', 'platform/', 'cms/', 'mail/', 'jobs/', 'people/', 'provider/', 'site/', 'start/'].map((room) => `server/${room}any.ts`),
    'scripts/any.ts',
    'shared/any.ts',
  ].map((file) => [file, ANY]),
  ...['@emotion/react', 'runtime-package', 'react'].map((name) => [`node_modules/${name}/index.js`, '']),
  ['node_modules/development-package/index.js', ''],
  [
    'package.json',
    JSON.stringify({
      dependencies: { '@emotion/react': '1', 'runtime-package': '1', react: '1' },
      devDependencies: { 'development-package': '1' },
    }),
  ],
]);

/** Runs the check of `npm run lint` on the given files, in a temporary folder. */
function runCheck(files: Readonly<Record<string, string>>): CruiseResult {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const command = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = path.join(root, '.dependency-cruiser.js');
    const { stdout, stderr } = spawnSync(process.execPath, [command, '--config', config, '-T', 'json', 'src', 'server', 'shared'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as CruiseResult;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const violationsIn = ({ summary }: CruiseResult): string[] => summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();

describe('import rules', () => {
  const cruise = runCheck({ ...TARGETS, ...ALLOWED, ...Object.fromEntries(Object.values(VIOLATIONS)) });
  const rules = cruise.summary.ruleSetUsed.forbidden;

  it('are errors with a reason, and have an example violation each', () => {
    expect(Object.keys(VIOLATIONS).sort()).toEqual(rules.map(({ name }) => name).sort());
    expect(rules.filter(({ comment, severity }) => !comment || severity !== 'error')).toEqual([]);
  });

  it('report their example violations, and nothing that they allow', () => {
    expect(violationsIn(cruise)).toEqual(
      Object.entries(VIOLATIONS)
        .map(([rule, [file]]) => `${rule}: ${file}`)
        .sort(),
    );
  });

  it('cover every kind of import, types included', () => {
    expect(violationsIn(runCheck({ ...TARGETS, ...FORMS }))).toEqual(
      Object.keys(FORMS)
        .map((file) => `layer-lib: ${file}`)
        .sort(),
    );
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Lines that a rule refuses, and lines that it allows. */
const LINES: Readonly<Record<string, { refused: readonly string[]; allowed: readonly string[] }>> = {
  'material-controls': {
    refused: [
      '<button type="submit">Send</button>;',
      "styled('input')({});",
      'styled.select({});',
      '<Box\n  onClick={open} component="button" />;',
      '<Stack as={"dialog"} />;',
    ],
    allowed: ['<ListItemButton component="button" />;', '<Box component="ul" />;', "styled('ul')({});"],
  },
  'no-clock': {
    refused: ['new Date();', 'useState(() => Date.now());', 'Date();'],
    allowed: ['new Date(day);', 'Date.parse(day);'],
  },
  'no-colours': {
    refused: [
      "style('#2b1638');",
      'style(`color:#fff;`);',
      "style('rgb(20 8 26 / 0.5)');",
      "style('rgba(0,0,0,.5)');",
      "style('hsl(20 10% 5%)');",
    ],
    allowed: ["style('#main');", "style('linear-gradient(to top, #000, transparent)');", "style('&#123;');", "style('#face-to-face');"],
  },
  'no-chapter-name': { refused: ["say('The Kaveri Chapter');", '<p>Welcome to Kaveri</p>;'], allowed: ["say('The chapter');"] },
  'replaced-names': {
    refused: [
      'const told = [];',
      'const { a, b: [kept] } = made;',
      'function respell(word) {}',
      'class StatementBook {}',
      'interface Wish {}',
      'type Whole = 1;',
    ],
    allowed: ['// const told = 1;', "say('const told');", 'const retold = 1;', 'const { told: messages } = made;'],
  },
  'text-lookup': {
    refused: [
      "const names: Record<string, string> = { a: 'A' };\nsay(names[typed]);",
      "say(typed in NAMES);\nconst NAMES: Readonly<Partial<Record<string, string>>> = { a: 'A' };",
      "say({ a: 'A' }[typed] ?? typed);",
    ],
    allowed: [
      "const names = new Map([['a', 'A']]);\nsay(names.get(typed));",
      "const names: Record<Name, string> = { a: 'A' };\nsay(names[name]);",
      'const names: Readonly<Record<Name, Record<string, string>>> = { a: {} };\nsay(names[name]);',
      "const names: Record<string, string> = { a: 'A' };\nsay(names['a'], Object.entries(names));",
      "say('a' in names, names[typed]);",
    ],
  },
  'contract-paths': {
    refused: [
      "get('/api/user/data');",
      'get(`/api/jobs/${id}?a=${b}`);',
      'get(`/api/${id}`);',
      'get(`${settings.origin}/wp-json/custom/v1/videos/`);',
      'get("/custom-api/v1/directors");',
      "get('/site/search');",
    ],
    allowed: [
      "get('/api/user/data' satisfies JobsOperations['downloadOwnData']['path']);",
      "keep({ a: '/api/user/data' } as const satisfies { [Id in 'a']?: JobsOperations[Id]['path'] });",
      "// get('/api/user/data')",
      "import '/site/api.ts';",
      "get('/sitemap.xml');",
      "mount('/api');",
    ],
  },
};

/** Returns what oxlint reports of files, as `file: rule`. */
function lint(files: Readonly<Record<string, string>>, rules: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const config = {
      jsPlugins: [path.join(root, 'scripts/lint/houseRules.js')],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map((rule) => [`house/${rule}`, 'error'])),
    };
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const command = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [command, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return diagnostics.map(({ code, filename }) => `${filename}: ${/\((.+)\)/.exec(code)?.[1]}`).toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('each house rule reports its violations, and nothing else', () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  for (const [rule, { refused, allowed }] of Object.entries(LINES)) {
    refused.forEach((line, index) => {
      files[`${rule}/refused${index}.tsx`] = line;
      expected.push(`${rule}/refused${index}.tsx: ${rule}`);
    });
    allowed.forEach((line, index) => (files[`${rule}/allowed${index}.tsx`] = line));
  }
  // The rule `replaced-names` also reads the names of files.
  files['replaced-names/listAgain.ts'] = '';
  expected.push('replaced-names/listAgain.ts: replaced-names');
  expect(lint(files, Object.keys(LINES))).toEqual(expected.toSorted());
});

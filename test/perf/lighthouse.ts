/**
 * `npm run lighthouse` prints the four scores of Lighthouse on a phone, each as the median of five runs, and the audits that failed.
 * Lighthouse is not a dependency of the project, because it would add a hundred others. npm downloads it on the first run.
 * Options: `--runs 5`, `--pages /,/Contact`, `--origin http://127.0.0.1:4000` for a site that is already running.
 */
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/setup/programs.mjs';
import { ensureSite } from '../../scripts/setup/buildSite.ts';
import { npmCommand, run, toolEnvironment } from '../../scripts/setup/run.mjs';
import { launchOptions } from '../support/e2e/browser.ts';
import { startSite } from '../support/e2e/site.ts';
import { median, formatTable } from './page/table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = [
  '/',
  '/special-programs/pm-footprints',
  '/special-programs/pm-footprints/4101',
  '/trainings/pmpcertification-training',
  '/Contact',
  '/volunteering',
  '/exploreJobs',
];

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: PAGES.join(',') }, origin: { type: 'string' } },
});

/** The fields of a Lighthouse report that are used. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Runs Lighthouse once. @throws Error with its output when it gives no report */
async function measure(url: string): Promise<Report> {
  const { code, output } = await run(
    [
      ...npmCommand(),
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${(launchOptions().args ?? []).map((flag) => (flag.includes(' ') ? `'${flag}'` : flag)).join(' ')}`,
    ],
    { env: toolEnvironment({ CHROME_PATH: findBrowser(), NODE_ENV: undefined }) },
  );
  const json = output.slice(output.indexOf('\n{\n') + 1, output.lastIndexOf('\n}') + 2);
  if (code !== 0 || !json.startsWith('{')) throw new Error(`Lighthouse gave no report of ${url}:\n${output.slice(-2_000)}`);
  const report = JSON.parse(json) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  return report;
}

/** Maximum attempts at each report. Chromium's trace is sometimes unusable (`NO_NAVSTART`), and Lighthouse then advises another run. */
const MAX_ATTEMPTS = 3;

/** Runs Lighthouse until it gives a report. @throws Error of the last attempt when no attempt gives a report */
async function measureWithRetries(url: string, attempts = MAX_ATTEMPTS): Promise<Report> {
  try {
    return await measure(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log('  no report, trying again');
    return measureWithRetries(url, attempts - 1);
  }
}

/** Returns the audits that cost points, with the titles of the report. */
function listFailedAudits({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trimEnd()),
  );
}

if (options.origin === undefined) await ensureSite();
const site = options.origin === undefined ? await startSite() : { origin: options.origin, stop: () => Promise.resolve() };
const rows: string[][] = [['page', ...CATEGORIES]];
const failedAudits: string[] = [];
try {
  for (const page of options.pages.split(',')) {
    const reports: Report[] = [];
    for (let index = 1; index <= Number(options.runs); index += 1) {
      console.log(`run ${index} of ${options.runs}: ${page}`);
      reports.push(await measureWithRetries(`${site.origin}${page}`));
    }
    const scores = CATEGORIES.map((category) => median(reports.map(({ categories }) => 100 * (categories[category]?.score ?? 0))));
    rows.push([page, ...scores.map((score) => String(Math.round(score)))]);
    failedAudits.push(...new Set(reports.flatMap(listFailedAudits).map((audit) => `${page}  ${audit}`)));
  }
} finally {
  await site.stop();
}
console.log(
  `\n${LIGHTHOUSE}, a phone, median of ${options.runs}\n\n${formatTable(rows)}\n\n${failedAudits.join('\n') || 'No audit failed.'}`,
);

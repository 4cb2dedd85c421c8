/**
 * `npm run states`: pictures of every page in every state of `test/e2e/states`, light and dark, at three widths, on one contact
 * sheet in test-results/states, and the live pages behind them. scripts/states.mjs sets up what it needs; CONTRIBUTING.md tells
 * its options.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { runMain } from '../../scripts/setup/failure.mjs';
import { step } from '../../scripts/setup/progress.mjs';
import { states as allStates } from '../e2e/states/index.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { openBackends } from './backends.ts';
import { serveLive } from './live.ts';
import { readOptions, type Options } from './options.ts';
import { writeSheet } from './record.ts';
import type { Shot } from './shot.ts';
import { takeState } from './take.ts';

/** Pages that are open at a time: most of the time they wait for something. */
const LANES = 2 + 2 * availableParallelism();

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Takes all pictures. A session can end half-way for one page at a time only. */
async function takeAll(browser: Browser, options: Options, tell: (news: string) => void): Promise<Shot[]> {
  const isShared = (at: number): boolean => options.states[at]?.scenario === 'signed-out';
  const places = [...options.states.keys()];
  const queues = [places.filter(isShared), ...Array.from({ length: LANES - 1 }, () => [] as number[])];
  const rest = places.filter((at) => !isShared(at));
  const taken: Shot[][] = [];
  let done = 0;
  const next = (own: number[]): number | undefined => own.shift() ?? rest.shift();
  await Promise.all(
    queues.map(async (own) => {
      for (let at = next(own); at !== undefined; at = next(own)) {
        const state = options.states[at];
        if (state === undefined) continue;
        taken[at] = await takeState(browser, state, options);
        done += 1;
        tell(`${done} of ${places.length} states, ${state.name}`);
      }
    }),
  );
  return taken.flat();
}

/** Names what is wrong, a line for each. */
function tellProblems(shots: readonly Shot[]): void {
  const lines = new Set(
    shots.flatMap(({ name, width, problem }) => (problem === undefined ? [] : [`  ${name} at ${width} px: ${problem}`])),
  );
  if (lines.size === 0) return;
  process.exitCode = 1;
  console.error(`\nNot as they should be:\n${[...lines].join('\n')}`);
}

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  mkdirSync(options.folder, { recursive: true });
  // An exit takes the demo's servers and the browser with it; being killed by the signal does not.
  for (const signal of SIGNALS) process.once(signal, () => process.exit(130));
  const browser = await chromium.launch({ ...launchOptions(), handleSIGINT: false, handleSIGTERM: false });
  const backends = openBackends(browser);
  try {
    const live = await serveLive([...allStates, ...options.states], backends, options);
    const shots = options.states.length === 0 ? [] : await step('Taking the pictures', (tell) => takeAll(browser, options, tell));
    writeSheet(options.folder, shots, options.states, options.port);
    tellProblems(shots);
    if (shots.length > 0) console.log(`\n${shots.filter(({ picture }) => picture !== undefined).length} pictures taken.`);
    if (options.serve) {
      console.log(`The sheet: http://localhost:${options.port}/ (Ctrl+C ends it)`);
      await new Promise<void>((resolve) => {
        for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => resolve());
      });
    } else console.log(`The sheet: ${options.folder}/index.html`);
    live.stop();
  } finally {
    await browser.close();
    await backends.stop();
  }
});

const live = process.stdout.isTTY === true && !process.env.CI && process.env.TERM !== 'dumb';
const TICK_MS = 200;
const HEARTBEAT_MS = 20_000;
const frames = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'];

/** @param {number} since milliseconds, from performance.now() */
export function secondsSince(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** @param {string} text */
function redraw(text) {
  const width = Math.max(20, (process.stdout.columns ?? 80) - 1);
  process.stdout.write(`\r\u001B[2K${text.slice(0, width)}`);
}

/** The lines of the steps under way, which share the terminal's last line. @type {Set<() => string>} */
const running = new Set();

/**
 * Shows one step of work: on a terminal one line with a moving mark, the elapsed seconds and the latest news;
 * elsewhere a line at the start, one every 20 seconds and one at the end. Steps may run side by side.
 *
 * @template T
 * @param {string} title what is being done, for example `Installing packages`
 * @param {(tell: (news: string) => void) => Promise<T>} work may tell news, for example `40 %`
 * @returns {Promise<T>} what `work` answers; what it throws is passed on
 */
export async function step(title, work) {
  const start = performance.now();
  let news = '';
  let ticks = 0;
  const line = () => `${title} (${secondsSince(start)} s)${news === '' ? '' : ` · ${news}`}`;
  if (!live) console.log(`· ${title} …`);
  running.add(line);
  const timer = setInterval(
    () => {
      ticks += 1;
      if (live) redraw(`${frames[ticks % frames.length]} ${[...running].map((one) => one()).join(' | ')}`);
      else console.log(`  ${line()}`);
    },
    live ? TICK_MS : HEARTBEAT_MS,
  );
  const finish = (mark) => {
    clearInterval(timer);
    running.delete(line);
    const text = `${mark} ${title} (${secondsSince(start)} s)`;
    if (live) redraw(text);
    process.stdout.write(live ? '\n' : `${text}\n`);
  };
  try {
    const result = await work((latest) => {
      news = latest;
    });
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

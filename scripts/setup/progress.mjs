const HEARTBEAT_MS = 20_000;

/** @param {number} since milliseconds, from performance.now() */
export function secondsSince(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/**
 * Reports the start and end of a step, and progress every 20 seconds. Steps may run concurrently.
 * @template T
 * @param {string} title for example `Installing packages`
 * @param {(report: (text: string) => void) => Promise<T>} work receives a function that reports progress
 * @returns {Promise<T>} the result of `work`; errors are passed on
 */
export async function step(title, work) {
  const start = performance.now();
  let progress = '';
  const formatLine = () => `${title} (${secondsSince(start)} s)`;
  console.log(`· ${title} …`);
  const timer = setInterval(() => console.log(`  ${formatLine()}${progress === '' ? '' : ` · ${progress}`}`), HEARTBEAT_MS);
  try {
    const result = await work((latest) => {
      progress = latest;
    });
    console.log(`✓ ${formatLine()}`);
    return result;
  } catch (error) {
    console.log(`✗ ${formatLine()}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** A failed set-up. `message` is a sentence for the user, and `details` the last output of the tool that failed. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [details]
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'Failure';
    this.details = details;
  }
}

/** Common causes of failure, and the patterns by which they are recognised in a tool's output. */
const causes = [
  [/ENOSPC|no space left on device/i, 'the disk is full: free some space and try again'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request|Could not resolve|Temporary failure resolving/i,
    'the network or the package registry could not be reached: check the connection and try again',
  ],
  [/EACCES|EPERM|permission denied/i, 'this user may not write there: check who owns the folder'],
  [/npm ci. can only install|EUSAGE/i, 'package.json and package-lock.json disagree: run `npm install` and keep the changed lock file'],
  [/EBADENGINE|Unsupported engine/i, 'a package needs a newer Node.js'],
  [/heap out of memory|ENOMEM|Cannot allocate memory/i, 'there was not enough memory'],
];

/**
 * Returns why a tool failed, if its output shows the cause.
 * @param {string} output
 * @returns {string | undefined} half a sentence, without a full stop
 */
export function findCause(output) {
  const knownCause = causes.find(([pattern]) => pattern.test(output));
  return knownCause?.[1];
}

/**
 * Returns the last non-empty lines.
 * @param {string} output
 * @param {number} count
 */
export function lastLines(output, count) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}

/**
 * Runs a script's main function. Prints errors as a readable sentence, and sets exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Failure) {
      if (error.details !== '') console.error(`\n${error.details}\n`);
      console.error(`\n${error.message}`);
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const cause = findCause(text);
      console.error(cause ? `\nStopped: ${cause}.` : `\nStopped by an unexpected error.\n${text}`);
    }
    process.exitCode = 1;
  }
}

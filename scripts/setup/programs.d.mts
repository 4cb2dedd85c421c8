/** Finds the browser for tests: CHROME_PATH, else a Chromium or Chrome of the system; undefined when there is none. */
export function findBrowser(): string | undefined;
/** Finds the folder of PostgreSQL's programs; undefined when there is none. */
export function findPostgres(): string | undefined;

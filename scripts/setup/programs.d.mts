/** Returns the path of the browser for tests: CHROME_PATH, else an installed Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined;
/** Returns the folder with PostgreSQL's programs; undefined when there is none. */
export function findPostgres(): string | undefined;

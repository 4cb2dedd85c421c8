/** Returns the path of the browser for tests: CHROME_PATH, else an installed Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined;
/** Returns the folder with PostgreSQL's programs; undefined when there is none. */
export function findPostgres(): string | undefined;
/** Returns the path of Firefox; undefined when there is none. */
export function findFirefox(): string | undefined;
/** Returns the paths of WebKitGTK's WebDriver server, its browser, and Xvfb as its screen; undefined when one is missing. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined;

import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../scripts/setup/programs.mjs';
import { fontConfigFile, type TestFont } from './fonts.ts';

/**
 * Returns the options with which tests and tools start the system's browser. It makes no background requests, renders fonts the same way
 * everywhere, and reaches only this machine.
 *
 * @param font the only font that the browser has on Linux; by default it has the fonts of the machine
 */
export function launchOptions(font?: TestFont): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(font === undefined ? {} : { env: { ...process.env, FONTCONFIG_FILE: fontConfigFile(font) } }),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Without site isolation, a Chromium with windows starts no spare process beside each page: this takes a sixth of its time.
      '--disable-site-isolation-trials',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
    ],
  };
}

import { rmSync, writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { createContentOfToday } from '../../support/e2e/eventContent.ts';
import { readCode, readOutbox } from '../../support/e2e/login.ts';
import { startSite } from '../../support/e2e/site.ts';
import type { Engine } from '../../support/engines/engine.ts';
import { startFirefox } from '../../support/engines/firefox.ts';
import { startPageProxy, type PageProxy } from '../../support/engines/pageProxy.ts';
import { Visit } from '../../support/engines/visit.ts';
import { startWebKit } from '../../support/engines/webkit.ts';

export { expect } from '@playwright/test';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
  /** Width of the window in CSS pixels. */
  width: number;
}

interface Fixtures {
  visit: Visit;
  /** Logs the member with an e-mail address in, in place of a present one; ends on the profile page. */
  logIn: (email: string) => Promise<void>;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** A site of the worker's own, so that the journeys of the engines do not meet. An event of it with guests is today. */
  site: PageProxy;
}

/**
 * Playwright's `test` for journeys in other engines than Chromium. Playwright only runs the tests: its own browsers are never started.
 * A test fails on any script error, console error or warning, and failed request.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  width: [1366, { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const content = createContentOfToday();
      const server = await startSite({ env: { CONTENT_DIR: content, DEMO: 'true' } });
      const proxy = await startPageProxy(server.origin);
      await use(proxy);
      await proxy.stop();
      await server.stop();
      rmSync(content, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  visit: async ({ engine, site, width }, use, testInfo) => {
    site.noise.length = 0;
    site.isConnected = true;
    const tab = await engine.openTab(width, 780);
    const visit = new Visit(tab, site.origin, width < 600);
    await use(visit);
    if (testInfo.status !== testInfo.expectedStatus) writeFileSync(testInfo.outputPath('page.txt'), await visit.describe());
    await visit.end();
    const noise = [...site.noise, ...tab.messages()];
    await tab.close();
    expect(noise, 'errors on the page').toEqual([]);
  },
  logIn: async ({ visit, request }, use) => {
    await use(async (email) => {
      const before = (await readOutbox({ request })).find(({ to }) => to.includes(email))?.id;
      await visit.forgetLogin();
      await visit.open('/Login');
      await visit.main.role('textbox', 'E-mail').fill(email);
      await visit.main.button('Request passcode').click();
      const field = visit.main.role('textbox', 'One-time passcode');
      await field.fill(await readCode({ request }, email, before));
      await visit.press('Enter');
      await visit.expectAt('/dashboard/profile', 'What you can do next');
    });
  },
});

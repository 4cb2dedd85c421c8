import { expect, type Page } from '@playwright/test';

/** Remembers, before any of our scripts runs, the elements that the server sent. */
export async function rememberServedPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('#root *')];
      Object.assign(window, { servedElements: served });
    });
  });
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1, #root main');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });
}

/**
 * Fails when React threw served elements away and built them anew: visitors would see a flash and lose what they typed.
 * To be called soon after loading, before anything on the page changes by itself or by the test.
 */
export async function expectHydratedInPlace(page: Page): Promise<void> {
  await hydrated(page);
  const lostState = await page.evaluate(() => {
    const served = (window as unknown as { servedElements: Element[] }).servedElements;
    const name = (element: Element): string => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    return { served: served.length, lost: served.filter((element) => !element.isConnected).map(name) };
  });
  expect(lostState.served, 'elements in the served page').toBeGreaterThan(10);
  expect(lostState.lost, 'served elements that React replaced').toEqual([]);
}

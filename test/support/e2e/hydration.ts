import { expect, type Page } from '@playwright/test';

/** Runs in the page, before its scripts: remembers the elements that the server sent. */
export function rememberServedElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const served = [...document.querySelectorAll('#root *')];
    Object.assign(window, { servedElements: served });
  });
}

/** Runs in the page: counts the elements that the server sent, and describes those that React replaced. */
export function compareWithServedElements(): { served: number; lost: string[] } {
  const served = (window as unknown as { servedElements: Element[] }).servedElements;
  const name = (element: Element): string => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
  return { served: served.length, lost: served.filter((element) => !element.isConnected).map(name) };
}

/** Records the elements that the server sent, before React hydrates them. */
export async function recordServedElements(page: Page): Promise<void> {
  await page.addInitScript(rememberServedElements);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('#root main');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  });
}

/**
 * Fails when React replaced served elements: visitors would see a flash and lose what they typed.
 * Call `recordServedElements` before the page loads, and this function before the page or the test changes anything.
 */
export async function expectHydratedInPlace(page: Page): Promise<void> {
  await waitForHydration(page);
  const result = await page.evaluate(compareWithServedElements);
  expect(result.served, 'elements in the served page').toBeGreaterThan(10);
  expect(result.lost, 'served elements that React replaced').toEqual([]);
}

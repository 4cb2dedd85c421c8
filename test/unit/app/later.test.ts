import { endLater, startLater } from '../../../src/boot/later.ts';

const left = (): string[] => [...document.documentElement.classList].filter((name) => name.startsWith('later-'));

function openedBy(type: string, hash = ''): void {
  // jsdom has no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  window.location.hash = hash;
}

afterEach(() => {
  document.documentElement.className = '';
  window.location.hash = '';
});

test('what is below the first screen is laid out part by part, then the scripts may come', async () => {
  openedBy('navigate');
  startLater();
  const parts = left();
  expect(parts).toContain('later-footer');
  const seen: string[][] = [];
  const observer = new MutationObserver(() => seen.push(left()));
  observer.observe(document.documentElement, { attributes: true });
  await new Promise<void>((done) => endLater(done));
  expect(left()).toEqual([]);
  expect(seen).toEqual(parts.map((_, index) => parts.slice(index + 1)));
});

test.each([
  ['a reload, which returns to where it was', 'reload', ''],
  ['Back from another site', 'back_forward', ''],
  ['a link to a part of the page', 'navigate', '#events'],
])('[NAV-02] the whole page has its true height from the start after %s', (_, type, hash) => {
  openedBy(type, hash);
  startLater();
  expect(left()).toEqual([]);
});

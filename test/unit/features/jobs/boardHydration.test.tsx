import { CacheProvider } from '@emotion/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createStyleCache } from '../../../../src/app/styleCache.ts';
import { scrollCardIntoView } from '../../../../src/features/jobs/scrollCardIntoView.ts';
import { boardAt, jobBackend, jobs, preloadBoard } from './board.tsx';

const CARD_PX = 188;
const IS_HYDRATING = true;

let root: Root | undefined;
let host: HTMLElement;

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  host.remove();
});

const cards = () => screen.getAllByRole('listitem', { hidden: true });
const scroller = (): Element => cards()[0]?.closest('[data-part=scroller]') ?? host;

/** Inserts the board as the server sends it, with a list that shows three cards at a time. @returns a function that hydrates it */
async function serve(address: string): Promise<() => Promise<void>> {
  const system = jobBackend({ listed: jobs(12) });
  await preloadBoard(address, system);
  // With styles in its HTML, the board would be so large that React sends it after the page.
  const site = () => <CacheProvider value={createStyleCache()}>{boardAt(address, system)}</CacheProvider>;
  host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(site());
  const [panel, listedCards] = [scroller(), cards()];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this === panel) return new DOMRect(0, 0, 300, 3 * CARD_PX);
    return new DOMRect(0, listedCards.indexOf(this as HTMLElement) * CARD_PX - panel.scrollTop, 300, CARD_PX);
  });
  return () =>
    act(async () => {
      root = hydrateRoot(host, site());
    });
}

it('[JOBS-03] [D-7] a job that is named in a shared URL is scrolled into view', async () => {
  const hydrate = await serve('/exploreJobs?job=job6&show=6');
  await hydrate();
  expect(scroller().scrollTop).toBe(5 * CARD_PX - (2 * CARD_PX) / 3);
});

it('[JOBS-02] hydration does not move a list that the visitor has scrolled before', async () => {
  const hydrate = await serve('/exploreJobs?show=6');
  scroller().scrollTop = 3 * CARD_PX;
  await hydrate();
  expect(scroller().scrollTop).toBe(3 * CARD_PX);
});

it('[JOBS-02] a job is not scrolled into view during a press, but can be after it', async () => {
  await serve('/exploreJobs?job=job6&show=6');
  const [list, card] = [scroller().closest('section'), screen.getByText('Role 1')];
  // When a visitor presses a part that is not hydrated yet, React hydrates it and runs its effects within the event.
  host.addEventListener('pointerdown', () => scrollCardIntoView(list, 'job6', IS_HYDRATING));
  card.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(scroller().scrollTop).toBe(0);
  scrollCardIntoView(list, 'job6', IS_HYDRATING);
  expect(scroller().scrollTop).toBeGreaterThan(0);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { NavigationEffects } from '../../../src/app/NavigationEffects.tsx';
import { showShell } from './shell.tsx';

let scrollTop = 0;
/** How far down the page can be scrolled. */
let maxScrollTop = Number.POSITIVE_INFINITY;
let scrolledTo: string[] = [];

function scrollPage(to: number): void {
  scrollTop = to;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  scrollTop = 0;
  maxScrollTop = Number.POSITIVE_INFINITY;
  scrolledTo = [];
  Object.defineProperty(window, 'scrollY', { get: () => scrollTop, configurable: true });
  window.scrollTo = ((_left: number, to: number) => {
    scrollTop = Math.min(to, maxScrollTop);
  }) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});

function Late() {
  const [shown, setShown] = useState(false);
  return shown ? (
    <h2 id="late">Late</h2>
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Content comes
    </button>
  );
}

const site = (
  <main>
    <Link to="/long">long</Link>
    <Link to="/target#part%202">part</Link>
    <Link to="/target#late">late</Link>
    <Link to="/target#folded">folded</Link>
    <Link to="?keep" preventScrollReset>
      keep
    </Link>
    <Routes>
      <Route path="/" element={<h1>Start</h1>} />
      <Route path="/long" element={<h1>Long</h1>} />
      <Route
        path="/target"
        element={
          <>
            <h1>Target</h1>
            <h2 id="part 2" tabIndex={-1}>
              Part
            </h2>
            <details>
              <summary>More</summary>
              <h2 id="folded">Folded</h2>
            </details>
            <a href="#part%202">Down</a>
            <Late />
          </>
        }
      />
    </Routes>
    <NavigationEffects />
  </main>
);

describe('a navigation', () => {
  it('[NAV-02] [NAV-05] goes to the top and to the main heading; Back returns to where the page was', async () => {
    showShell(site);
    scrollPage(900);
    await userEvent.click(screen.getByRole('link', { name: 'long' }));
    expect(scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: 'Long' })).toHaveFocus();
    scrollPage(300);
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus());
    expect(scrollTop).toBe(900);
    act(() => window.history.forward());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Long' })).toHaveFocus());
    expect(scrollTop).toBe(300);
  });

  it('[NAV-02] with a hash goes to the element of that id, decoded', async () => {
    showShell(site);
    await userEvent.click(screen.getByRole('link', { name: 'part' }));
    expect(new Set(scrolledTo)).toEqual(new Set(['part 2']));
    // Keyboard navigation continues from the section, not from the main heading.
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  });

  it('[NAV-02] unfolds a folded target, also on the page that is opened first', async () => {
    const { unmount } = showShell(site);
    await userEvent.click(screen.getByRole('link', { name: 'folded' }));
    expect(screen.getByRole('heading', { name: 'Folded' })).toBeVisible();
    expect(scrolledTo).toContain('folded');
    unmount();
    scrolledTo = [];
    showShell(site, { address: '/target#folded' });
    expect(screen.getByRole('heading', { name: 'Folded' })).toBeVisible();
    expect(scrolledTo).toContain('folded');
  });

  it('[NAV-02] looks for the target again while content loads', async () => {
    showShell(site);
    await userEvent.click(screen.getByRole('link', { name: 'late' }));
    expect(scrolledTo).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Content comes' }));
    await waitFor(() => expect(scrolledTo).toEqual(['late']));
  });

  it('[NAV-02] to the page that is opened first leaves the scrolling to the browser, unless the target is still loading', async () => {
    const { unmount } = showShell(site, { address: '/target#part%202' });
    expect(scrolledTo).toEqual([]);
    unmount();
    showShell(site, { address: '/target#late' });
    await userEvent.click(screen.getByRole('button', { name: 'Content comes' }));
    await waitFor(() => expect(scrolledTo).toEqual(['late']));
  });

  it('[NAV-02] keeps the scroll position if its link prevents the reset', async () => {
    showShell(site);
    scrollPage(500);
    await userEvent.click(screen.getByRole('link', { name: 'keep' }));
    expect(scrollTop).toBe(500);
  });

  it('[NAV-02] by a hash that is typed into the address bar goes to its section', async () => {
    showShell(site, { address: '/target' });
    scrollPage(40);
    act(() => {
      window.location.hash = '#part%202';
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus());
    expect(new Set(scrolledTo)).toEqual(new Set(['part 2']));
    expect(scrollTop).toBe(40);
  });

  it('[NAV-02] by Back returns to where the page was, even when its content is still loading', async () => {
    showShell(site);
    scrollPage(900);
    await userEvent.click(screen.getByRole('link', { name: 'long' }));
    maxScrollTop = 300;
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus());
    expect(scrollTop).toBe(300);
    maxScrollTop = Number.POSITIVE_INFINITY;
    await waitFor(() => expect(scrollTop).toBe(900));
  });

  it('[NAV-02] by a link to a section goes there a second time as well, and Back returns to where the page was', async () => {
    showShell(site, { address: '/target?year=2024' });
    const clickDown = () => userEvent.click(screen.getByRole('link', { name: 'Down' }));
    scrollPage(70);
    await clickDown();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus());
    expect(window.location.href).toMatch(/\/target\?year=2024#part%202$/);
    scrollPage(700);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(scrollTop).toBe(70));
    scrolledTo = [];
    await clickDown();
    await waitFor(() => expect(new Set(scrolledTo)).toEqual(new Set(['part 2'])));
    expect(scrollTop).toBe(70);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { NavigationEffects } from '../../../src/app/NavigationEffects.tsx';
import { showShell } from './shell.tsx';

type Memory = typeof import('../../../src/app/scrollMemory.ts');

describe('the memory of scroll positions', () => {
  const fresh = (): Promise<Memory> => {
    jest.resetModules();
    return import('../../../src/app/scrollMemory.ts');
  };

  it('[NAV-02] knows where an entry was, also after a visit to another site', async () => {
    const first = await fresh();
    first.rememberScroll('a', 120);
    first.rememberScroll('a', 480);
    expect(first.recallScroll('a')).toBe(480);
    expect(first.recallScroll('b')).toBeNull();
    first.saveScroll();
    expect((await fresh()).recallScroll('a')).toBe(480);
  });

  it('[NAV-02] keeps the latest fifty', async () => {
    const first = await fresh();
    for (let at = 0; at < 60; at += 1) first.rememberScroll(`entry${at}`, at);
    first.saveScroll();
    const second = await fresh();
    expect(second.recallScroll('entry9')).toBeNull();
    expect(second.recallScroll('entry10')).toBe(10);
  });

  it.each(['no JSON', '{"a":1}', '[["a","far"],[1,2],null,["b",7]]'])('[AUTH-09] survives a damaged record: %s', async (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    const memory = await fresh();
    expect(memory.recallScroll('a')).toBeNull();
    expect(memory.recallScroll('b')).toBe(stored.includes('["b",7]') ? 7 : null);
  });

  it('[AUTH-09] survives blocked and full storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const memory = await fresh();
    memory.rememberScroll('a', 5);
    expect(() => memory.saveScroll()).not.toThrow();
    expect(memory.recallScroll('a')).toBe(5);
  });
});

let top = 0;
let scrolledTo: string[] = [];

function scrollPage(to: number): void {
  top = to;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  top = 0;
  scrolledTo = [];
  Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true });
  window.scrollTo = ((options: ScrollToOptions) => {
    top = options.top ?? 0;
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
    <Link to="?keep" state={{ keepScroll: true }}>
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
    expect(top).toBe(0);
    expect(screen.getByRole('heading', { name: 'Long' })).toHaveFocus();
    scrollPage(300);
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus());
    expect(top).toBe(900);
    act(() => window.history.forward());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Long' })).toHaveFocus());
    expect(top).toBe(300);
  });

  it('[NAV-02] with a hash goes to the element of that id, decoded', async () => {
    showShell(site);
    await userEvent.click(screen.getByRole('link', { name: 'part' }));
    expect(scrolledTo).toEqual(['part 2']);
    // The keyboard goes on from there, not from the main heading.
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  });

  it('[NAV-02] looks for the target again while content loads', async () => {
    showShell(site);
    await userEvent.click(screen.getByRole('link', { name: 'late' }));
    expect(scrolledTo).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Content comes' }));
    await waitFor(() => expect(scrolledTo).toEqual(['late']));
  });

  it('[NAV-02] of the first page leaves the scrolling to the browser, unless the target is still loading', async () => {
    const { unmount } = showShell(site, { address: '/target#part%202' });
    expect(scrolledTo).toEqual([]);
    unmount();
    showShell(site, { address: '/target#late' });
    await userEvent.click(screen.getByRole('button', { name: 'Content comes' }));
    await waitFor(() => expect(scrolledTo).toEqual(['late']));
  });

  it('[NAV-02] stays where it is when the page asks for that', async () => {
    showShell(site);
    scrollPage(500);
    await userEvent.click(screen.getByRole('link', { name: 'keep' }));
    expect(top).toBe(500);
  });

  it('[NAV-02] a plain link to a part of the page is not scrolled back', async () => {
    showShell(site, { address: '/target' });
    scrollPage(40);
    act(() => {
      window.location.hash = '#part%202';
    });
    await waitFor(() => expect(scrolledTo).toEqual(['part 2']));
    expect(top).toBe(40);
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  });

  it('[NAV-02] a plain link that was followed before leads to its part again, not to where the page was left', async () => {
    showShell(site, { address: '/target' });
    const down = () => act(() => screen.getByRole('link', { name: 'Down' }).click());
    down();
    await waitFor(() => expect(scrolledTo).toEqual(['part 2']));
    scrollPage(700);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.hash).toBe(''));
    scrollPage(40);
    down();
    await waitFor(() => expect(scrolledTo).toEqual(['part 2', 'part 2']));
    expect(top).toBe(40);
  });
});

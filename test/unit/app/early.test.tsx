import { act, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { replayEarly } from '../../../src/boot/replay.ts';

const done: string[] = [];

function Page() {
  const [text, setText] = useState('');
  const [more, setMore] = useState('');
  const [kind, setKind] = useState('en');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => done.push('first')}>
        First
      </button>
      <button type="button" onClick={() => done.push('second')}>
        <span>Second</span>
      </button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <a href="#there">Link</a>
      <form aria-label="login" action="#" onSubmit={(event) => (event.preventDefault(), done.push(`login ${text}`))}>
        <input aria-label="Email" value={text} onChange={(event) => setText(event.target.value)} />
        <input aria-label="Email too" value={more} onChange={(event) => setMore(event.target.value)} />
        <input type="checkbox" aria-label="Agree" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <button type="submit">Log in</button>
      </form>
      <form aria-label="search" action="/exploreJobs">
        <input name="keyword" aria-label="Words" defaultValue="" />
        <button type="submit">Search</button>
      </form>
      <select aria-label="Language" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>en</option>
        <option>ta</option>
      </select>
      <output>{`${text}|${more}|${kind}|${agreed}`}</output>
    </>
  );
}

let root: Root | undefined;

/** The page in a boundary of its own, which React hydrates later than the rest. */
const site = (
  <Suspense>
    <Page />
  </Suspense>
);

/** The served page, with the loader running. */
async function served(): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(site);
  const boot = document.createElement('script');
  boot.type = 'application/json';
  boot.id = 'boot';
  boot.textContent = JSON.stringify({ scripts: ['/assets/one.js', '/assets/two.js'] });
  document.body.append(host, boot);
  jest.resetModules();
  await import('../../../src/boot/loader.ts');
  return host;
}

async function takeOver(host: HTMLElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(host, site);
  });
  await act(async () => replayEarly());
}

/** Replays in the moment in which the frame has hydrated and the page in it has not. */
function Frame() {
  useEffect(() => {
    // Not within the effect, where React could not hydrate what an event reaches.
    queueMicrotask(replayEarly);
  }, []);
  return site;
}

const started = (): string[] => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

/** True when the browser's own behaviour was kept from happening. */
const click = (element: Element): boolean => !fireEvent.click(element);

beforeEach(() => {
  done.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
});

afterEach(async () => {
  window.__early?.stop();
  delete window.__early;
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('before the scripts have come', () => {
  it('[NAV-01] clicks on buttons wait, and happen once and in order', async () => {
    const host = await served();
    expect(click(screen.getByText('Second'))).toBe(true);
    expect(click(screen.getByRole('button', { name: 'First' }))).toBe(true);
    expect(done).toEqual([]);
    await takeOver(host);
    expect(done).toEqual(['second', 'first']);
    fireEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(done).toEqual(['second', 'first', 'first']);
  });

  it('[NAV-01] links, menus of the browser and forms with an address work by themselves', async () => {
    const host = await served();
    expect(click(screen.getByRole('link'))).toBe(false);
    expect(click(screen.getByRole('button', { name: 'Menu' }))).toBe(false);
    const sent = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('form', { name: 'search' }).addEventListener('submit', sent);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(window.__early?.clicks).toEqual([]);
    await takeOver(host);
  });

  it('[AUTH-01] what was typed reaches the form, and sending it waits', async () => {
    const host = await served();
    const field = screen.getByRole('textbox', { name: 'Email' });
    fireEvent.input(field, { target: { value: 'asha@example.org' } });
    expect(fireEvent.submit(screen.getByRole('form', { name: 'login' }))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await takeOver(host);
    expect(field).toHaveValue('asha@example.org');
    expect(done).toEqual(['login asha@example.org']);
  });

  it('[AUTH-01] what was typed also reaches a part of the page that hydrates later', async () => {
    const host = await served();
    fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'asha@example.org' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Email too' }), { target: { value: 'b' } });
    click(screen.getByRole('button', { name: 'First' }));
    await act(async () => {
      root = hydrateRoot(host, <Frame />);
    });
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.org|b|en|false');
    expect(done).toEqual(['first']);
  });

  it('[NAV-06] choices in lists and boxes are kept', async () => {
    const host = await served();
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'ta' } });
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    box.checked = true;
    fireEvent.input(box);
    await takeOver(host);
    expect(screen.getByRole('status')).toHaveTextContent('||ta|true');
    expect(box).toBeChecked();
  });

  it('[JOBS-01] what was typed into a field that keeps its own text stays', async () => {
    const host = await served();
    fireEvent.input(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'scrum' } });
    await takeOver(host);
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('scrum');
  });

  it('[NAV-01] a button that has gone meanwhile is not clicked', async () => {
    const host = await served();
    const gone = screen.getByRole('button', { name: 'First' });
    click(gone);
    await act(async () => {
      root = hydrateRoot(host, site);
    });
    gone.remove();
    replayEarly();
    expect(done).toEqual([]);
    host.prepend(gone);
  });
});

describe('the scripts', () => {
  it('[NAV-01] start in order after the page has loaded and was painted', async () => {
    await served();
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(started()).toEqual(['/assets/one.js', '/assets/two.js']);
  });

  it('[NAV-01] wait for the page to load', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await served();
    jest.advanceTimersByTime(5_000);
    expect(started()).toEqual([]);
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    expect(started()).toHaveLength(2);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'pointermove', 'wheel'])(
    '[NAV-01] start at once at the first %s, and once',
    async (type) => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      await served();
      fireEvent(document.body, new Event(type, { bubbles: true }));
      fireEvent(document.body, new Event(type, { bubbles: true }));
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(20_000);
      expect(started()).toHaveLength(2);
    },
  );

  it('[NAV-08] that fail are taken away, so that they can be asked for again', async () => {
    await served();
    jest.advanceTimersByTime(100);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(started()).toEqual(['/assets/two.js']);
  });

  it('[NAV-01] do not wait for ever for a picture that never ends', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await served();
    jest.advanceTimersByTime(10_100);
    expect(started()).toHaveLength(2);
  });
});

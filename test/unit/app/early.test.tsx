import { act, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordAutofilled, replayEarlyInput } from '../../../src/boot/replay.ts';

const calls: string[] = [];

function Page() {
  const [email, setEmail] = useState('');
  const [secondEmail, setSecondEmail] = useState('');
  const [language, setLanguage] = useState('en');
  const [note, setNote] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => calls.push('first')}>
        First
      </button>
      <button type="button" onClick={() => calls.push('second')}>
        <span>Second</span>
      </button>
      <form aria-label="login" action="#" onSubmit={(event) => (event.preventDefault(), calls.push(`login ${email}`))}>
        <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
        <input aria-label="Email too" value={secondEmail} onChange={(event) => setSecondEmail(event.target.value)} />
        <input type="checkbox" aria-label="Agree" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <button type="submit">Log in</button>
        <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      </form>
      <form aria-label="post" action="/Login" method="post" onSubmit={(event) => (event.preventDefault(), calls.push('posted'))}>
        <button type="submit">Post</button>
      </form>
      <form aria-label="search" action="/exploreJobs">
        <input name="keyword" aria-label="Words" defaultValue="" />
        <button type="submit">Search</button>
      </form>
      <select aria-label="Language" value={language} onChange={(event) => setLanguage(event.target.value)}>
        <option>en</option>
        <option>ta</option>
      </select>
      <output>{`${email}|${secondEmail}|${language}|${agreed}`}</output>
    </>
  );
}

let root: Root | undefined;

/** The page in its own Suspense boundary, which React hydrates later than the rest. */
const site = (
  <main>
    <Suspense>
      <Page />
    </Suspense>
  </main>
);

/** Renders the page as the server does, and starts the loader. */
async function renderServedPage(): Promise<HTMLElement> {
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

async function hydrateAndReplay(host: HTMLElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(host, site);
  });
  await act(async () => {
    const replayed = replayEarlyInput();
    await jest.advanceTimersByTimeAsync(100);
    await replayed;
  });
}

/** Replays early input when the frame has hydrated but the page in it has not. */
function Frame() {
  useEffect(() => {
    // While the effect runs, React cannot hydrate the target of an event.
    queueMicrotask(() => void replayEarlyInput());
  }, []);
  return site;
}

const startedScripts = (): string[] => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

/** Clicks an element. Returns whether the browser's default action was prevented. */
const click = (element: Element): boolean => !fireEvent.click(element);

beforeEach(() => {
  calls.length = 0;
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

describe('before the scripts have loaded', () => {
  it('[AUTH-01] a POST form is deferred as well, and sent once', async () => {
    const host = await renderServedPage();
    const button = screen.getByRole('button', { name: 'Post' });
    expect([fireEvent.click(button), fireEvent.click(button)]).toEqual([false, false]);
    expect(fireEvent.submit(screen.getByRole('form', { name: 'post' }))).toBe(false);
    await hydrateAndReplay(host);
    expect(calls).toEqual(['posted']);
  });

  it('[AUTH-01] typed text also reaches a part of the page that hydrates later', async () => {
    const host = await renderServedPage();
    fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'asha@example.org' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Email too' }), { target: { value: 'b' } });
    click(screen.getByRole('button', { name: 'First' }));
    await act(async () => {
      root = hydrateRoot(host, <Frame />);
    });
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.org|b|en|false');
    expect(calls).toEqual(['first']);
  });

  it('[NAV-06] selections in lists and checkboxes are kept', async () => {
    const host = await renderServedPage();
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'ta' } });
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    box.checked = true;
    fireEvent.input(box);
    await hydrateAndReplay(host);
    expect(screen.getByRole('status')).toHaveTextContent('||ta|true');
    expect(box).toBeChecked();
  });

  it('[NAV-01] a removed button is not clicked', async () => {
    const host = await renderServedPage();
    const removedButton = screen.getByRole('button', { name: 'First' });
    click(removedButton);
    await act(async () => {
      root = hydrateRoot(host, site);
    });
    removedButton.remove();
    await replayEarlyInput();
    expect(calls).toEqual([]);
    host.prepend(removedButton);
  });
});

describe('while React hydrates the page', () => {
  const setValueLikeReact = (field: HTMLElement, value: string) => {
    (field as HTMLInputElement).value = value;
    // When React sets a value, it also changes attributes. The loader notices that.
    field.setAttribute('name', 'x');
    field.removeAttribute('name');
  };

  it.each(['Email', 'Note'])('[AUTH-01] text typed into %s is restored when React empties the field', async (name) => {
    const host = await renderServedPage();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    field.focus();
    fireEvent.input(field, { target: { value: 'asha' } });
    field.setSelectionRange(2, 2);
    fireEvent(document, new Event('selectionchange'));
    setValueLikeReact(field, '');
    await Promise.resolve();
    expect(field).toHaveValue('asha');
    expect(field.selectionStart).toBe(2);
    await hydrateAndReplay(host);
    expect(field).toHaveValue('asha');
    expect(field.selectionStart).toBe(2);
  });

  it.each(['keydown', 'beforeinput'])(
    '[AUTH-01] text that React has emptied is restored at %s at the latest, before the key is added',
    async (type) => {
      const host = await renderServedPage();
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
      fireEvent.input(field, { target: { value: 'ash' } });
      field.value = '';
      fireEvent(field, new Event(type, { bubbles: true }));
      fireEvent.input(field, { target: { value: `${field.value}a` } });
      await hydrateAndReplay(host);
      expect(screen.getByRole('status')).toHaveTextContent('asha|');
    },
  );

  it('[AUTH-01] a field that the visitor emptied stays empty', async () => {
    const host = await renderServedPage();
    const field = screen.getByRole('textbox', { name: 'Email' });
    fireEvent.input(field, { target: { value: 'ash' } });
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.keyDown(field);
    await hydrateAndReplay(host);
    expect(field).toHaveValue('');
  });

  it('[AUTH-01] keys typed before and after hydration form one text', async () => {
    const host = await renderServedPage();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    const type = (key: string) => {
      fireEvent.keyDown(field, { key });
      // Sets the value as the browser does. React's value tracker does not notice it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + key);
      fireEvent(field, new InputEvent('input', { bubbles: true, data: key }));
    };
    for (const key of 'somebody') type(key);
    await act(async () => {
      root = hydrateRoot(host, site);
    });
    for (const key of '@example') act(() => type(key));
    await act(async () => replayEarlyInput());
    for (const key of '.org') act(() => type(key));
    expect(field).toHaveValue('somebody@example.org');
    expect(screen.getByRole('status')).toHaveTextContent('somebody@example.org|');
  });

  it('[AUTH-01] autofilled values are kept', async () => {
    const host = await renderServedPage();
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value = 'asha@example.org';
    recordAutofilled();
    await hydrateAndReplay(host);
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.org|');
  });

  it('[AUTH-05] a form is submitted once, however often its button was pressed; other buttons are clicked each time', async () => {
    const host = await renderServedPage();
    for (const name of ['Log in', 'First', 'Log in', 'First']) click(screen.getByRole('button', { name }));
    await hydrateAndReplay(host);
    expect(calls).toEqual(['login ', 'first', 'first']);
  });

  it('[AUTH-05] a button that is disabled at the replay is not clicked', async () => {
    const host = await renderServedPage();
    const button = screen.getByRole('button', { name: 'First' });
    click(button);
    await act(async () => {
      root = hydrateRoot(host, site);
    });
    button.setAttribute('aria-disabled', 'true');
    await replayEarlyInput();
    expect(calls).toEqual([]);
  });
});

describe.each([
  ['adds an element beside a field', (form: HTMLElement) => form.prepend(document.createElement('i'))],
  ['changes a word', () => (screen.getByText('Second').textContent = 'Zweiter')],
])('an extension that %s makes React replace what the server has sent', (_what, change) => {
  async function hydrateChanged(host: HTMLElement): Promise<void> {
    change(screen.getByRole('form', { name: 'login' }));
    const field = screen.getByRole('textbox', { name: 'Email' });
    await act(async () => {
      root = hydrateRoot(host, site, { onRecoverableError: () => undefined });
    });
    // Without this, the test would prove nothing.
    expect(field).not.toBeInTheDocument();
  }

  async function replay(): Promise<void> {
    await act(async () => {
      const replayed = replayEarlyInput();
      await jest.advanceTimersByTimeAsync(100);
      await replayed;
    });
  }

  it('[AUTH-01] typed text, choices and clicks are kept', async () => {
    const host = await renderServedPage();
    fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'asha@example.org' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Email too' }), { target: { value: 'b' } });
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'ta' } });
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    box.checked = true;
    fireEvent.input(box);
    fireEvent.input(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'scrum' } });
    for (const name of ['First', 'Log in', 'Log in', 'Post']) click(screen.getByRole('button', { name }));
    await hydrateChanged(host);
    await replay();
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.org|b|ta|true');
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('scrum');
    expect(calls).toEqual(['first', 'login asha@example.org', 'posted']);
  });
});

/** In milliseconds. Longer than the delay between the load event and the start of the scripts, which is a frame and a task. */
const PAINTED_MS = 100;

describe('the scripts', () => {
  const failScript = (name: string) => {
    for (const script of document.head.querySelectorAll(`[src="${name}"]`)) script.dispatchEvent(new Event('error'));
  };

  it('[NAV-08] that fail twice leave a note with a reload link; clicks are no longer deferred, but forms are still not sent', async () => {
    await renderServedPage();
    jest.advanceTimersByTime(PAINTED_MS);
    failScript('/assets/two.js');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(click(screen.getByRole('button', { name: 'First' }))).toBe(true);
    failScript('/assets/two.js');
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load fully. Reload');
    expect(screen.getByText('Reload')).toHaveAttribute('href', '');
    expect(click(screen.getByRole('button', { name: 'First' }))).toBe(false);
    // If the browser sent the form, its values would be in the URL.
    expect(fireEvent.submit(screen.getByRole('form', { name: 'login' }))).toBe(false);
    // If the browser sent it, the server would respond that the page needs scripts, although scripts are on.
    expect(fireEvent.submit(screen.getByRole('form', { name: 'post' }))).toBe(false);
  });

  it('[NAV-08] other than the last leave no note when they fail; the last one, which starts the app, reports the failure', async () => {
    await renderServedPage();
    jest.advanceTimersByTime(PAINTED_MS);
    failScript('/assets/one.js');
    failScript('/assets/one.js');
    expect(startedScripts()).toEqual(['/assets/two.js']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    window.__early?.fail();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('[NAV-01] start in order after the load event and the first paint', async () => {
    await renderServedPage();
    expect(startedScripts()).toEqual([]);
    jest.advanceTimersByTime(PAINTED_MS);
    expect(startedScripts()).toEqual(['/assets/one.js', '/assets/two.js']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'pointermove', 'wheel'])(
    '[NAV-01] start at the first %s, and only once',
    async (type) => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      await renderServedPage();
      fireEvent(document.body, new Event(type, { bubbles: true }));
      expect(startedScripts()).toEqual(['/assets/one.js']);
      fireEvent(document.body, new Event(type, { bubbles: true }));
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(20_000);
      expect(startedScripts()).toEqual(['/assets/one.js', '/assets/two.js']);
    },
  );

  it('[NAV-01] do not start when a browser reports a resting pointer as moved', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await renderServedPage();
    fireEvent(document.body, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }));
    jest.advanceTimersByTime(5_000);
    expect(startedScripts()).toEqual([]);
    fireEvent(document.body, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 1, movementY: 0 }));
    jest.advanceTimersByTime(5_000);
    expect(startedScripts()).toHaveLength(2);
  });

  it('[NAV-08] are requested again after a failure, and then removed so that the app can retry', async () => {
    await renderServedPage();
    jest.advanceTimersByTime(PAINTED_MS);
    failScript('/assets/one.js');
    expect(startedScripts()).toEqual(['/assets/two.js', '/assets/one.js']);
    failScript('/assets/one.js');
    expect(startedScripts()).toEqual(['/assets/two.js']);
  });

  it('[NAV-01] do not wait for ever for an image that never loads', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await renderServedPage();
    jest.advanceTimersByTime(10_000 + PAINTED_MS);
    expect(startedScripts()).toHaveLength(2);
  });
});

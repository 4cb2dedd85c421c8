import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { guardAgainstTranslators } from '../../../src/app/translationGuard.ts';
import { Breakable } from '../../../src/ui/Breakable.tsx';

const { appendChild, insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};

beforeAll(guardAgainstTranslators);
afterAll(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
});

const createFont = (text: string): HTMLElement => {
  const font = document.createElement('font');
  font.appendChild(document.createElement('font')).textContent = text;
  return font;
};

/** How translators change a text node. */
const TRANSLATORS = {
  replace: (text: Text) => text.replaceWith(createFont(text.data)),
  'insert and remove': (text: Text) => {
    text.parentNode?.insertBefore(createFont(text.data), text);
    text.parentNode?.removeChild(text);
  },
  'append and remove': (text: Text) => {
    text.after(createFont(text.data));
    text.remove();
  },
  wrap: (text: Text) => {
    const font = createFont('');
    text.replaceWith(font);
    font.firstChild?.replaceWith(text);
  },
} satisfies Record<string, (text: Text) => void>;

type Translator = keyof typeof TRANSLATORS;

/** Translates every text below an element that is not translated yet. */
function translate(root: Element, translator: Translator): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.parentElement?.closest('font') === null) TRANSLATORS[translator](text);
}

interface State {
  count: number;
  before: boolean;
  after: boolean;
  list: string[];
  address: string;
}

let setPageState: (state: State) => void;

const FIRST: State = { count: 1, before: false, after: true, list: ['a', 'b', 'c'], address: 'careers.palar-payments@example.org' };

function Page() {
  const [state, setState] = useState(FIRST);
  // oxlint-disable-next-line react/globals -- the test drives the page from outside
  setPageState = setState;
  return (
    <main>
      {state.before && <b>Before</b>}
      {state.count} jobs
      {state.after && ' found'}
      <ul>
        {state.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {state.after ? 'Open' : <em>Closed</em>}
      <p>
        {state.before && 'Hidden '}
        {state.list}
      </p>
      <a href="#there">
        <Breakable>{state.address}</Breakable>
      </a>
    </main>
  );
}

const STEPS: State[] = [
  { ...FIRST, count: 2 },
  { ...FIRST, count: 3, before: true, after: false, list: ['c', 'd', 'a'] },
  { ...FIRST, count: 4, list: [], address: 'build-works@example.org' },
  { ...FIRST, count: 5, before: true, list: ['x'], address: 'a@example.org' },
  { ...FIRST, count: 6, after: false, list: ['b', 'x', 'a'], address: 'build-works.and.more@example.org' },
  FIRST,
];

describe.each(Object.keys(TRANSLATORS) as Translator[])('a page whose texts a translator changes (%s)', (translator) => {
  it('[D-11] shows after each change what the untranslated page shows', () => {
    const untranslated = render(<Page />);
    const expected = STEPS.map((step) => {
      act(() => setPageState(step));
      return screen.getByRole('main').textContent;
    });
    untranslated.unmount();

    const { unmount } = render(<Page />);
    translate(screen.getByRole('main'), translator);
    const shown = STEPS.map((step) => {
      act(() => setPageState(step));
      translate(screen.getByRole('main'), translator);
      return screen.getByRole('main').textContent;
    });
    expect(shown).toEqual(expected);
    unmount();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('[D-11] shows every change that React makes before the translator has translated the previous one', () => {
    render(<Page />);
    translate(screen.getByRole('main'), translator);
    act(() => setPageState({ ...FIRST, count: 2, after: false, list: [] }));
    act(() => setPageState({ ...FIRST, count: 3, after: false, list: ['d'], address: 'a@example.org' }));
    expect(screen.getByRole('main')).toHaveTextContent('3 jobsdClosedda@example.org');
  });
});

describe('a translated page', () => {
  const font = () => screen.getByRole('main').querySelector('font');

  it('[D-11] returns a changed text to the translator, and leaves the others translated', () => {
    render(<Page />);
    translate(screen.getByRole('main'), 'replace');
    act(() => setPageState({ ...FIRST, count: 2 }));
    expect(screen.getByText('2')).toBe(screen.getByRole('main'));
    expect(screen.getByText('jobs').localName).toBe('font');
  });

  it('[D-11] shows changes after the visitor has chosen another language', () => {
    render(<Page />);
    translate(screen.getByRole('main'), 'replace');
    for (const translated of screen.getByRole('main').querySelectorAll(':not(font) > font')) {
      translated.replaceWith(createFont(translated.textContent));
    }
    act(() => setPageState({ ...FIRST, count: 2 }));
    expect(screen.getByRole('main')).toHaveTextContent(/^2 jobs found/);
  });

  it('[D-11] shows changes after the visitor has gone back to the original', () => {
    render(<Page />);
    const [count, jobs] = screen.getByRole('main').childNodes;
    translate(screen.getByRole('main'), 'replace');
    const replaced = [count, jobs] as Text[];
    for (const text of replaced) {
      const translated = font();
      translated?.parentNode?.insertBefore(text, translated);
      translated?.remove();
    }
    expect(screen.getByRole('main')).toHaveTextContent(/^1 jobs found/);
    act(() => setPageState({ ...FIRST, count: 2 }));
    expect(screen.getByRole('main')).toHaveTextContent(/^2 jobs found/);
  });
});

it('[D-11] an untranslated page works as usual', () => {
  render(<Page />);
  act(() => setPageState({ ...FIRST, count: 2, before: true, after: false, list: ['c', 'a'] }));
  expect(screen.getByRole('main').innerHTML).toMatch('<b>Before</b>2 jobs<ul><li>c</li><li>a</li></ul><em>Closed</em><p>Hidden ca</p>');
});

it('[D-11] e-mail and web addresses are not translated', () => {
  render(<Breakable>careers@example.org</Breakable>);
  expect(screen.getByText('careers@example.org')).toHaveAttribute('translate', 'no');
});

import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { guardAgainstTranslators } from '../../../src/app/translationGuard.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(guardAgainstTranslators);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Wraps every text below an element in `<font>`, once or twice, or replaces it, as translators do. */
function translate(root: Element, how: 'once' | 'twice' | 'replace'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    const inner = how === 'twice' ? font.appendChild(document.createElement('font')) : font;
    inner.append(how === 'replace' ? `x${text.data}` : text);
  }
}

let setPageState: (state: { count: number; before: boolean; after: boolean; list: string[] }) => void;

function Page() {
  const [state, setState] = useState({ count: 1, before: false, after: true, list: ['a', 'b', 'c'] });
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
    </main>
  );
}

describe.each(['once', 'twice', 'replace'] as const)('a page whose texts a translator changed (%s)', (how) => {
  it('[D-11] is updated without an error', () => {
    const { unmount } = render(<Page />);
    translate(screen.getByRole('main'), how);
    act(() => setPageState({ count: 2, before: true, after: false, list: ['c', 'd', 'a'] }));
    expect(screen.getByText('Before')).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    translate(screen.getByRole('main'), how);
    act(() => setPageState({ count: 3, before: false, after: true, list: [] }));
    expect(screen.queryByText('Before')).not.toBeInTheDocument();
    expect(screen.queryByText('Closed')).not.toBeInTheDocument();
    unmount();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  if (how !== 'replace') {
    it('[D-11] shows the new text, and nothing of the old one', () => {
      render(<Page />);
      translate(screen.getByRole('main'), how);
      act(() => setPageState({ count: 2, before: false, after: false, list: [] }));
      expect(screen.getByRole('main')).toHaveTextContent(/^2 jobs\s*Closed$/);
    });
  }
});

it('[D-11] an untranslated page works as usual', () => {
  render(<Page />);
  act(() => setPageState({ count: 2, before: true, after: false, list: ['c', 'a'] }));
  expect(screen.getByRole('main').innerHTML).toBe('<b>Before</b>2 jobs<ul><li>c</li><li>a</li></ul><em>Closed</em>');
});

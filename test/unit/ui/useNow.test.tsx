import { render } from '@testing-library/react';
import { memo, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderedAtProvider, useNow } from '../../../src/ui/useNow.ts';

const RENDERED_AT = new Date('2026-11-20T10:00:00.000Z');
const LATER = new Date('2026-11-20T10:01:15.000Z');

const moments: Date[] = [];
beforeEach(() => {
  moments.length = 0;
  jest.useFakeTimers({ now: RENDERED_AT });
});
afterEach(() => jest.useRealTimers());

function Clock(): React.JSX.Element {
  const now = useNow();
  moments.push(now);
  return <time>{now.toISOString()}</time>;
}

const page = (children?: React.ReactNode) => (
  <RenderedAtProvider value={RENDERED_AT}>
    <Clock />
    {children}
  </RenderedAtProvider>
);

/** Hydrates the server's page in a browser whose clock is ahead of the server's. */
function hydratePage() {
  const container: HTMLElement = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  expect(container).toHaveTextContent(RENDERED_AT.toISOString());
  moments.length = 0;
  jest.setSystemTime(LATER);
  return render(page(), { container, hydrate: true });
}

it('hydration renders only with the time of the server', () => {
  const { container } = hydratePage();
  expect(container).toHaveTextContent(RENDERED_AT.toISOString());
  expect(new Set(moments)).toEqual(new Set([RENDERED_AT]));
});

it('a later render, and components mounted later, have the current time', () => {
  const { container, rerender } = hydratePage();
  rerender(page(<Clock />));
  expect([...container.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([LATER.toISOString(), LATER.toISOString()]);
});

it('the time is the same object for a minute, so that nothing is rendered again because of it', () => {
  const onRender = jest.fn();
  const Child = memo(function Child({ now }: { now: Date }) {
    onRender(now);
    return null;
  });
  function Parent({ count }: { count: number }): React.JSX.Element {
    const [first] = useState(useNow());
    return (
      <>
        {count}
        {first.getTime()}
        <Child now={useNow()} />
      </>
    );
  }
  jest.setSystemTime(LATER);
  const { rerender } = render(<Parent count={1} />);
  jest.advanceTimersByTime(30_000);
  rerender(<Parent count={2} />);
  expect(onRender).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  rerender(<Parent count={3} />);
  expect(onRender.mock.calls).toEqual([[LATER], [new Date(LATER.getTime() + 60_000)]]);
});

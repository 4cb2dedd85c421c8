import { fireEvent, screen } from '@testing-library/react';
import { CardRail } from '../../../src/ui/CardRail.tsx';
import { renderUi } from './renderUi.tsx';

const WINDOW_WIDTH = 320;
const CARD_WIDTH = 280;
const PITCH = CARD_WIDTH + 16;
/** How far a button or a swipe scrolls: 95 % of a card. */
const STEP = 266;

/** Gives the list the sizes of a phone, because jsdom has no layout. @returns a function that returns the scroll position */
function layOut(count: number) {
  let scrollPosition = 0;
  const maxScroll = count * PITCH - 16 - WINDOW_WIDTH;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(maxScroll + WINDOW_WIDTH);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW_WIDTH);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrollPosition);
  jest.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((value) => {
    scrollPosition = value;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: CARD_WIDTH } as DOMRect);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, options?: ScrollToOptions | number) {
    scrollPosition = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  });
  return () => scrollPosition;
}

const createCards = (count: number) => Array.from({ length: count }, (_, index) => ({ key: index, content: <p>Card {index + 1}</p> }));

describe('CardRail', () => {
  it.each([
    [49, 0],
    [50, STEP],
  ])('[HOME-05] [CERT-06] a swipe of %i px scrolls to %i', (distance, expectedPosition) => {
    const getScrollPosition = layOut(4);
    renderUi(<CardRail label="Certifications" cards={createCards(4)} />);
    const list = screen.getByRole('list', { name: 'Certifications' });
    fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: 200 - distance, clientY: 100 }] });
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 - distance, clientY: 100 }] });
    expect(getScrollPosition()).toBe(expectedPosition);
  });

  it.each([
    ['forward', 0, 1],
    ['back', 2, 1],
  ])('[HOME-05] a long swipe %s also scrolls by one step, counted from where the swipe began', (_way, from, to) => {
    const getScrollPosition = layOut(5);
    renderUi(<CardRail label="Certifications" cards={createCards(5)} />);
    const list = screen.getByRole('list', { name: 'Certifications' });
    list.scrollLeft = from * STEP;
    const [startX, endX] = from < to ? [300, 10] : [10, 300];
    fireEvent.touchStart(list, { touches: [{ clientX: startX, clientY: 100 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: endX, clientY: 100 }] });
    expect(getScrollPosition()).toBe(from * STEP + startX - endX);
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: endX, clientY: 100 }] });
    expect(getScrollPosition()).toBe(to * STEP);
  });

  it('[HOME-05] [CERT-06] each press scrolls by one step, even during the animation', () => {
    const getScrollPosition = layOut(5);
    renderUi(<CardRail label="Certifications" cards={createCards(5)} />);
    const targets: (number | undefined)[] = [];
    jest.spyOn(Element.prototype, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
      targets.push(typeof options === 'object' ? options.left : undefined);
    });
    const next = screen.getByRole('button', { name: 'Next: Certifications' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(getScrollPosition()).toBe(0);
    expect(targets).toEqual([STEP, 2 * STEP]);
  });

  it('leaves vertical scrolling to the page', () => {
    const getScrollPosition = layOut(4);
    renderUi(<CardRail label="Certifications" cards={createCards(4)} />);
    const list = screen.getByRole('list', { name: 'Certifications' });
    fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: 140, clientY: 100 }] });
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 140, clientY: 100 }] });
    expect(getScrollPosition()).toBe(0);
  });

  it('shows no buttons when all cards are visible', () => {
    renderUi(<CardRail label="Certifications" cards={createCards(2)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be scrolled with the keyboard even if the cards contain no link', () => {
    layOut(4);
    renderUi(<CardRail label="Certifications" cards={createCards(4)} />);
    expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  });
});

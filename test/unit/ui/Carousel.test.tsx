import { act, fireEvent, screen, within } from '@testing-library/react';
import { Carousel } from '../../../src/ui/Carousel.tsx';
import { renderUi } from './renderUi.tsx';
import { expectAccessible } from '../../support/jest/axe.ts';

const slides = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }));

/** Returns the texts of the slides that are not inert. */
const currentSlides = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);

function advance(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

function swipe(from: number, to: number) {
  const track = screen.getAllByRole('group', { hidden: true })[0]?.parentElement;
  if (!track) throw new Error('no track');
  const touchesAt = (x: number) => [{ clientX: x, clientY: 100 }];
  fireEvent.touchStart(track, { touches: touchesAt(from) });
  fireEvent.touchMove(track, { touches: touchesAt(to) });
  fireEvent.touchEnd(track, { changedTouches: touchesAt(to) });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders three slides. @param autoplayMs time for each slide; with 0 the slides do not advance by themselves */
function renderCarousel(autoplayMs = 5000) {
  return renderUi(<Carousel label="News" slides={slides} autoplayMs={autoplayMs} />);
}

describe('Carousel', () => {
  it('[HOME-02] advances every 5 s and wraps around', () => {
    renderCarousel();
    expect(currentSlides()).toEqual(['One']);
    advance(4999);
    expect(currentSlides()).toEqual(['One']);
    advance(1);
    expect(currentSlides()).toEqual(['Two']);
    advance(5000);
    advance(5000);
    expect(currentSlides()).toEqual(['One']);
  });

  it('[HOME-02] an arrow key on a control changes the slide', () => {
    renderCarousel(0);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowLeft' });
    expect(currentSlides()).toEqual(['Three']);
  });

  it('[HOME-02] [D-13] pauses under the pointer, with the focus inside and after Pause', () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'News' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    advance(6000);
    expect(currentSlides()).toEqual(['One']);
    fireEvent.pointerLeave(region);
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    advance(6000);
    expect(currentSlides()).toEqual(['One']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    advance(6000);
    expect(currentSlides()).toEqual(['One']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    advance(5000);
    expect(currentSlides()).toEqual(['Two']);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    advance(20000);
    expect(currentSlides()).toEqual(['Two']);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    advance(5000);
    expect(currentSlides()).toEqual(['Three']);
  });

  it('[HOME-02] pauses in a hidden tab', () => {
    renderCarousel();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    advance(20000);
    expect(currentSlides()).toEqual(['One']);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    advance(5000);
    expect(currentSlides()).toEqual(['Two']);
  });

  it('[HOME-02] does not advance for visitors who prefer reduced motion', () => {
    const original = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(original(query), { matches: query.includes('reduced-motion') }));
    renderCarousel();
    advance(20000);
    expect(currentSlides()).toEqual(['One']);
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('[HOME-05] a swipe of at least 50 px changes the slide', () => {
    renderCarousel(0);
    swipe(200, 151);
    expect(currentSlides()).toEqual(['One']);
    swipe(200, 150);
    expect(currentSlides()).toEqual(['Two']);
    swipe(100, 150);
    expect(currentSlides()).toEqual(['One']);
  });

  it('has a name and role for screen readers, and makes hidden slides inert', async () => {
    jest.useRealTimers();
    const { container } = renderCarousel(0);
    const region = screen.getByRole('region', { name: 'News' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(region).getByRole('group', { name: '1 of 3' })).toBeVisible();
    expect(currentSlides()).toEqual(['One']);
    await expectAccessible(container);
  });

  it('has no controls and does not advance when there is only one slide', () => {
    renderUi(<Carousel label="News" slides={slides.slice(0, 1)} autoplayMs={5000} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    advance(6000);
    expect(currentSlides()).toEqual(['One']);
  });
});

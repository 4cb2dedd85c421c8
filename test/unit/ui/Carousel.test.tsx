import { act, fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Carousel } from '../../../src/ui/Carousel.tsx';
import { renderUi } from './renderUi.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }));

const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

function swipe(from: number, to: number) {
  const track = screen.getAllByRole('group', { hidden: true })[0]?.parentElement;
  if (!track) throw new Error('no track');
  const at = (x: number) => [{ clientX: x, clientY: 100 }];
  fireEvent.touchStart(track, { touches: at(from) });
  fireEvent.touchMove(track, { touches: at(to) });
  fireEvent.touchEnd(track, { changedTouches: at(to) });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderCarousel(autoplay = 5000) {
  return renderUi(<Carousel label="News" slides={slides} autoplay={autoplay} />);
}

describe('Carousel', () => {
  it('[HOME-02] advances every 5 s and wraps around', () => {
    renderCarousel();
    expect(shown()).toEqual(['One']);
    pass(4999);
    expect(shown()).toEqual(['One']);
    pass(1);
    expect(shown()).toEqual(['Two']);
    pass(5000);
    pass(5000);
    expect(shown()).toEqual(['One']);
  });

  it('[HOME-02] arrows wrap in both directions, dots lead to their slide', () => {
    renderCarousel(0);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toEqual(['Three']);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toEqual(['One']);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }));
    expect(shown()).toEqual(['Two']);
    expect(screen.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('[HOME-02] arrow keys on the controls move it', () => {
    renderCarousel(0);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowLeft' });
    expect(shown()).toEqual(['Three']);
  });

  it('[HOME-02] [D-13] pauses under the pointer, with the focus inside and after Pause', () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'News' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    pass(6000);
    expect(shown()).toEqual(['One']);
    fireEvent.pointerLeave(region);
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    pass(6000);
    expect(shown()).toEqual(['One']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    pass(6000);
    expect(shown()).toEqual(['One']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    pass(5000);
    expect(shown()).toEqual(['Two']);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(20000);
    expect(shown()).toEqual(['Two']);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(5000);
    expect(shown()).toEqual(['Three']);
  });

  it('[HOME-02] pauses in a hidden tab', () => {
    renderCarousel();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20000);
    expect(shown()).toEqual(['One']);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5000);
    expect(shown()).toEqual(['Two']);
  });

  it('[HOME-02] does not advance for visitors who prefer reduced motion', () => {
    const real = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), { matches: query.includes('reduced-motion') }));
    renderCarousel();
    pass(20000);
    expect(shown()).toEqual(['One']);
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('[HOME-05] a swipe of at least 50 px turns it', () => {
    renderCarousel(0);
    swipe(200, 151);
    expect(shown()).toEqual(['One']);
    swipe(200, 150);
    expect(shown()).toEqual(['Two']);
    swipe(100, 150);
    expect(shown()).toEqual(['One']);
  });

  it('has a name and role for screen readers, and keeps hidden slides out of reach', async () => {
    jest.useRealTimers();
    const { container } = renderCarousel(0);
    const region = screen.getByRole('region', { name: 'News' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(region).getByRole('group', { name: '1 of 3' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('needs no controls for one slide', () => {
    renderUi(<Carousel label="News" slides={slides.slice(0, 1)} autoplay={5000} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    pass(6000);
    expect(shown()).toEqual(['One']);
  });
});

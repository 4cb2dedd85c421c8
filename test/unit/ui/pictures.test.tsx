import { fireEvent, screen } from '@testing-library/react';
import { PersonAvatar } from '../../../src/ui/page/PersonAvatar.tsx';
import { Picture } from '../../../src/ui/Picture.tsx';
import { insertStyles } from '../../support/jest/styles.ts';
import { renderUi } from './renderUi.tsx';

insertStyles();

describe('Picture', () => {
  it('keeps its size, and is loaded lazily unless it has priority', () => {
    renderUi(
      <>
        <Picture src="/a.svg" alt="A hall" width={1600} height={900} seed="a" />
        <Picture src="/b.svg" alt="A stage" width={1600} height={900} seed="b" priority />
      </>,
    );
    const lazyImage = screen.getByRole('img', { name: 'A hall' });
    expect(lazyImage).toHaveAttribute('loading', 'lazy');
    expect(lazyImage).not.toHaveAttribute('fetchpriority');
    const priorityImage = screen.getByRole('img', { name: 'A stage' });
    expect(priorityImage).toHaveAttribute('loading', 'eager');
    expect(priorityImage).toHaveAttribute('fetchpriority', 'high');
    for (const image of [priorityImage, lazyImage]) {
      expect(image).toHaveAttribute('width', '1600');
      expect(image).toHaveAttribute('height', '900');
      expect(
        getComputedStyle(image.parentElement as HTMLElement)
          .aspectRatio.split('/')
          .map(Number),
      ).toEqual([1600, 900]);
    }
  });

  it('shows a line drawing (a kolam) where the picture is broken', () => {
    const { container } = renderUi(<Picture src="/a.svg" alt="A hall" width={16} height={9} seed="a" />);
    expect(container.querySelector('svg')).not.toBeInTheDocument();
    fireEvent.error(screen.getByRole('img', { name: 'A hall' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

describe('PersonAvatar', () => {
  it.each([
    ['Asha Menon', 'AM'],
    ['Dr. K. R. Meenakshi Sundaram', 'DS'],
    ['Asha', 'A'],
    ['கீதா ராமன்', 'கீரா'],
    ['—', ''],
    [null, ''],
  ])('[EVT-05] [ABOUT-02] [VOL-02] without a picture, the initials of %j are “%s”', (name, initialLetters) => {
    const { container } = renderUi(<PersonAvatar name={name} />);
    expect(container.textContent).toBe(initialLetters);
    expect(container.querySelector('svg') !== null).toBe(initialLetters === '');
  });

  it('[EVT-05] shows the initials when the picture is broken', () => {
    const { container } = renderUi(<PersonAvatar src="/p.svg" name="Asha Menon" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('AM');
  });
});

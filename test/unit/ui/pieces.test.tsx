import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../../../src/ui/Button.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../../src/ui/ErrorState.tsx';
import { PersonAvatar } from '../../../src/ui/page/PersonAvatar.tsx';
import { Picture } from '../../../src/ui/Picture.tsx';
import { Loading, SkeletonCard } from '../../../src/ui/Skeleton.tsx';
import { renderUi } from './renderUi.tsx';

describe('Picture', () => {
  it('keeps its size, and is loaded late unless it is the first', () => {
    renderUi(
      <>
        <Picture src="/a.svg" alt="A hall" width={1600} height={900} seed="a" />
        <Picture src="/b.svg" alt="A stage" width={1600} height={900} seed="b" priority />
      </>,
    );
    expect(screen.getByRole('img', { name: 'A hall' })).toHaveAttribute('loading', 'lazy');
    const first = screen.getByRole('img', { name: 'A stage' });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('width', '1600');
  });

  it('draws a kolam where the picture is missing or broken', () => {
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
  ])('[EVT-05] [ABOUT-02] [VOL-02] stands for %s without a picture', (name, letters) => {
    const { container } = renderUi(<PersonAvatar name={name} />);
    expect(container).toHaveTextContent(letters === '' ? /^$/ : letters);
    expect(container.querySelector('svg') !== null).toBe(letters === '');
  });

  it('[EVT-05] gives way to the initials when the picture is broken', () => {
    const { container } = renderUi(<PersonAvatar src="/p.svg" name="Asha Menon" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('AM');
  });
});

describe('Button', () => {
  it('[AUTH-05] is disabled while it is busy, and says so', async () => {
    const onClick = jest.fn();
    renderUi(
      <Button busy onClick={onClick}>
        Log In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Log In' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('submits only when it is asked to', () => {
    renderUi(<Button>Retry</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('states', () => {
  it('[HOME-08] an error is read out and offers Retry', async () => {
    const retry = jest.fn();
    const { container } = renderUi(<ErrorState text="Events could not be loaded." kind="temporary" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Events could not be loaded.');
    expect(screen.getByRole('alert')).toHaveTextContent('This may be temporary.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[JOBS-02] nothing to show is a sentence and a next step', () => {
    renderUi(
      <EmptyState text="No Jobs to explore">
        <Button>Clear search</Button>
      </EmptyState>,
    );
    expect(screen.getByText('No Jobs to explore')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  it('loading names what loads, and speaks again when it is slow', () => {
    jest.useFakeTimers();
    renderUi(
      <Loading label="Loading events">
        <SkeletonCard ratio="16 / 9" />
      </Loading>,
    );
    expect(screen.getByText('Loading events')).toBeInTheDocument();
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(8000);
    });
    expect(screen.getByText(/longer than usual/)).toBeVisible();
    jest.useRealTimers();
  });
});

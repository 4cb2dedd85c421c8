import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { EventsTeaser } from '../../../../src/features/home/EventsTeaser.tsx';
import { show } from './frontPage.tsx';

/** axe walks through every element, which takes its time on a busy machine. */
const AXE_MS = 30_000;

it(
  '[HOME-06] shows the active events as cards that lead to their pages',
  async () => {
    const { container } = await show(<EventsTeaser />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Stay Engaged. Stay Ahead');
    const [first, second] = screen.getAllByRole('article');
    if (first === undefined || second === undefined) throw new Error('Two events were expected.');
    expect(within(first).getByRole('link', { name: 'Reading the river' })).toHaveAttribute('href', '/special-programs/ec-footprints/4101');
    expect(within(first).getByText('E&C Footprints · 26 November 2026')).toBeVisible();
    expect(within(first).getByText('An evening on patience.')).toBeVisible();
    expect(first.querySelector('script, em')).toBeNull();
    expect(within(second).getByRole('link', { name: 'To be told' })).toHaveAttribute('href', '/special-programs/events/4102');
    expect(within(second).getByText('soon')).toBeVisible();
    expect(within(second).getByText('Sold out')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  },
  AXE_MS,
);

it('[HOME-06] shows the first day as a leaf of a calendar', async () => {
  await show(<EventsTeaser />);
  const [first] = screen.getAllByRole('article');
  if (first === undefined) throw new Error('An event was expected.');
  expect(within(first).getByText('26')).toBeInTheDocument();
  expect(within(first).getByText('Nov')).toBeInTheDocument();
});

it('[HOME-06] leads to the archives', async () => {
  await show(<EventsTeaser />);
  await userEvent.click(screen.getByRole('link', { name: 'GO TO ARCHIVES' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/special-programs/pm-footprints');
});

it('[HOME-06] says that events are coming when there is none', async () => {
  await show(<EventsTeaser />, { 'active-events': [] });
  expect(screen.getByText('Events coming soon')).toBeVisible();
  expect(screen.getByRole('link', { name: 'GO TO ARCHIVES' })).toBeVisible();
});

it('[HOME-06] says that it loads', async () => {
  await show(<EventsTeaser />, { 'active-events': 'never' }, { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading events');
});

it('[HOME-08] shows its own error with Retry', async () => {
  const { answers } = await show(<EventsTeaser />, { 'active-events': 503 });
  expect(await screen.findByRole('alert')).toHaveTextContent('HTTP error! status: 503');
  delete answers['active-events'];
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

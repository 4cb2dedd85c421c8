import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventSummary } from '../../../../src/api/generated/cms.ts';
import type { OwnPdus } from '../../../../src/api/generated/people.ts';
import type { PublicSettings } from '../../../../src/config/settings.ts';
import MyPdusPage from '../../../../src/features/pdus/MyPdusPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { testSettings } from '../../../support/settings.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const attended: OwnPdus['attended'] = [
  {
    eventId: '4201',
    title: 'Small steps',
    program: 'PM Footprints',
    day: '2026-10-28',
    pdus: { waysOfWorking: 8, powerSkills: 0, businessAcumen: 0 },
  },
  { eventId: '4347', title: 'Of last year', day: '2025-11-15', pdus: { waysOfWorking: 6, powerSkills: 3, businessAcumen: 3.5 } },
];

const createUpcomingEvent = (id: number, title: string, pdus: EventSummary['pdus'], day = '20 Nov 46'): EventSummary => ({
  event_id: id,
  title,
  event_time: day,
  ...(pdus && { pdus }),
});

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});
afterEach(() => void jest.useRealTimers());

/** Shows the page with a backend that stores the cycle and responds with `status`. @param initialPdus the member's record */
function show(
  initialPdus: OwnPdus,
  { events = [], status = 200, settings = testSettings }: { events?: EventSummary[]; status?: number; settings?: PublicSettings } = {},
) {
  let pdus = initialPdus;
  const store = pageStore(async ({ pathname }, request) => {
    if (pathname.includes('active-events')) return Response.json({ success: true, data: events });
    if (status !== 200) return Response.json({ success: false, error: 'No', message: 'No' }, { status });
    if (request.method === 'PUT') {
      pdus = { ...pdus, cycle: (await request.json()) as NonNullable<OwnPdus['cycle']> };
      return Response.json({ success: true, message: 'Saved.' });
    }
    return Response.json(pdus);
  }, member);
  return renderPage('/dashboard/pdus', { page: <MyPdusPage />, store, settings });
}

const card = () => screen.findByRole('region', { name: 'My cycle' });

describe('[issue 25] My PDUs', () => {
  it('shows what was earned, by kind of PDU and by year, and what is missing', async () => {
    show({ attended, cycle: { target: 60, start: '2026-01-01' } });
    expect(await card()).toHaveTextContent('1 January 2026 to 31 December 2028');
    expect(await card()).toHaveTextContent('8 of 60 PDUs');
    expect(await card()).toHaveTextContent('52 PDUs still missing.');
    expect(await card()).toHaveTextContent('Power Skills 0 of at least 8');
    const years = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(years).toEqual(['2026: 8 PDUs', '2025: 12.5 PDUs']);
    expect(screen.getByText('6 Ways of Working, 3 Power Skills, 3.5 Business Acumen', { selector: 'section > p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Small steps' })).toHaveAttribute('href', '/special-programs/pm-footprints/4201');
    // The page of that event no longer exists.
    expect(screen.queryByRole('link', { name: 'Of last year' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  });

  it('lists the upcoming events that count, with those that have missing PDUs first', async () => {
    // This time is before the events, which are within the cycle.
    jest.useFakeTimers({ now: new Date('2026-11-20T06:00:00.000Z'), advanceTimers: true });
    const events = [
      createUpcomingEvent(1, 'Ways only', { ways_of_working: 6 }),
      createUpcomingEvent(2, 'Nothing to earn', undefined),
      createUpcomingEvent(3, 'Skills', { power_skills: 2 }),
      createUpcomingEvent(4201, 'Attended', { power_skills: 1 }),
    ];
    show(
      { attended, cycle: { target: 60, start: '2026-01-01' } },
      { events: events.map((event) => ({ ...event, event_time: '20 Nov 27' })) },
    );
    const region = await screen.findByRole('region', { name: 'Upcoming events that count' });
    const links = await within(region).findAllByRole('link');
    expect(links.map((link) => link.closest('li')?.textContent)).toEqual([
      'Skills20 November 20272 Power SkillsSaturdayYou still need Power Skills.',
      'Ways only20 November 20276 Ways of WorkingSaturday',
    ]);
  });

  it('[EVT-01] says when and where an upcoming event is, and what it costs', async () => {
    const event = { ...createUpcomingEvent(1, 'Skills', { power_skills: 2 }, '20 Nov 46, 6:30 PM to 8:00 PM'), venue: 'Online', fee: 250 };
    show({ attended: [] }, { events: [event] });
    const region = await screen.findByRole('region', { name: 'Upcoming events that count' });
    const [line, ...facts] = await within(region).findAllByRole('listitem');
    expect(line).toHaveTextContent(/^Skills20 November 20462 Power Skills/);
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Tue, 6:30 PM to 8:00 PM', 'Online', '₹250']);
  });

  it('folds what was attended in a year after its first twelve events', async () => {
    const events = Array.from({ length: 14 }, (_, index) => ({
      eventId: String(4300 + index),
      title: `Event ${index + 1}`,
      day: '2026-03-05',
      pdus: { waysOfWorking: 1, powerSkills: 0, businessAcumen: 0 },
    }));
    show({ attended: events });
    const year = within(await screen.findByRole('region', { name: /^2026/ }));
    expect(year.getByText('2 more')).toBeVisible();
    expect(year.getByText('Event 12')).toBeVisible();
    expect(year.getByText('Event 13')).not.toBeVisible();
  });

  it('[EVT-09] a cancelled or postponed event is last, with its reason and without PDUs', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T06:00:00.000Z'), advanceTimers: true });
    const cancelled = { status: 'cancelled', status_reason: 'The hall is closed.' };
    const events = [
      { ...createUpcomingEvent(1, 'No talk', { power_skills: 6 }, '20 Nov 27'), ...cancelled },
      createUpcomingEvent(2, 'A talk', { ways_of_working: 2 }, '21 Nov 27'),
    ];
    show({ attended, cycle: { target: 60, start: '2026-01-01' } }, { events });
    const region = await screen.findByRole('region', { name: 'Upcoming events that count' });
    const links = await within(region).findAllByRole('link');
    expect(links.map((link) => link.closest('li')?.textContent)).toEqual([
      'A talk21 November 20272 Ways of WorkingSunday',
      'No talk20 November 2027CancelledThe hall is closed.Saturday',
    ]);
  });

  it('shows nothing in place of a missing date of an event', async () => {
    show({ attended: [] }, { events: [createUpcomingEvent(1, 'Undated', { power_skills: 2 }, '')] });
    const region = await screen.findByRole('region', { name: 'Upcoming events that count' });
    expect(await within(region).findByRole('listitem')).toHaveTextContent(/^Undated2 Power Skills$/);
  });

  it('does not count an event after the cycle', async () => {
    show(
      { attended: [], cycle: { target: 60, start: '2026-01-01' } },
      { events: [createUpcomingEvent(1, 'Late', { power_skills: 6 }, '1 Jan 29')] },
    );
    expect(await screen.findByText('None is listed at present.')).toBeVisible();
  });

  it('shows the sum of all years until the member sets a target', async () => {
    const user = userEvent.setup();
    show({ attended });
    expect(await card()).toHaveTextContent('All years20.5 PDUs');
    await user.click(screen.getByRole('button', { name: 'Set my target' }));
    const dialog = screen.getByRole('dialog', { name: 'My target' });
    await user.clear(within(dialog).getByRole('textbox', { name: /^PDUs in three years/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please enter your target')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /^PDUs in three years/ }), '30');
    // Escape keeps what was typed.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Set my target' }));
    const reopened = within(screen.getByRole('dialog', { name: 'My target' }));
    expect(reopened.getByRole('textbox', { name: /^PDUs in three years/ })).toHaveValue('30');
    await user.type(reopened.getByLabelText(/^First day/), '2025-03-01');
    await user.click(reopened.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('of 30 PDUs')).toBeInTheDocument();
    expect(toasts).toEqual(['Saved.']);
    // What was saved is not a draft any more.
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
  });

  it('does not need the first day of the cycle', async () => {
    const user = userEvent.setup();
    show({ attended });
    await card();
    await user.click(screen.getByRole('button', { name: 'Set my target' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('of 60 PDUs')).toBeInTheDocument();
    expect(await card()).toHaveTextContent('The last three years');
  });

  it('records the attendance of an event by its code alone', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const refusal = 'No event of the last 60 days has this code.';
    renderPage('/dashboard/pdus', {
      page: <MyPdusPage />,
      user: member,
      backend: async ({ pathname }, request) => {
        if (pathname.includes('active-events')) return Response.json({ success: true, data: [] });
        if (request.method === 'GET') return Response.json({ attended: sent.length > 1 ? attended : [] });
        sent.push(await request.json());
        if (sent.length === 1) return Response.json({ success: false, error: refusal }, { status: 400 });
        return Response.json({ success: true, message: 'Your attendance is recorded.' });
      },
    });
    const field = await screen.findByRole('textbox', { name: /^Code of the event/ });
    await user.type(field, '1234{Enter}');
    expect(await screen.findByText('The code has eight digits')).toBeVisible();
    await user.type(field, '5678{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('12345678');
    await user.clear(field);
    await user.type(field, '48291375{Enter}');
    expect(await screen.findByRole('link', { name: 'Small steps' })).toBeVisible();
    expect(sent).toEqual([{ code: '12345678' }, { code: '48291375' }]);
    expect(field).toHaveValue('');
    expect(toasts).toEqual(['Your attendance is recorded.']);
  });

  it('says that nothing is recorded yet and what to do, and offers no Print', async () => {
    show({ attended: [] });
    expect(await screen.findByText('No event is recorded yet.')).toBeVisible();
    expect(screen.getByText(/^A code is shown at the end of each event\. Enter it above/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('offers Export and Print from the first recorded event on', async () => {
    show({ attended: attended.slice(0, 1) });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  });

  it('says that PDUs are not recorded when the provider lacks the extension', async () => {
    show({ attended }, { settings: { ...testSettings, extensions: [] } });
    expect(screen.getByRole('heading', { level: 1, name: 'PDUs are not recorded here.' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My cycle' })).toBeNull();
  });

  it.each([500, 401])('shows an error, with Retry or a link to the login, when the record cannot be loaded (%s)', async (status) => {
    show({ attended: [] }, { status });
    expect(await screen.findByRole('alert')).toHaveTextContent('No');
    expect(screen.getByRole(status === 401 ? 'link' : 'button', { name: status === 401 ? 'Log in' : /again|Retry/ })).toBeVisible();
  });
});

import { act, screen } from '@testing-library/react';
import type { EventDetail } from '../../../../src/api/generated/cms.ts';
import type { OwnRegistration, Seats } from '../../../../src/api/generated/registrations.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import * as page from '../../../../src/features/programs/EventPage.route.ts';
import { json, settle } from '../../api/apiStore.ts';
import { member, pageStore, visitor } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const PATH = '/special-programs/pm-outreach/4106';

const event: RowOf<EventDetail> = {
  event_title: 'A planning day',
  event_category: [{ id: 56, name: 'PM Outreach' }],
  date_time: '20 Nov 46, 10:00 AM to 4:00 PM',
  venue: 'Community hall, Lalgudi',
  speakers: [],
  description: '<p>Three councils.</p>',
  registration: true,
};

const open: Seats = {
  state: 'open',
  seats: 12,
  left: 2,
  waiting: 0,
  waitingList: true,
  membersOnly: false,
  offerHours: 24,
  keptDays: 30,
};
const full: Seats = { ...open, state: 'full', left: 0 };

interface Options {
  /** Null for a server without registrations. */
  seats?: Seats | null;
  own?: Pick<OwnRegistration, 'state'>;
  change?: RowOf<EventDetail>;
}

/** Shows the event's page with the data of its preload. */
async function show({ seats = open, own, change = {} }: Options = {}) {
  const paths: string[] = [];
  const store = pageStore(
    ({ pathname }) => {
      paths.push(pathname);
      if (pathname === '/site/registrations') return json(own === undefined ? [] : [{ eventId: '4106', ...own }]);
      if (pathname.startsWith('/site/registrations/'))
        return seats === null ? json({ success: false, error: 'No', message: 'No' }, { status: 404 }) : json(seats);
      return json({ success: true, data: pathname.includes('4106') ? { ...event, ...change } : [] });
    },
    own === undefined ? visitor : member,
  );
  const params = { specialProgramName: 'pm-outreach', id: '4106' };
  const url = new URL(PATH, 'https://chapter.example.org');
  const now = new Date();
  await page.preload({ runQuery: createPreloadRun(store).runQuery, params, url, now });
  const loadedPaths = [...paths];
  const EventPage = page.default;
  const view = renderPage(PATH, { page: { '/special-programs/:specialProgramName/:id': <EventPage /> }, store });
  await act(settle);
  const { structuredData = [] } = page.head({ params, url, now, name: 'Event', state: store.getState() });
  return { ...view, loadedPaths, schema: structuredData.at(-1) ?? {} };
}

/** The links of the page with which one registers, or sees one's registration. */
const registerLinks = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href') === `${PATH}/register`)
    .map(({ textContent }) => textContent);

/** For guests when nobody can register. */
const GET_LINK = 'Registered already? Get your link again';

describe('[REG-01] the page of an event that takes registrations here', () => {
  it.each<[string, Seats | null, string | null, string[], string | undefined]>([
    ['places', open, '2 seats left', ['Register', 'Register', 'Register now'], 'InStock'],
    [
      'places for members',
      { ...open, membersOnly: true },
      '2 seats left, for members',
      ['Register', 'Register', 'Register now'],
      'InStock',
    ],
    [
      'a waiting list',
      { ...full, waiting: 3 },
      'Full, 3 people waiting',
      ['Join the waiting list', 'Join the waiting list', 'Join the waiting list'],
      'InStock',
    ],
    [
      'an empty waiting list',
      full,
      'Full, with a waiting list',
      ['Join the waiting list', 'Join the waiting list', 'Join the waiting list'],
      'InStock',
    ],
    ['no place', { ...full, waitingList: false }, 'Full', [GET_LINK], 'SoldOut'],
    ['a later opening', { ...open, state: 'early', opens: '2046-11-01' }, 'Registration opens on 1 November 2046', [GET_LINK], 'PreOrder'],
    ['an end', { ...open, state: 'closed' }, 'Registration is closed', [GET_LINK], undefined],
    ['a beginning', { ...open, state: 'over' }, 'Registration is closed', [GET_LINK], undefined],
    // The page that the link leads to says it.
    ['a server that does not say what is left', null, null, ['Register', 'Register', 'Register now'], 'InStock'],
  ])('with %s', async (_name, seats, text, links, availability) => {
    const { loadedPaths, schema } = await show({ seats });
    expect(loadedPaths).toContain('/site/registrations/4106');
    const shown = text === null ? [] : screen.getAllByText(text);
    expect(shown.length > 0).toBe(text !== null);
    expect(registerLinks()).toEqual(links);
    expect(screen.queryAllByRole('button', { name: 'FULL' })).toHaveLength(availability === 'SoldOut' ? 2 : 0);
    const { url, availability: found } = (schema.offers ?? {}) as { url?: string; availability?: string };
    expect(found).toBe(availability && `https://schema.org/${availability}`);
    expect(url).toBe(availability && `https://chapter.example.org${PATH}/register`);
  });

  it.each([
    ['registered', 'Your registration'],
    ['waiting', 'Your registration'],
    ['offered', 'Take the place'],
    ['missed', 'Join the waiting list'],
  ] as const)('[REG-04] leads a member who is %s to “%s”', async (state, label) => {
    await show({ own: { state }, seats: full });
    expect(registerLinks()).toEqual([label, label, label]);
  });

  it('[EVT-09] has neither seats nor Register when it is cancelled', async () => {
    const { schema } = await show({ change: { status: 'cancelled' }, seats: { ...open, state: 'closed' } });
    expect(registerLinks()).toEqual([GET_LINK]);
    expect(screen.queryByText('Registration is closed')).toBeNull();
    expect(schema.offers).toBeUndefined();
  });
});

it('[EVT-06] an event with a link asks nobody what is left', async () => {
  const { loadedPaths } = await show({ change: { registration: false, register_button_link: 'https://www.example.org/register' } });
  expect(loadedPaths.filter((path) => path.startsWith('/site'))).toEqual([]);
  expect(screen.getAllByRole('link', { name: /^Register/ }).map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => 'https://www.example.org/register'),
  );
});

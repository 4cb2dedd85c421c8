import type { EventDetail } from '../../../../src/api/generated/cms.ts';
import type { OwnRegistration, Seats } from '../../../../src/api/generated/registrations.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { member, pageStore, visitor } from '../../../support/pageStore.ts';
import { json } from '../../api/apiStore.ts';

export const EVENT_PATH = '/special-programs/pm-outreach/4106';

export const openSeats: Seats = {
  state: 'open',
  seats: 12,
  left: 2,
  waiting: 0,
  waitingList: true,
  membersOnly: false,
  offerHours: 24,
  keptDays: 30,
};

export const createOwn = (change: Partial<OwnRegistration> = {}): OwnRegistration => ({
  guestId: '65f1c0ffee65f1c0ffee0001',
  eventId: '4106',
  title: 'A planning day',
  program: 'PM Outreach',
  start: '2046-11-20',
  end: '2046-11-20',
  time: '10:00 AM to 4:00 PM',
  venue: 'Community hall, Lalgudi',
  state: 'registered',
  checkedIn: false,
  canCancel: true,
  ...change,
});

const event: RowOf<EventDetail> = {
  event_title: 'A planning day',
  event_category: [{ id: 56, name: 'PM Outreach' }],
  date_time: '20 Nov 46, 10:00 AM to 4:00 PM',
  venue: 'Community hall, Lalgudi',
  speakers: [],
  registration: true,
};

/** What a test's backend has, and how it responds. A test may change it. */
export interface TestBackend {
  /** Null for an event that takes no registrations here. */
  seats?: Seats | null;
  own?: OwnRegistration[];
  event?: RowOf<EventDetail>;
  /** Status and message with which every write is refused. */
  refusal?: [status: number, message: string];
  /** Whether writes get no response. */
  isOffline?: boolean;
  /** The registration that registering makes. */
  outcome?: OwnRegistration;
}

/** Creates a store whose backend has one event that takes registrations. `calls` lists writes as method, path and body. */
export function createStore(backend: TestBackend, isMember: boolean) {
  const calls: string[] = [];
  const store = pageStore(
    async ({ pathname }, request) => {
      const { method } = request;
      if (method === 'GET') {
        if (pathname.startsWith('/wp-json')) return json({ success: true, data: { ...event, ...backend.event } });
        if (pathname === '/site/registrations') return json(backend.own ?? []);
        return backend.seats === null
          ? json({ success: false, error: 'No', message: 'No' }, { status: 404 })
          : json(backend.seats ?? openSeats);
      }
      calls.push(`${method} ${pathname} ${await request.text()}`.trim());
      if (backend.isOffline === true) throw new TypeError('Failed to fetch');
      if (backend.refusal !== undefined) {
        const [status, message] = backend.refusal;
        return json({ success: false, error: message, message }, { status });
      }
      if (pathname.endsWith('/requests') || pathname.endsWith('/links')) return json({ success: true, message: 'A mail is on its way.' });
      if (method === 'DELETE') {
        backend.own = [];
        return json({ success: true, message: 'Your registration is cancelled.' });
      }
      const outcome = backend.outcome ?? createOwn();
      backend.own = [outcome];
      return json(outcome);
    },
    isMember ? member : visitor,
  );
  return { store, calls };
}

import { serveBuiltSite } from '../../support/e2e/globalSetup.ts';
import { createClient, type JsonInit } from '../../support/server/start.ts';
import { ADMIN, LONG_WORD, MEMBER } from './state.ts';

/** Job alerts to add for the default member, who has none in the demo. */
const ALERTS = [
  { keyword: 'scrum master', location: 'Chennai', frequency: 'daily' },
  { keyword: 'scrum master', type: 'Full-Time', level: 'Senior-level', experience: 10, frequency: 'weekly' },
  { keyword: LONG_WORD, frequency: 'daily' },
];

/** Ids of demo events to record as attended by the default member. */
const ATTENDED_EVENTS = ['4202', '4203', '4209', '4347'];

/** Ids of upcoming events to mark for the default member. */
const EVENTS_OF_INTEREST = ['4101', '4105'];

/** Saves jobs, alerts, attended events, events of interest and a PDU cycle for the default member. @throws Error when a call fails */
async function addMemberRecords(origin: string): Promise<void> {
  const { json, login } = createClient(origin);
  const [token, adminToken] = [await login(MEMBER), await login(ADMIN)];
  const call = async <Body>(path: string, init: JsonInit = {}): Promise<Body> => {
    const { status, body } = await json<Body>(path, { token, ...init });
    if (status >= 400) throw new Error(`${path}: ${status}`);
    return body;
  };
  for (const { _id } of await call<{ _id: string }[]>('/api/jobs/allJobs?limit=4')) await call(`/api/savedJobs/${_id}`, { method: 'PUT' });
  for (const body of ALERTS) await call('/api/jobAlerts', { body });
  for (const eventId of ATTENDED_EVENTS) {
    const { code } = await call<{ code: string }>(`/api/pdus/codes/${eventId}`, { token: adminToken });
    await call('/api/pdus/attended', { body: { eventId, code } });
  }
  for (const eventId of EVENTS_OF_INTEREST) await call(`/api/eventsOfInterest/${eventId}`, { method: 'PUT' });
  await call('/api/pdus/cycle', { method: 'PUT', body: { target: 60, start: `${new Date().getFullYear() - 1}-01-15` } });
}

/** Serves the built site with scenarios, and adds records for the default member. @returns the function that stops the site */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await serveBuiltSite({ NODE_ENV: 'development' });
  await addMemberRecords(process.env.E2E_ORIGIN ?? '');
  return stop;
}

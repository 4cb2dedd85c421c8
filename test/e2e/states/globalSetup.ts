import { serveBuiltSite } from '../../support/e2e/globalSetup.ts';
import { ADMIN, LONG_WORD, MEMBER } from './state.ts';

/** Job alerts of the default member; the demo has none. */
const ALERTS = [
  { keyword: 'scrum master', location: 'Chennai', frequency: 'daily' },
  { keyword: 'scrum master', type: 'Full-Time', level: 'Senior-level', experience: 10, frequency: 'weekly' },
  { keyword: LONG_WORD, frequency: 'daily' },
];

async function callApi<Body>(path: string, method = 'GET', body?: object, token = ''): Promise<Body> {
  const response = await fetch(`${process.env.E2E_ORIGIN}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as Body;
}

/** Demo events that the default member attended. */
const ATTENDED_EVENTS = ['4202', '4203', '4209', '4347'];

/** Upcoming events that the default member is interested in. */
const EVENTS_OF_INTEREST = ['4101', '4105'];

/** Logs in with the code from the outbox. @returns the session token */
async function logIn(email: string): Promise<string> {
  await callApi('/wp-json/custom/v1/send-otp', 'POST', { email });
  const [mail] = await callApi<{ text: string }[]>('/outbox.json');
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { data } = await callApi<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', 'POST', { email, otp });
  return data.token;
}

/** Saves jobs, alerts, attended events and events of interest for the member. */
async function addMemberRecords(): Promise<void> {
  const [token, admin] = [await logIn(MEMBER), await logIn(ADMIN)];
  const jobs = await callApi<{ _id: string }[]>('/api/jobs/allJobs?limit=4', 'GET', undefined, token);
  for (const { _id } of jobs) await callApi(`/api/savedJobs/${_id}`, 'PUT', undefined, token);
  for (const alert of ALERTS) await callApi('/api/jobAlerts', 'POST', alert, token);
  for (const eventId of ATTENDED_EVENTS) {
    const { code } = await callApi<{ code: string }>(`/api/pdus/codes/${eventId}`, 'GET', undefined, admin);
    await callApi('/api/pdus/attended', 'POST', { eventId, code }, token);
  }
  for (const eventId of EVENTS_OF_INTEREST) await callApi(`/api/eventsOfInterest/${eventId}`, 'PUT', undefined, token);
  await callApi('/api/pdus/cycle', 'PUT', { target: 60, start: `${new Date().getFullYear() - 1}-01-15` }, token);
}

/** Serves the built site with scenarios, and with a member who has saved jobs, alerts, attended events and events of interest. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await serveBuiltSite({ NODE_ENV: 'development' });
  await addMemberRecords();
  return stop;
}

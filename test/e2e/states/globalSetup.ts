import { serveBuiltSite } from '../../support/e2e/globalSetup.ts';
import { ADMIN, LONG_WORD, MEMBER } from './state.ts';

/** Job alerts to add for the default member, who has none in the demo. */
const ALERTS = [
  { keyword: 'scrum master', location: 'Chennai', frequency: 'daily' },
  { keyword: 'scrum master', type: 'Full-Time', level: 'Senior-level', experience: 10, frequency: 'weekly' },
  { keyword: LONG_WORD, frequency: 'daily' },
];

interface CallOptions {
  method?: string;
  body?: object;
  token?: string;
}

/** Calls the site's server, and returns the body of the response. @throws Error when the call fails */
async function callApi<Body>(path: string, { method = 'GET', body, token }: CallOptions = {}): Promise<Body> {
  const response = await fetch(`${process.env.E2E_ORIGIN}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as Body;
}

/** Ids of demo events to record as attended by the default member. */
const ATTENDED_EVENTS = ['4202', '4203', '4209', '4347'];

/** Ids of upcoming events to mark for the default member. */
const EVENTS_OF_INTEREST = ['4101', '4105'];

/** Logs in with the code from the outbox. @returns the session token */
async function logIn(email: string): Promise<string> {
  await callApi('/wp-json/custom/v1/send-otp', { method: 'POST', body: { email } });
  const [mail] = await callApi<{ text: string }[]>('/outbox.json');
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { data } = await callApi<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', { method: 'POST', body: { email, otp } });
  return data.token;
}

/** Saves jobs, alerts, attended events, events of interest and a PDU cycle for the default member. */
async function addMemberRecords(): Promise<void> {
  const [token, adminToken] = [await logIn(MEMBER), await logIn(ADMIN)];
  const jobs = await callApi<{ _id: string }[]>('/api/jobs/allJobs?limit=4', { token });
  for (const { _id } of jobs) await callApi(`/api/savedJobs/${_id}`, { method: 'PUT', token });
  for (const alert of ALERTS) await callApi('/api/jobAlerts', { method: 'POST', body: alert, token });
  for (const eventId of ATTENDED_EVENTS) {
    const { code } = await callApi<{ code: string }>(`/api/pdus/codes/${eventId}`, { token: adminToken });
    await callApi('/api/pdus/attended', { method: 'POST', body: { eventId, code }, token });
  }
  for (const eventId of EVENTS_OF_INTEREST) await callApi(`/api/eventsOfInterest/${eventId}`, { method: 'PUT', token });
  await callApi('/api/pdus/cycle', {
    method: 'PUT',
    body: { target: 60, start: `${new Date().getFullYear() - 1}-01-15` },
    token,
  });
}

/** Serves the built site with scenarios, and adds records for the default member. @returns the function that stops the site */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await serveBuiltSite({ NODE_ENV: 'development' });
  await addMemberRecords();
  return stop;
}

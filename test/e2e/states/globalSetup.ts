import { serveBuiltSite } from '../../support/e2e/globalSetup.ts';
import { LONG, MEMBER } from './state.ts';

/** The alerts of the member of most pictures; the demo has none. */
const ALERTS = [
  { keyword: 'scrum master', location: 'Chennai', frequency: 'daily' },
  { keyword: 'scrum master', type: 'Full-Time', level: 'Senior-level', experience: 10, frequency: 'weekly' },
  { keyword: LONG, frequency: 'daily' },
];

async function call<Body>(path: string, method = 'GET', body?: object, token = ''): Promise<Body> {
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

/** Saves jobs and alerts for the member. */
async function addSavedJobs(): Promise<void> {
  await call('/wp-json/custom/v1/send-otp', 'POST', { email: MEMBER });
  const [mail] = await call<{ text: string }[]>('/outbox.json');
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { data } = await call<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', 'POST', { email: MEMBER, otp });
  const jobs = await call<{ _id: string }[]>('/api/jobs/allJobs?limit=4', 'GET', undefined, data.token);
  for (const { _id } of jobs) await call(`/api/savedJobs/${_id}`, 'PUT', undefined, data.token);
  for (const alert of ALERTS) await call('/api/jobAlerts', 'POST', alert, data.token);
}

/** Serves the built site with scenarios, and with a member who has saved jobs and alerts. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await serveBuiltSite({ NODE_ENV: 'development' });
  await addSavedJobs();
  return stop;
}

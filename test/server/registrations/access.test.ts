/** @postgres full */
import { loadContract } from '../../../server/platform/contract/load.ts';
import { EVENT, startRegistrationSite, type RegistrationSite } from '../../support/server/registrations.ts';
import type { JsonInit } from '../../support/server/start.ts';
import { startTestServer } from '../../support/server/start.ts';

const GUEST = '65f1c0ffee65f1c0ffee0001';

/** Statuses by caller: a visitor, a member, an admin. 404 for an admin: they may, but there is no such guest. */
const table = `
call                   visitor  member  admin

getSeats               200      200     200
requestRegistration    200      200     200
requestGuestLink       200      200     200
listOwnRegistrations   401      200     200
register               401      200     200
cancelOwnRegistration  401      200     200
listGuestEvents        401      403     200
listGuests             401      403     200
addGuest               401      403     200
exportGuests           401      403     200
messageGuests          401      403     200
checkInGuest           401      403     404
cancelGuest            401      403     404
renewGuestLink         401      403     404
`;

const calls: Readonly<Record<string, [address: string, init?: JsonInit]>> = {
  getSeats: [`/site/registrations/${EVENT}`],
  requestRegistration: [`/site/registrations/${EVENT}/requests`, { body: { name: 'Asha', email: 'asha@example.org', consent: true } }],
  requestGuestLink: [`/site/registrations/${EVENT}/links`, { body: { email: 'asha@example.org' } }],
  listOwnRegistrations: ['/site/registrations'],
  register: [`/site/registrations/${EVENT}`, { method: 'POST' }],
  cancelOwnRegistration: [`/site/registrations/${EVENT}`, { method: 'DELETE' }],
  listGuestEvents: ['/site/guests'],
  listGuests: [`/site/guests/${EVENT}`],
  addGuest: [`/site/guests/${EVENT}`, { body: { name: 'Ravi', email: 'ravi@example.org' } }],
  exportGuests: [`/site/guests/${EVENT}/export`],
  messageGuests: [`/site/guests/${EVENT}/messages`, { body: { subject: 'Hello', text: 'Please bring a hat.', to: 'all' } }],
  checkInGuest: [`/site/guests/${EVENT}/${GUEST}`, { method: 'PATCH', body: { checkedIn: true } }],
  cancelGuest: [`/site/guests/${EVENT}/${GUEST}`, { method: 'DELETE' }],
  renewGuestLink: [`/site/guests/${EVENT}/${GUEST}/link`, { method: 'POST' }],
};

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.trim().split(/\s+/));

let site: RegistrationSite;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  site = await startRegistrationSite();
  tokens.member = await site.server.login('member@example.org');
  tokens.admin = await site.server.login('admin@example.org');
});

it('[REG-08] the table names every call of the contract', () => {
  const operations = loadContract('registrations').operations.map(({ operationId }) => operationId);
  expect(new Set(rows.map(([operation]) => operation))).toEqual(new Set<string | undefined>(operations));
});

it.each(rows)('[REG-05] [REG-08] %s: visitor %s, member %s, admin %s', async (operation = '', ...statuses) => {
  const [address, init = {}] = calls[operation] ?? [''];
  const found: string[] = [];
  const seenByOthers: string[] = [];
  for (const token of [undefined, tokens.member, tokens.admin]) {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await site.server.fetch(address, {
      method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
      headers,
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
    const text = await response.text();
    if (token !== tokens.admin) seenByOthers.push(text);
    found.push(String(response.status));
  }
  expect(found).toEqual(statuses);
  expect(seenByOthers.join()).not.toMatch(/[\w.]+@example\.org/);
});

it('[REG-01] before a job provider, no event takes registrations, and the calls do not exist', async () => {
  const server = await startTestServer({ env: { JOBS_ORIGIN: 'http://127.0.0.1:9' } });
  const { body } = await server.json<{ data: { registration: boolean } }>(`/wp-json/custom-api/v1/event/${EVENT}`);
  expect(body.data.registration).toBe(false);
  expect((await server.json(`/site/registrations/${EVENT}`)).status).toBe(404);
  expect((await server.json('/site/guests')).status).toBe(404);
});

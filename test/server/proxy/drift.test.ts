/** @jest-environment node */
import type { Quirk } from '../../support/provider/quirks.ts';
import { startProvider, type Provider } from '../../support/provider/start.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

/** What is told of a provider, in a process of its own, whose answers are no longer as its contract has them. */

let provider: Provider;
let site: TestServer;
let token: string;
beforeAll(async () => {
  provider = await startProvider();
  site = await startTestServer({ env: provider.env });
  const email = 'admin@example.org';
  await site.json('/wp-json/custom/v1/send-otp', { body: { email } });
  const otp = await provider.code(email);
  const { body } = await site.json<{ data: { token: string } }>('/wp-json/custom/v1/verify-otp', { body: { otp, email } });
  ({ token } = body.data);
});
afterAll(async () => {
  await site.close();
  await provider.remove();
});

const metrics = async (): Promise<string> => (await site.fetch('/metrics')).text();

/** The metrics once a line is among them: answers are looked at when there is time. */
async function metricsWith(line: RegExp): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const text = await metrics();
    if (line.test(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${line} in ${await metrics()}`);
}

/** Reads as a visitor and as a member, when neither what is kept nor what was looked at last stands any more. */
async function readBoth(quirk: Quirk): Promise<void> {
  await provider.behave(quirk);
  site.clock.advance(31_000);
  expect((await site.fetch('/wp-json/custom/v1/certifications-listing/')).status).toBe(200);
  expect((await site.fetch('/api/jobs/jobByStatus', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
}

const checked = (operation: string, count: number): RegExp =>
  new RegExp(`^provider_answers_checked_total\\{operation="${operation}"\\} ${count}$`, 'm');

it('says that answers keep their contracts, those to members and to visitors, and those that come packed', async () => {
  await readBoth('none');
  await metricsWith(checked('listCertifications', 1));
  await metricsWith(checked('listJobsByStatus', 1));
  await readBoth('gzip');
  await metricsWith(checked('listCertifications', 2));
  const text = await metricsWith(checked('listJobsByStatus', 2));
  expect(text).not.toMatch(/^provider_drifts\{/m);
  expect(text).toMatch(checked('verifyOtp', 1));
  expect(text).toContain('provider_answers_drifted_total{operation="listJobsByStatus"} 0\n');
});

it('looks at one answer of an operation in ten seconds', async () => {
  await site.fetch('/api/jobs/jobByStatus', { headers: { authorization: `Bearer ${token}` } });
  await site.fetch('/wp-json/custom/v1/volunteers-list/');
  const text = await metricsWith(checked('listVolunteers', 1));
  expect(text).toMatch(checked('listJobsByStatus', 2));
});

it('counts what has changed, by operation and kind, and tells nothing of what answers say', async () => {
  await readBoth('changed fields');
  for (const operation of ['listCertifications', 'listJobsByStatus']) {
    const text = await metricsWith(new RegExp(`provider_answers_drifted_total\\{operation="${operation}"\\} 1\n`));
    for (const kind of ['missing', 'extra', 'type']) {
      expect(text).toMatch(new RegExp(`^provider_drifts\\{operation="${operation}",kind="${kind}"\\} [1-9]`, 'm'));
    }
  }
  const warned = site.logLines.filter((line) => line.includes('differ from the contract'));
  expect(warned.join('\n')).toContain('"operation":"listJobsByStatus","field":"[].');
  expect(warned.join('\n')).not.toMatch(/example\.org|PMP|Bengaluru|_v2/);
});

import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
afterEach(() => server.close());

/** Requests a passcode with each of these values of `X-Forwarded-For`. @returns the statuses */
async function requestCodes(forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of forwarded.entries()) {
    const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
    statuses.push((await server.json('/wp-json/custom/v1/send-otp', { body: { email: `p${index}@example.org` }, headers })).status);
  }
  return statuses;
}

const limitOptions = { rateLimits: { sendOtpPerClient: { max: 2, timeWindow: 60_000 } } };

it('without TRUST_PROXY, a forged X-Forwarded-For does not evade the rate limit', async () => {
  server = await startTestServer(limitOptions);
  expect(await requestCodes(['192.0.2.1', '192.0.2.2', '192.0.2.3', '127.0.0.1, 192.0.2.4'])).toEqual([200, 200, 429, 429]);
});

it('with TRUST_PROXY, the rate limit counts by the last address in X-Forwarded-For, which the proxy wrote', async () => {
  server = await startTestServer({ ...limitOptions, env: { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:9' } });
  const clientAddress = '198.51.100.7';
  expect(
    await requestCodes([
      clientAddress,
      `192.0.2.1, ${clientAddress}`,
      `192.0.2.2, 192.0.2.3, ${clientAddress}`,
      `"${clientAddress}", ${clientAddress}`,
      '198.51.100.8',
    ]),
  ).toEqual([200, 200, 429, 429, 200]);
});

/** @postgres */
import { normaliseClientAddress } from '../../../server/platform/security/clientAddress.ts';
import { extractCode, startTestServer, type TestServer } from '../../support/server/start.ts';

const minuteMs = 60_000;
const ownerEmail = 'member@example.org';
const homeAddress = '198.51.100.7';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-11-20T10:00:00+05:30' });
});

/** Sends a call from a network address. */
async function call(name: string, payload: object, remoteAddress: string): Promise<{ status: number; error?: string }> {
  const response = await server.app.inject({ method: 'POST', url: `/wp-json/custom/v1/${name}`, payload, remoteAddress });
  return { status: response.statusCode, ...response.json<{ error?: string }>() };
}
const send = (from: string, email = ownerEmail) => call('send-otp', { email }, from);
const verify = (otp: string, from: string, email = ownerEmail) => call('verify-otp', { otp, email }, from);
const listMailedCodes = async (email = ownerEmail) =>
  (await server.outbox()).filter(({ to }) => to === email).map(({ text }) => extractCode(text));

/** Requests a code from a network address. @returns the code in the newest mail to the member */
async function requestCode(from: string): Promise<string> {
  await send(from);
  const [newest = ''] = await listMailedCodes();
  return newest;
}

/** Returns a six-digit code that is not the given one. */
const differentCode = (validCode: string): string => (validCode === '123456' ? '654321' : '123456');

/** Returns the n-th of many network addresses. */
const addressOf = (index: number): string => `10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/** Enters a wrong code five times from each of many clients. With `requestsCodes`, each requests a code first. @returns the statuses */
async function guessFromClients(clientCount: number, wrongCode: string, { requestsCodes = false, firstIndex = 0 } = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = firstIndex; index < firstIndex + clientCount; index += 1) {
    if (requestsCodes) await send(addressOf(index));
  }
  await server.outbox();
  for (let index = firstIndex; index < firstIndex + clientCount; index += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await verify(wrongCode, addressOf(index))).status);
  }
  return statuses;
}

describe('a member whose e-mail address is attacked by other clients', () => {
  it('[D-28] [AUTH-06] can still request a code and log in with it', async () => {
    const validCode = await requestCode(homeAddress);
    for (let index = 0; index < 30; index += 1) expect((await send('10.9.9.9')).status).toBe(200);
    for (let attempt = 0; attempt < 30; attempt += 1) await verify(differentCode(validCode), '10.9.9.9');
    expect((await send(homeAddress)).status).toBe(200);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });

  it('[D-27] gets at most one mail a minute, and the first code stays valid', async () => {
    const validCode = await requestCode(homeAddress);
    for (let index = 0; index < 30; index += 1) {
      await send(addressOf(index));
      for (let attempt = 0; attempt < 5; attempt += 1) await verify(differentCode(validCode), addressOf(index));
      await send(addressOf(index));
    }
    expect(await listMailedCodes()).toEqual([validCode]);
    server.clock.advance(minuteMs);
    await send(homeAddress);
    expect(await listMailedCodes()).toEqual([validCode, validCode]);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });

  it('[D-28] can enter the code on a device other than the one that requested it', async () => {
    const validCode = await requestCode(homeAddress);
    await verify(differentCode(validCode), '10.9.9.9');
    expect((await verify(validCode, '203.0.113.20')).status).toBe(200);
  });

  it('[D-28] can log in on the device that requested the code, even after other clients have made 100 attempts', async () => {
    const validCode = await requestCode(homeAddress);
    const statuses = await guessFromClients(25, differentCode(validCode));
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect((await verify(validCode, '203.0.113.20')).status).toBe(429);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });

  it('[D-28] can log in on a known device, even after many other clients have requested codes and made 300 attempts', async () => {
    expect((await verify(await requestCode(homeAddress), homeAddress)).status).toBe(200);
    const validCode = await requestCode('10.9.9.9');
    const statuses = await guessFromClients(70, differentCode(validCode), { requestsCodes: true });
    expect(statuses.filter((status) => status === 400)).toHaveLength(300);
    expect((await verify(differentCode(validCode), homeAddress)).status).toBe(400);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });
});

describe('guessing a code', () => {
  it('[D-28] is blocked for a client after five wrong attempts: even the right code is refused', async () => {
    const validCode = await requestCode(homeAddress);
    await send('10.9.9.9');
    await server.outbox();
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(differentCode(validCode), '10.9.9.9');
    const enterValidCode = async () => {
      const { status, error } = await verify(validCode, '10.9.9.9');
      return [status, error];
    };
    expect(await enterValidCode()).toEqual([429, 'This passcode was tried too often. Please ask for a new passcode in 8 minutes.']);
    server.clock.advance(7 * minuteMs);
    expect(await enterValidCode()).toEqual([429, 'This passcode was tried too often. Please ask for a new passcode in a minute.']);
  });

  it('[D-28] gains no attempts from many addresses in one IPv6 network, or from other spellings of a network address', async () => {
    const validCode = await requestCode(homeAddress);
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(differentCode(validCode), `2001:db8:1:2::${attempt + 1}`);
    expect((await verify(validCode, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await verify(validCode, '2001:db8:1:3::1')).status).toBe(200);
    expect(normaliseClientAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(normaliseClientAddress('2001:DB8:0001:2::9')).toBe(normaliseClientAddress('2001:db8:1:2:3:4:5:6'));
    expect(normaliseClientAddress('::1')).toBe(normaliseClientAddress('::2'));
  });

  it.each([
    ['192.0.2.7:5678', '192.0.2.7'],
    ['[2001:db8:7::1]:443', '2001:db8:7:0'],
    ['unknown', 'unknown'],
    ['999.1.1.1', '999.1.1.1'],
  ])('[D-28] counts for the right client, who can log in, if a proxy reports “%s”', async (address, client) => {
    expect(normaliseClientAddress(address)).toBe(client);
    const validCode = await requestCode(address);
    expect((await verify(validCode, address)).status).toBe(200);
  });

  it('[D-28] is possible for at most four codes by one client', async () => {
    const codes = new Set<string>();
    for (let run = 0; run < 8; run += 1) {
      const code = await requestCode('10.9.9.9');
      codes.add(code);
      for (let attempt = 0; attempt < 5; attempt += 1) await verify(differentCode(code), '10.9.9.9');
    }
    expect(codes.size).toBe(4);
  });

  it('[D-28] is blocked for a day after six hundred wrong attempts, but not on the member’s known device', async () => {
    expect((await verify(await requestCode(homeAddress), homeAddress)).status).toBe(200);
    let tries = 0;
    for (let run = 0; run < 3; run += 1) {
      const validCode = await requestCode('10.9.9.9');
      const statuses = await guessFromClients(61, differentCode(validCode), { requestsCodes: true, firstIndex: run * 100 });
      tries += statuses.filter((status) => status === 400).length;
      server.clock.advance(9 * minuteMs);
    }
    expect(tries).toBe(600);
    const validCode = await requestCode(homeAddress);
    expect((await verify(validCode, '203.0.113.20')).status).toBe(429);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });

  it('[D-26] is refused for an unknown e-mail address with the same response as for a known one', async () => {
    const validCode = await requestCode(homeAddress);
    await send(homeAddress, 'nobody@example.org');
    await server.outbox();
    for (const from of [homeAddress, '10.9.9.9']) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        expect(await verify(differentCode(validCode), from, 'nobody@example.org')).toEqual(await verify(differentCode(validCode), from));
      }
    }
  });
});

describe('a clock that is set back', () => {
  it('[D-27] by hours doesn’t delay the next code, and the earlier code no longer works', async () => {
    const earlierCode = await requestCode(homeAddress);
    server.clock.advance(-3 * 60 * minuteMs);
    const validCode = await requestCode(homeAddress);
    expect(await listMailedCodes()).toEqual([validCode, earlierCode]);
    expect((await verify(earlierCode, homeAddress)).status).toBe(400);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });

  it('[D-28] by a second leaves the code valid', async () => {
    const validCode = await requestCode(homeAddress);
    server.clock.advance(-1_000);
    expect((await verify(validCode, homeAddress)).status).toBe(200);
  });
});

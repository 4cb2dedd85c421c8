/** @postgres */
import { readAllContent } from '../../support/postgres/database.ts';
import { extractCode, startTestServer, type TestServer } from '../../support/server/start.ts';

const minuteMs = 60_000;
const knownEmail = 'member@example.org';

interface TestResponse {
  success: boolean;
  error?: string;
  message?: string;
  data?: { token: string };
  mailed?: boolean;
  next_mail_in?: number;
}

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: '2026-11-20T10:00:00+05:30' });
});

const send = (email: string) => server.json<TestResponse>('/wp-json/custom/v1/send-otp', { body: { email } });
const verify = (otp: string, email = knownEmail) => server.json<TestResponse>('/wp-json/custom/v1/verify-otp', { body: { otp, email } });
const listMailedCodes = async (email = knownEmail) =>
  (await server.outbox()).filter(({ to }) => to === email).map(({ text }) => extractCode(text));

async function requestCode(email = knownEmail): Promise<string> {
  await send(email);
  const [newest] = await listMailedCodes(email);
  return newest ?? '';
}

/** Returns a six-digit code that is not the given one. */
const differentCode = (validCode: string): string => (validCode === '123456' ? '654321' : '123456');

describe('login by one-time code', () => {
  it('[AUTH-01] [AUTH-04] [AUTH-07] logs a member in with the six digits from the mail', async () => {
    const validCode = await requestCode();
    expect(validCode).toMatch(/^[1-9]\d{5}$/);
    const { status, body } = await verify(validCode);
    expect(status).toBe(200);
    const details = await server.json('/wp-json/custom/v1/user-details', { token: body.data?.token ?? '' });
    expect(details.body).toMatchObject({ success: true, ID: 7001, _id: '65f1c0ffee65f1c0ffee0001', email: knownEmail, job_role: 'member' });
  });

  it('accepts the code as a number, too', async () => {
    const otp = Number(await requestCode());
    const { status } = await server.json('/wp-json/custom/v1/verify-otp', { body: { otp, email: knownEmail } });
    expect(status).toBe(200);
  });

  it('[AUTH-04] refuses a code that is not six digits in words that people understand, and counts no attempt', async () => {
    const validCode = await requestCode();
    for (const otp of ['0', '12345', '1234567', 'abcdef']) {
      const { status, body } = await verify(otp);
      expect([status, body.error]).toEqual([
        400,
        expect.stringMatching(/^otp (must have exactly 6 digits|is too long: 6 characters at most)$/),
      ]);
    }
    for (let attempt = 0; attempt < 4; attempt += 1) await verify(differentCode(validCode));
    expect((await verify(validCode)).status).toBe(200);
  });

  it('accepts an e-mail address in upper or lower case', async () => {
    await send('MEMBER@Example.org');
    const [validCode = ''] = await listMailedCodes();
    expect((await verify(validCode, 'Member@EXAMPLE.org')).status).toBe(200);
  });

  it('[D-26] responds in the same way to known and unknown e-mail addresses, and mails members only', async () => {
    const [knownResponse, unknownResponse] = [await send(knownEmail), await send('stranger@example.org')];
    expect(unknownResponse.status).toBe(knownResponse.status);
    expect(unknownResponse.body).toEqual(knownResponse.body);
    const listNames = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date').sort();
    expect(listNames(unknownResponse.headers)).toEqual(listNames(knownResponse.headers));
    expect(unknownResponse.headers.get('content-length')).toBe(knownResponse.headers.get('content-length'));
    expect(await listMailedCodes()).toHaveLength(1);
    expect((await server.outbox()).filter(({ to }) => to === 'stranger@example.org')).toEqual([]);
  });

  it('[AUTH-05] [D-27] says on a repeated request whether a mail is sent, and when the next one can be', async () => {
    const requestMail = async (email: string) => {
      const { body } = await send(email);
      await server.outbox();
      return [body.mailed, body.next_mail_in];
    };
    for (const email of [knownEmail, 'stranger@example.org']) {
      expect([email, await requestMail(email)]).toEqual([email, [true, 60]]);
      server.clock.advance(18_000);
      expect([email, await requestMail(email)]).toEqual([email, [false, 42]]);
      server.clock.advance(41_500);
      expect([email, await requestMail(email)]).toEqual([email, [false, 1]]);
      server.clock.advance(500);
      expect([email, await requestMail(email)]).toEqual([email, [true, 60]]);
      server.clock.advance(minuteMs);
    }
  });

  it('[D-26] doesn’t reveal to other clients that a code was just mailed', async () => {
    await requestCode();
    server.clock.advance(10_000);
    const response = await server.app.inject({
      method: 'POST',
      url: '/wp-json/custom/v1/send-otp',
      payload: { email: knownEmail },
      remoteAddress: '203.0.113.9',
    });
    const body = response.json<TestResponse>();
    expect([body.mailed, body.next_mail_in]).toEqual([true, 60]);
  });

  it('[D-28] accepts each code only once', async () => {
    const validCode = await requestCode();
    await verify(validCode);
    const second = await verify(validCode);
    expect(second.status).toBe(400);
    expect(second.body.error).toBe('This passcode has expired or was used already. Please ask for a new passcode.');
  });

  it('[D-28] accepts exactly one of thirty simultaneous attempts', async () => {
    const validCode = await requestCode();
    const responses = await Promise.all(Array.from({ length: 30 }, () => verify(validCode)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('[D-28] also counts simultaneous wrong attempts: the right code is refused after five of them', async () => {
    const validCode = await requestCode();
    const wrongAttempts = await Promise.all(Array.from({ length: 30 }, () => verify(differentCode(validCode))));
    expect(wrongAttempts.map(({ body }) => body.error)).toContain(
      'This passcode is not right, and it was tried too often. Please ask for a new passcode.',
    );
    const verification = await verify(validCode);
    expect(verification.status).toBe(429);
    expect(verification.body.error).toBe('This passcode was tried too often. Please ask for a new passcode.');
  });

  it('[D-28] allows five attempts, and says after a wrong one how many are left', async () => {
    const validCode = await requestCode();
    expect((await verify(differentCode(validCode))).body.error).toBe('This passcode is not right. You can try 4 more times.');
    await verify(differentCode(validCode));
    await verify(differentCode(validCode));
    expect((await verify(differentCode(validCode))).body.error).toBe('This passcode is not right. You can try once more.');
    expect((await verify(validCode)).status).toBe(200);
  });

  it('[D-28] accepts a code for ten minutes', async () => {
    const validCode = await requestCode();
    server.clock.advance(10 * minuteMs - 1);
    const inTime = await verify(differentCode(validCode));
    expect(inTime.body.error).toMatch(/^This passcode is not right/);
    server.clock.advance(1);
    const verification = await verify(validCode);
    expect([verification.status, verification.body.error]).toEqual([
      400,
      'This passcode has expired or was used already. Please ask for a new passcode.',
    ]);
  });

  it('[D-27] [AUTH-05] mails a code at most once a minute, always responds with success, and mails the same code again', async () => {
    const validCode = await requestCode();
    for (const seconds of [0, 30, 29]) {
      server.clock.advance(seconds * 1000);
      expect((await send(knownEmail)).body.success).toBe(true);
    }
    expect(await listMailedCodes()).toEqual([validCode]);
    server.clock.advance(1000);
    await send(knownEmail);
    expect(await listMailedCodes()).toEqual([validCode, validCode]);
    expect((await verify(validCode)).status).toBe(200);
  });

  it('[D-27] doesn’t extend the life of a code that is mailed again; the second mail says how many minutes are left', async () => {
    const validCode = await requestCode();
    server.clock.advance(6 * minuteMs);
    await send(knownEmail);
    expect((await server.outbox())[0]?.text).toContain('within 4 minutes');
    server.clock.advance(4 * minuteMs);
    expect((await verify(validCode)).status).toBe(400);
  });

  it('mails a new code at once when the last one was used, blocked or is about to expire', async () => {
    const first = await requestCode();
    await verify(first);
    const second = await requestCode();
    expect((await listMailedCodes()).length).toBe(2);
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(differentCode(second));
    const third = await requestCode();
    server.clock.advance(9 * minuteMs);
    const fourth = await requestCode();
    expect(await listMailedCodes()).toEqual([fourth, third, second, first]);
    expect((await verify(fourth)).status).toBe(200);
  });

  it('[D-28] stores neither the code nor the session token in plain text', async () => {
    const validCode = await requestCode();
    const { body } = await verify(validCode);
    const stored = await readAllContent(server.dataDir);
    expect(stored).toContain(knownEmail);
    expect(stored).not.toContain(validCode);
    expect(stored).not.toContain(body.data?.token);
  });

  it('refuses a client with too many requests, even for different e-mail addresses, with the usual error body', async () => {
    await server.close();
    server = await startTestServer({
      rateLimits: { sendOtpPerClient: { max: 3, timeWindow: minuteMs }, verifyOtpPerClient: { max: 3, timeWindow: minuteMs } },
    });
    const mails = [];
    const verified = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      mails.push(await send(`${name}@example.org`));
      verified.push(await verify('123456', `${name}@example.org`));
    }
    expect(mails.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(verified.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(mails[3]?.body).toEqual({
      success: false,
      error: expect.stringMatching(/^Too many requests\. Please wait .* and try again\.$/),
      message: mails[3]?.body.error,
    });
  });
});

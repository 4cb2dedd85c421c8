/** @postgres full */
import type { OtpCodeRow } from '../../../server/platform/db/schema.ts';
import {
  canReplaceCode,
  canTry,
  decideRequest,
  describeCodeMail,
  deriveCode,
  isStillKnown,
  isUsable,
  KNOWN_CLIENT_MS,
  msUntilNewCode,
} from '../../../server/people/login/otpRules.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const now = new Date('2026-11-20T10:00:00Z');
/** Returns the time `ms` milliseconds after `now`. */
const after = (ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Returns a code that was made and mailed half a minute ago. */
const createCode = (changes: Partial<OtpCodeRow> = {}) =>
  ({
    member_id: 'asha',
    consumed_at: null,
    issued_at: after(-30 * SECOND),
    sent_at: after(-30 * SECOND),
    expires_at: after(9.5 * MINUTE),
    attempts: 0,
    day_attempts: 0,
    day_began_at: after(-30 * SECOND),
    replaced: 0,
    ...changes,
  }) as OtpCodeRow;
const createClient = (changes: object = {}) => ({ hasRequested: true, attempts: 0, isKnown: false, ...changes });

it('[AUTH-04] codes have six digits without a leading zero, and depend on the e-mail address and on the issue value', () => {
  const secret = Buffer.alloc(32, 7);
  const codes = Array.from({ length: 500 }, (_, issue) => deriveCode(secret, 'asha@example.org', String(issue)));
  expect(codes.filter((code) => !/^[1-9]\d{5}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(490);
  expect(deriveCode(secret, 'other@example.org', '1')).not.toBe(codes[1]);
});

it('[D-28] a client is known for 90 days after a login', () => {
  expect(KNOWN_CLIENT_MS).toBe(90 * DAY);
  expect([null, after(1), after(0), after(-1)].map((until) => isStillKnown(until, now))).toEqual([false, true, false, false]);
});

it.each<[string, Partial<OtpCodeRow>, boolean]>([
  ['a fresh code', {}, true],
  ['a used code', { consumed_at: after(-1) }, false],
  ['a code that expires in a millisecond', { expires_at: after(1) }, true],
  ['an expired code', { expires_at: after(0) }, false],
  ['a code issued by a clock that was a minute ahead', { issued_at: after(MINUTE) }, true],
  ['a code issued before the clock was set back by more than a minute', { issued_at: after(MINUTE + 1) }, false],
])('[D-28] isUsable for %s: %j %s', (_what, changes, expected) => {
  expect(isUsable(createCode(changes), now)).toBe(expected);
});

it.each<[string, Partial<OtpCodeRow>, object, boolean]>([
  ['with one attempt left', {}, { attempts: 4 }, true],
  ['without attempts left', {}, { attempts: 5 }, false],
  ['that is known, without attempts left', {}, { attempts: 5, isKnown: true }, false],
  ['that is known, after any number of attempts by others', { attempts: 9_999, day_attempts: 9_999 }, { isKnown: true }, true],
  ['that requested the code, after 299 attempts of all clients', { attempts: 299 }, {}, true],
  ['that requested the code, after 300 attempts of all clients', { attempts: 300 }, {}, false],
  ['that did not request the code, after 99 attempts of all clients', { attempts: 99 }, { hasRequested: false }, true],
  ['that did not request the code, after 100 attempts of all clients', { attempts: 100 }, { hasRequested: false }, false],
  ['after 599 attempts of all clients in a day', { day_attempts: 599 }, {}, true],
  ['after 600 attempts of all clients in a day', { day_attempts: 600 }, {}, false],
  ['a day after the first of 600 attempts', { day_attempts: 600, day_began_at: after(-DAY) }, {}, true],
  ['after 600 attempts on a day that lies ahead because the clock was set back', { day_attempts: 600, day_began_at: after(DAY) }, {}, true],
])('[D-28] canTry for a client %s: %j %j %s', (_what, code, client, expected) => {
  expect(canTry(createCode(code), createClient(client), now)).toBe(expected);
});

it.each<[string, number, object, boolean, boolean]>([
  ['the only client, without attempts left', 0, { attempts: 5 }, true, true],
  ['the only client, without attempts left, for the third time', 2, { attempts: 5 }, true, true],
  ['the only client, without attempts left, for the fourth time', 3, { attempts: 5 }, true, false],
  ['the only client, with attempts left', 0, { attempts: 4 }, true, false],
  ['one of several clients, without attempts left', 0, { attempts: 5 }, false, false],
])('[D-28] canReplaceCode for %s: replaced %d times, %j, only client %s: %s', (_who, replaced, client, isOnlyClient, expected) => {
  expect(canReplaceCode({ replaced }, createClient(client), isOnlyClient)).toBe(expected);
});

it.each<[string, OtpCodeRow | undefined, boolean, string]>([
  ['without a code', undefined, false, 'new'],
  ['half a minute after a mail', createCode(), false, 'wait'],
  ['a minute after a mail', createCode({ sent_at: after(-MINUTE) }), false, 'again'],
  ['at the moment of a mail', createCode({ sent_at: after(0) }), false, 'wait'],
  ['after a mail sent by a clock that was a minute ahead', createCode({ sent_at: after(MINUTE) }), false, 'wait'],
  ['after a mail sent before the clock was set back', createCode({ sent_at: after(MINUTE + 1) }), false, 'again'],
  ['with a code of another member', createCode({ member_id: 'somebody' }), false, 'new'],
  ['with a used code', createCode({ consumed_at: after(-1) }), false, 'new'],
  ['by a client that may replace its code', createCode(), true, 'new'],
  ['two minutes before the code expires', createCode({ expires_at: after(2 * MINUTE) }), false, 'new'],
  ['a little more than two minutes before the code expires', createCode({ expires_at: after(2 * MINUTE + 1) }), false, 'wait'],
])('[D-27] decideRequest for a request %s', (_when, row, canReplace, expected) => {
  expect(decideRequest(row, 'asha', canReplace, now)).toBe(expected);
});

it('[D-27] a new code can be requested two minutes before the current one expires', () => {
  expect(msUntilNewCode({ expires_at: after(5 * MINUTE) }, now)).toBe(3 * MINUTE);
});

it.each<[string, OtpCodeRow | undefined, object | undefined, boolean, object]>([
  ['the client whose code was mailed half a minute ago', createCode(), {}, false, { mailed: false, nextMailMs: 30 * SECOND }],
  ['a mail by a clock that was ahead', createCode({ sent_at: after(30 * SECOND) }), {}, false, { mailed: false, nextMailMs: MINUTE }],
  ['a mail a minute ago', createCode({ sent_at: after(-MINUTE) }), {}, false, { mailed: true, nextMailMs: MINUTE }],
  ['a client that did not request the code', createCode(), { hasRequested: false }, false, { mailed: true, nextMailMs: MINUTE }],
  ['a client without a record', createCode(), undefined, false, { mailed: true, nextMailMs: MINUTE }],
  ['a client that may replace its code', createCode(), {}, true, { mailed: true, nextMailMs: MINUTE }],
  ['a member without a code', undefined, {}, false, { mailed: true, nextMailMs: MINUTE }],
])('[D-26] [D-27] describeCodeMail for %s', (_what, row, client, canReplace, expected) => {
  expect(describeCodeMail(row, client && createClient(client), canReplace, now)).toEqual(expected);
});

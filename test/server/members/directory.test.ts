/** @postgres */
import { up as createMembers } from '../../../server/platform/db/migrations/001-members.ts';
import { up as addDirectory } from '../../../server/platform/db/migrations/016-member-directory.ts';
import { openDatabase } from '../../../server/platform/db/openSqlite.ts';
import { createDirectory } from '../../../server/people/directory/directory.ts';
import { findMemberPage, insertMembers } from '../../../server/people/directory/memberRepository.ts';
import type { Kysely } from 'kysely';
import { insertErasedMember } from '../../../server/platform/db/erasedMember.ts';
import type { DirectoryMember } from '../../../shared/operations/people.ts';
import { extractCode } from '../../support/server/start.ts';
import { memberIds, startBoard, type TestBoard } from '../jobs/board.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let board: TestBoard;
let adminToken: string;
beforeEach(async () => {
  board = await startBoard();
  adminToken = await board.server.login('admin@example.org');
});

const add = (body: object) => board.server.json<{ message: string }>('/api/members', { token: adminToken, body });
const change = (id: string, body: object, token = adminToken) =>
  board.server.json<{ message: string }>(`/api/members/${id}`, { method: 'PATCH', token, body });
async function list(query = ''): Promise<{ members: DirectoryMember[]; names: string[]; total: number }> {
  const { status, body, headers } = await board.server.json<DirectoryMember[]>(`/api/members${query}`, { token: adminToken });
  expect(status).toBe(200);
  return { members: body, names: body.map(({ name }) => name), total: Number(headers.get('x-total-count')) };
}
const isLoggedIn = async (token: string) => (await board.server.json('/wp-json/custom/v1/user-details', { token })).status === 200;
const requestCode = (email: string) => board.server.json('/wp-json/custom/v1/send-otp', { body: { email } });
const enterCode = (email: string, otp: string) => board.server.json('/wp-json/custom/v1/verify-otp', { body: { email, otp } });

describe('adding a member', () => {
  it('stores all details, and lets the new member log in at once', async () => {
    const { status, body } = await add({
      name: '  Asha   Rao ',
      email: ' Asha@Example.org ',
      membershipNumber: '1204567',
      mobileNumber: '+91 98400 12345',
    });
    expect([status, body.message]).toEqual([200, 'Asha Rao was added and can log in with a code that is mailed to asha@example.org.']);
    expect((await list('?q=asha')).members).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        name: 'Asha Rao',
        email: 'asha@example.org',
        role: 'member',
        state: 'active',
        membershipNumber: '1204567',
        mobileNumber: '+91 98400 12345',
        since: '2026-11-20T06:30:00.000Z',
      },
    ]);
    expect(await isLoggedIn(await board.server.login('asha@example.org'))).toBe(true);
  });

  it('replaces each lone surrogate in a name with the replacement character', async () => {
    expect((await add({ name: '\ud800 \udbff', email: 'half@example.org' })).status).toBe(200);
    expect((await list('?q=half')).names).toEqual(['\ufffd \ufffd']);
  });

  it('[AUTH-01] accepts only e-mail addresses that can log in', async () => {
    const invisible = 'The e-mail address contains an invisible character: delete the address and type it.';
    const invalid = 'This is not a valid e-mail address.';
    for (const [email, message] of [
      ['mémber2@example.org', invalid],
      ['a..b@example.org', invalid],
      ['.a@example.org', invalid],
      ['x@example', invalid],
      ...['\u200b', '\u00ad', '\u2060', '\u202e'].map((character) => [`as${character}ha@example.org`, invisible] as const),
      ["o'hara+pm@example.org", undefined],
      ['x@xn--mnchen-3ya.example', undefined],
      ['x@bücher.example', undefined],
      ['x@bü_cher.example', invalid],
    ] as const) {
      const added = await add({ name: 'A', email });
      const login = await requestCode(email);
      expect([email, added.status, login.status]).toEqual([email, ...(message === undefined ? [200, 200] : [400, 400])]);
      if (message === undefined) continue;
      const changed = await change(memberIds.other, { email });
      expect([added.body.message, changed.status, changed.body.message]).toEqual([message, 400, message]);
    }
    expect((await add({ name: 'A', email: '\u200b Asha@example.org\u202c' })).status).toBe(200);
    expect(await board.server.login('asha@example.org')).toEqual(expect.any(String));
  });

  it('refuses missing, invalid and duplicate values', async () => {
    const { total } = await list();
    for (const [form, status, message] of [
      [{ name: ' ', email: 'a@example.org' }, 400, 'The name is missing.'],
      [{ name: 'A', email: 'a' }, 400, 'This is not a valid e-mail address.'],
      [{ name: 'A', email: ' ' }, 400, 'The e-mail address is missing.'],
      [{ name: 'A', email: 'a@example.org', mobileNumber: 'call me' }, 400, expect.stringContaining('at least 5 digits')],
      // Databases replace a lone surrogate, so the stored e-mail address would differ.
      [{ name: 'A', email: '\ud800@example.org' }, 400, 'This is not a valid e-mail address.'],
      [{ name: 'A', email: 'OTHER@example.org' }, 409, 'Test other has the address other@example.org already.'],
    ] as const) {
      const response = await add(form);
      expect([response.status, response.body.message]).toEqual([status, message]);
    }
    expect((await list()).total).toBe(total);
  });
});

describe('the list of members', () => {
  it('is searched by the beginnings of words in name, e-mail address and numbers, ignoring accents and case', async () => {
    await add({ name: 'Édouard D’Cunha', email: 'e.dcunha@rail.example.org', membershipNumber: 'KC-77', mobileNumber: '98400 54321' });
    await add({ name: 'நாயர் மீனா', email: 'meena@example.org' });
    for (const q of ['edou', 'EDOUARD cunha', 'cun', 'e.dc', 'kc-7', '9840054', 'e.dcunha@rail.example.org']) {
      expect([q, (await list(`?q=${encodeURIComponent(q)}`)).names]).toEqual([q, ['Édouard D’Cunha']]);
    }
    expect((await list(`?q=${encodeURIComponent('மீ')}`)).names).toEqual(['நாயர் மீனா']);
    for (const q of ['douard', 'edouard x', '%', '_', "'", '"'])
      expect([q, (await list(`?q=${encodeURIComponent(q)}`)).total]).toEqual([q, 0]);
    expect((await list('?q=%20')).total).toBe(6);
  });

  it.each([
    ['S K Iyengar', ['S. K. Iyengar', 's.k.iyengar', 'SK Iyengar', 'iyengar s k']],
    ['Maeve O’Brien', ["O'Brien", 'O’Brien', 'OBrien', 'o brien', 'brien']],
    ['A K Nair', ['AK Nair', 'A. K. Nair', 'nair a k', 'A Nair']],
    ['Abdul Kalam A P J', ['APJ Abdul Kalam', 'A P J Abdul Kalam']],
    ['D Souza', ['DSouza', 'D’Souza', 'D. Souza', 'souza d']],
    ['Mary-Ann Raj', ['Mary Ann', 'maryann', 'mary–ann raj', 'ann']],
    ['അനിൽ കുമാർ', ['അനില്\u200d കുമാര്\u200d', 'അനിൽ']],
    ['ஸ்ரீ கௌதம்', ['ஶ்ரீ', 'கெளதம்']],
    ['हिन्दी ज़ैदी', ['हिंदी', 'जैदी']],
    ['ಶ್ರೀ ಬ್ಯಾಂಕ್\u200cನ', ['ಬ್ಯಾಂಕ್ನ']],
  ])('finds %s by %j', async (name, typed) => {
    await add({ name, email: 'someone@example.org' });
    for (const q of typed) expect([q, (await list(`?q=${encodeURIComponent(q)}`)).names]).toEqual([q, [name]]);
  });

  it.each([
    [
      '+91 98400 12345',
      [
        '+91 98400 12345',
        '98400 12345',
        '9840012345',
        '+919840012345',
        '09840012345',
        '0091 98400-12345',
        '12345',
        '+91 984',
        '९८४०० १२३४५',
      ],
    ],
    ['98400 12345', ['+91 98400 12345', '98400-12345', '098400 12345', '12345']],
    ['+65 9123 4567', ['+65 9123 4567', '91234567', '9123 4567', '(65) 9123-4567']],
  ])('finds the number %s by %j', async (mobileNumber, typed) => {
    await add({ name: 'Asha Rao', email: 'someone@example.org', mobileNumber });
    await add({ name: 'Another', email: 'another@example.org', mobileNumber: '+91 94430 99999' });
    for (const q of [...typed, `asha ${typed[0]}`])
      expect([q, (await list(`?q=${encodeURIComponent(q)}`)).names]).toEqual([q, ['Asha Rao']]);
  });

  it('finds a membership number with and without its signs, and one e-mail address only', async () => {
    await add({ name: 'Asha Rao', email: 'asha@example.org', membershipNumber: 'KC-77' });
    await add({ name: 'Asha Example Org', email: 'asha.example@example.org' });
    for (const q of ['KC-77', 'kc77', 'KC 77', 'kc/77', 'asha@example.org', 'Asha <asha@example.org>'])
      expect([q, (await list(`?q=${encodeURIComponent(q)}`)).names]).toEqual([q, ['Asha Rao']]);
    await change(memberIds.other, { name: 'Siobhan O’Neill' });
    expect((await list(`?q=${encodeURIComponent("O'Neill")}`)).names).toEqual(['Siobhan O’Neill']);
    await change(memberIds.other, { name: 'Test other' });
    expect((await list(`?q=${encodeURIComponent("O'Neill")}`)).total).toBe(0);
  });

  it('is sorted, paged and filtered by role and state, and omits the placeholder that owns the jobs of erased members', async () => {
    await insertErasedMember(board.deps.db, new Date());
    for (const name of ['zoe', 'Ångström', 'bala']) await add({ name, email: `${name.length}${name.charCodeAt(0)}@example.org` });
    const { names, total } = await list();
    expect([names, total]).toEqual([['Ångström', 'bala', 'Test admin', 'Test member', 'Test other', 'Test owner', 'zoe'], 7]);
    expect([(await list('?limit=3&page=2')).names, (await list('?limit=3&page=2')).total]).toEqual([
      ['Test member', 'Test other', 'Test owner'],
      7,
    ]);
    await change(memberIds.other, { state: 'deactivated' });
    expect((await list('?state=deactivated')).names).toEqual(['Test other']);
    expect((await list('?role=admin&state=active&q=test')).names).toEqual(['Test admin']);
  });
});

describe('changing a member', () => {
  it('changes only the given fields, and refuses an empty change, an unknown member and unknown fields', async () => {
    expect((await change(memberIds.other, { name: 'Other Name', membershipNumber: '' })).body.message).toBe('Other Name was saved.');
    const [other] = (await list('?q=name')).members;
    expect(other).toMatchObject({
      name: 'Other Name',
      email: 'other@example.org',
      membershipNumber: null,
      role: 'member',
      state: 'active',
    });
    expect((await list('?q=test%20other')).total).toBe(0);
    expect([(await change(memberIds.other, {})).status, (await change('f'.repeat(24), { name: 'X' })).status]).toEqual([400, 404]);
    expect((await change(memberIds.other, { email: 'owner@example.org' })).status).toBe(409);
    // The contract has no such field.
    expect((await change(memberIds.other, { cms_id: 1 })).status).toBe(400);
  });

  it('ends the logins of this member, and of no other, when the e-mail address changes', async () => {
    const [moved, unchanged] = [await board.server.login('other@example.org'), await board.server.login('member@example.org')];
    expect((await change(memberIds.other, { email: 'new@example.org' })).body.message).toBe(
      'Test other was saved, and logs in with new@example.org: all their logins have ended.',
    );
    const statusOf = async (token: string) => (await board.server.json('/api/jobs/jobsCreatedByUser', { token })).status;
    expect([await statusOf(moved), await statusOf(unchanged)]).toEqual([401, 200]);
  });

  it('lets a new e-mail address log in at once, and refuses a code that was mailed to the old one', async () => {
    await requestCode('other@example.org');
    const code = extractCode((await board.server.outbox())[0]?.text ?? '');
    await change(memberIds.other, { email: 'new@example.org' });
    expect((await enterCode('other@example.org', code)).status).toBe(400);
    expect(await isLoggedIn(await board.server.login('new@example.org'))).toBe(true);
  });

  it('applies a new role from the next call', async () => {
    const other = await board.server.login('other@example.org');
    const readStatus = async () => (await board.server.json('/api/members', { token: other })).status;
    expect(await readStatus()).toBe(403);
    expect((await change(memberIds.other, { role: 'admin' })).body.message).toBe('Test other is an admin now.');
    expect(await readStatus()).toBe(200);
    expect((await change(memberIds.other, { role: 'member' })).body.message).toBe('Test other is no longer an admin.');
    expect(await readStatus()).toBe(403);
  });
});

describe('deactivating a member', () => {
  it('ends all logins and codes at once; activating the member restores none of them', async () => {
    const [first, second] = [await board.server.login('other@example.org'), await board.server.login('other@example.org')];
    board.server.clock.advance(61_000);
    await requestCode('other@example.org');
    const code = extractCode((await board.server.outbox())[0]?.text ?? '');
    expect((await change(memberIds.other, { state: 'deactivated' })).body.message).toBe(
      'Test other was deactivated: all their logins have ended, and they cannot log in.',
    );
    expect([await isLoggedIn(first), await isLoggedIn(second), (await enterCode('other@example.org', code)).status]).toEqual([
      false,
      false,
      400,
    ]);

    // The response is the same as for an unknown e-mail address.
    const mails = (await board.server.outbox()).length;
    board.server.clock.advance(11 * 60_000);
    const { status, body } = await requestCode('other@example.org');
    expect([status, body]).toEqual([200, (await requestCode('nobody@example.org')).body]);
    expect(await board.server.outbox()).toHaveLength(mails);

    expect((await change(memberIds.other, { state: 'active' })).body.message).toBe('Test other can log in again.');
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, false]);
    expect(await isLoggedIn(await board.server.login('other@example.org'))).toBe(true);
  });

  it('also stops mail to the member about their jobs', async () => {
    const [job] = await board.add({ title: 'Of the owner', user_id: memberIds.owner });
    await change(memberIds.owner, { state: 'deactivated' });
    const before = (await board.server.outbox()).length;
    await board.server.json('/api/jobs/status', { method: 'PATCH', token: adminToken, body: { jobId: job?.id, status: 'unpublished' } });
    expect(await board.server.outbox()).toHaveLength(before);
  });
});

describe('the last admin', () => {
  it('can’t deactivate or demote themself', async () => {
    for (const body of [{ state: 'deactivated' }, { role: 'member' }]) {
      const response = await change(memberIds.admin, body);
      expect([response.status, response.body.message]).toEqual([
        409,
        'Test admin is the only admin: please make another member admin first.',
      ]);
    }
    expect(await isLoggedIn(adminToken)).toBe(true);
    // A deactivated admin does not count.
    await change(memberIds.other, { role: 'admin', state: 'deactivated' });
    expect((await change(memberIds.admin, { role: 'member' })).status).toBe(409);
    expect((await board.server.json('/api/user/erasure', { method: 'POST', token: adminToken })).status).toBe(409);
  });

  it('remains when two admins deactivate or demote themselves at the same moment', async () => {
    await change(memberIds.other, { role: 'admin' });
    const other = await board.server.login('other@example.org');
    const responses = await Promise.all([
      change(memberIds.admin, { state: 'deactivated' }),
      change(memberIds.other, { role: 'member' }, other),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const remainingAdmins = await board.deps.db
      .selectFrom('members')
      .selectAll()
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .execute();
    expect(remainingAdmins).toHaveLength(1);
  });
});

describe('an admin who was deactivated during their own request', () => {
  it('changes nothing', async () => {
    await change(memberIds.other, { role: 'admin' });
    const staleCaller = await board.deps.db.selectFrom('members').selectAll().where('id', '=', memberIds.other).executeTakeFirstOrThrow();
    await change(memberIds.other, { state: 'deactivated' });
    const lateChange = createDirectory(board.deps).change(staleCaller, memberIds.owner, { role: 'admin' });
    await expect(lateChange).rejects.toMatchObject({ statusCode: 403 });
    expect((await list('?role=admin&state=active')).names).toEqual(['Test admin']);
  });
});

describe('members who were stored before the directory existed', () => {
  it('are added to the directory by its migration, and found like other members', async () => {
    const folder = makeTempDir();
    const db = openDatabase(folder);
    await createMembers(db as unknown as Kysely<unknown>);
    const { db: boardDb } = board.deps;
    const before = await boardDb
      .selectFrom('members')
      .select(['id', 'cms_id', 'email', 'name', 'role', 'created_at'])
      .where('id', '=', memberIds.other)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('members')
      .values({ ...before, name: 'Élodie Other', membership_number: 'KC 7', mobile_number: '+91 98400' })
      .execute();
    await addDirectory(db);
    for (const q of ['elo oth', 'other@', 'kc', '9198']) {
      const { rows } = await findMemberPage(db, { q, state: 'active' }, { limit: 5, offset: 0 });
      expect([q, rows.map(({ name, name_key }) => [name, name_key])]).toEqual([q, [['Élodie Other', 'elodie other']]]);
    }
    await db.destroy();
  });
});

it('a search that most members match has the same pages and number as one that few match', async () => {
  const { db } = board.deps;
  const numbers = Array.from({ length: 1_800 }, (_, index) => String(index + 1).padStart(4, '0'));
  const members = numbers.map((number, index) => ({
    id: number.padStart(24, 'd'),
    cms_id: 10_000 + index,
    email: `zed${number}@example.org`,
    name: `Zed Zorro ${number}`,
    role: 'member' as const,
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    created_at: '2026-11-20T06:30:00.000Z',
    deactivated_at: index % 3 === 0 ? '2026-11-20T06:30:00.000Z' : null,
  }));
  await db.transaction().execute((transaction) => insertMembers(transaction, members));
  const activeNumbers = numbers.filter((_, index) => index % 3 !== 0);
  const pages: [filter: Parameters<typeof findMemberPage>[1], matches: string[]][] = [
    [{ q: 'z' }, numbers],
    [{ q: 'zor zed' }, numbers],
    // The words together, or one by one.
    [{ q: 'zed-zor' }, numbers],
    [{ q: 'z', state: 'active' }, activeNumbers],
    [{ q: 'z 000' }, numbers.slice(0, 9)],
    [{ q: 'z', role: 'admin' }, []],
  ];
  for (const [filter, matches] of pages) {
    for (const offset of [0, 500, 1_000]) {
      const { rows, total } = await findMemberPage(db, filter, { limit: 3, offset });
      const foundNumbers = rows.map(({ name }) => name.replace('Zed Zorro ', ''));
      expect([filter, total, foundNumbers]).toEqual([filter, matches.length, matches.slice(offset, offset + 3)]);
    }
  }
});

it('an admin can’t make any number of decisions, changes of members or imports in an hour', async () => {
  const limit = { max: 1, timeWindow: 3_600_000, perMember: true };
  const limited = await startBoard({ rateLimits: { smallWritePerMember: limit, importPerMember: limit } });
  const token = await limited.server.login('admin@example.org');
  const writes = [
    { path: '/api/jobs/status', method: 'PATCH', body: { jobId: '65f1c0ffee65f1c0ffee9999', status: 'published' } },
    { path: '/api/members', method: 'POST', body: { name: 'Asha Rao', email: 'asha@example.org' } },
    { path: `/api/members/${memberIds.other}`, method: 'PATCH', body: { name: 'Other' } },
    { path: '/api/members/import', method: 'POST', body: { csv: 'Email\nother@example.org', apply: false } },
  ];
  for (const { path, ...call } of writes) {
    expect((await limited.server.json(path, { ...call, token })).status).not.toBe(429);
    expect([path, (await limited.server.json(path, { ...call, token })).status]).toEqual([path, 429]);
  }
});

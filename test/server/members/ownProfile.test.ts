/** @postgres full */
import { encode } from 'fast-png';
import { startCleaning } from '../../../server/start/cleaning.ts';
import { createFileRepository } from '../../../server/platform/files/repository.ts';
import { getFileAddress, runWithFiles } from '../../../server/platform/files/runWithFiles.ts';
import type { DirectoryMember, SavedProfile } from '../../../shared/operations/people.ts';
import { readAllRows, readStoredContent, listStoredFiles } from '../../support/postgres/database.ts';
import { extractCode } from '../../support/server/start.ts';
import { unzip } from '../../support/server/unzip.ts';
import { loginAll, memberIds, startBoard, type TestBoard } from '../jobs/board.ts';
import { jpg, pdf, send, xlsx, type Fields } from '../jobs/forms.ts';

let board: TestBoard;
let tokens: Awaited<ReturnType<typeof loginAll>>;
beforeEach(async () => {
  board = await startBoard();
  tokens = await loginAll(board);
});

const saveProfile = async (fields: Fields, token = tokens.member) => {
  const { status, body } = await send(board, 'PATCH', '/api/user/profile', fields, token);
  return { status, body: body as unknown as SavedProfile };
};
const fetchAs = (path: string, token?: string) =>
  board.server.fetch(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
const readDetails = async () => (await board.server.json('/wp-json/custom/v1/user-details', { token: tokens.member })).body;
const png = (): Buffer => Buffer.from(encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) }));
/** Returns the beginning of an animated WebP picture: the extended header, and the chunk with the background. */
const animation = (): Buffer =>
  Buffer.concat([Buffer.from('RIFF\x28\0\0\0WEBPVP8X\x0a\0\0\0\x02'), Buffer.alloc(9), Buffer.from('ANIM\x06\0\0\0'), Buffer.alloc(6)]);
const extractFileId = (url: string | null): string => url?.split('/').at(-1) ?? '';

it('[DASH-03] a member changes name, number and picture; omitted fields keep their values, even an admin’s recent ones', async () => {
  const path = `/api/members/${memberIds.member}`;
  const { status, body } = await saveProfile({ name: '  Asha\n Rao ', mobileNumber: '+91 98400 12301', picture: jpg() });
  const profile = {
    name: 'Asha Rao',
    mobileNumber: '+91 98400 12301',
    profilePicture: expect.stringMatching(/^\/api\/files\/[0-9a-f]{24}$/) as string,
  };
  expect([status, body]).toEqual([200, { success: true, message: 'Your profile was saved.', ...profile }]);
  expect(await readDetails()).toMatchObject({ name: 'Asha Rao', mobile_number: '+91 98400 12301', profile_picture: body.profilePicture });
  const { body: found } = await board.server.json<DirectoryMember[]>('/api/members?q=asha%2091984', { token: tokens.admin });
  expect(found.map(({ _id }) => _id)).toEqual([memberIds.member]);

  await board.server.json(path, { method: 'PATCH', token: tokens.admin, body: { name: 'Asha Rao Menon', membershipNumber: '7' } });
  expect((await saveProfile({ mobileNumber: '' })).body).toEqual({ ...body, name: 'Asha Rao Menon', mobileNumber: null });
  expect(await readDetails()).toMatchObject({ name: 'Asha Rao Menon', membership_number: '7', mobile_number: null });
});

it('a picture that is replaced or removed is deleted from storage; the clean-up of files keeps the one in use', async () => {
  const first = (await saveProfile({ picture: jpg('first') })).body.profilePicture;
  const second = (await saveProfile({ picture: png() })).body.profilePicture;
  expect(await listStoredFiles(board.server.dataDir)).toEqual([extractFileId(second)]);
  await (
    await startCleaning(board.deps)
  )();
  expect(await readStoredContent(board.server.dataDir, extractFileId(second))).toEqual(png());
  expect((await fetchAs(first ?? '', tokens.member)).status).toBe(404);
  // A new picture takes precedence over `removePicture`.
  const third = (await saveProfile({ picture: jpg('third'), removePicture: 'true' })).body.profilePicture;
  expect(await listStoredFiles(board.server.dataDir)).toEqual([extractFileId(third)]);
  expect((await saveProfile({ removePicture: 'true' })).body.profilePicture).toBeNull();
  expect(await listStoredFiles(board.server.dataDir)).toEqual([]);
  expect((await readDetails()).profile_picture).toBe(false);
});

it('[DASH-03] a picture is stored without its metadata and without what follows its end', async () => {
  const exif = Buffer.concat([Buffer.from('ffe10012', 'hex'), Buffer.from('Exif\0\0Salem, home')]).subarray(0, 20);
  const original = Buffer.concat([jpg().subarray(0, 2), exif, jpg().subarray(2), Buffer.from('PK appended')]);
  const { profilePicture } = (await saveProfile({ picture: original })).body;
  expect(await readStoredContent(board.server.dataDir, extractFileId(profilePicture))).toEqual(jpg());
});

it('[DASH-03] a picture that an earlier version stored with its metadata is sent without; one that cannot be rebuilt is sent as it is', async () => {
  const withMetadata = Buffer.concat([
    jpg().subarray(0, 2),
    Buffer.from('fffe0006486f6d65', 'hex'),
    jpg().subarray(2),
    Buffer.from('more'),
  ]);
  for (const [stored, sent] of [
    [withMetadata, jpg()],
    [animation(), animation()],
  ] as const) {
    const file = await board.deps.files.stage([stored]);
    await runWithFiles(board.deps, file, async (db, discard) => {
      const files = createFileRepository(db);
      discard(await files.removeByMember(memberIds.member));
      await files.insert({ id: file.id, kind: 'jpg', created_at: board.deps.clock().toISOString(), member_id: memberIds.member });
    });
    const response = await fetchAs(getFileAddress(file.id), tokens.admin);
    expect([Buffer.from(await response.arrayBuffer()), response.headers.get('content-length')]).toEqual([sent, String(sent.length)]);
  }
});

it('[D-47] a picture is sent only to its member and to admins, with its true type and as a download, never as a web page', async () => {
  const { profilePicture } = (await saveProfile({ picture: png() })).body;
  const statuses = await Promise.all(
    [undefined, tokens.other, tokens.owner, tokens.member, tokens.admin].map(
      async (token) => (await fetchAs(profilePicture ?? '', token)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 200, 200]);
  const { headers } = await fetchAs(profilePicture ?? '', tokens.member);
  expect(
    Object.fromEntries(
      ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="picture.png"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

const INVALID_PROFILES: [what: string, fields: Fields, status: number, reason: RegExp][] = [
  ['a name of one letter', { name: 'A' }, 400, /name/],
  ['an empty name', { name: '' }, 400, /name/],
  ['a name of spaces', { name: '   ' }, 400, /name is missing/],
  ['a number of letters', { mobileNumber: 'call me' }, 400, /mobile number must have at least 5 digits/],
  ['a document', { picture: pdf() }, 415, /not a JPEG, PNG or WebP picture/],
  ['a spreadsheet', { picture: xlsx() }, 415, /not a JPEG, PNG or WebP picture/],
  ['an SVG drawing', { picture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>') }, 415, /not a JPEG, PNG or WebP picture/],
  ['a picture cut short', { picture: jpg().subarray(0, -2) }, 415, /incomplete or damaged/],
  ['an animated WebP', { picture: animation() }, 415, /Pictures that move are not accepted/],
  ['a picture of 60,000 pixels', { picture: jpg('', 60_000) }, 400, /more than 4,096 pixels wide or high/],
  ['an empty picture', { picture: Buffer.alloc(0) }, 400, /empty/],
  ['two pictures', { picture: [jpg(), jpg()] }, 400, /one file only/],
  ['a picture of more than 5 MB', { picture: Buffer.concat([jpg(), Buffer.alloc(5 * 1024 * 1024)]) }, 413, /at most 5 MB/],
  ['fields that only admins may change', { email: 'new@example.org', role: 'admin', membershipNumber: '1' }, 400, /nothing to change/],
  ['nothing', {}, 400, /./],
];

it('[DASH-03] [D-47] an invalid profile is refused with a reason, and none of its fields or files is stored', async () => {
  const before = await readDetails();
  for (const [what, fields, status, reason] of INVALID_PROFILES) {
    const response = await saveProfile(fields);
    expect([what, response.status, response.body.message]).toEqual([what, status, expect.stringMatching(reason)]);
  }
  expect([await readDetails(), await listStoredFiles(board.server.dataDir)]).toEqual([before, []]);
});

it('the picture is in the download of the member’s own data, and is deleted when the member is erased', async () => {
  const { profilePicture } = (await saveProfile({ name: 'Asha Rao', picture: jpg('my face') })).body;
  await saveProfile({ picture: jpg('another face') }, tokens.other);
  const archive = unzip(Buffer.from(await (await fetchAs('/api/user/data', tokens.member)).arrayBuffer()));
  expect(archive.get(`files/${extractFileId(profilePicture)}.jpg`)).toEqual(jpg('my face'));
  expect([...archive.values()].join('\n')).not.toContain('another face');

  await board.server.json('/api/user/erasure', { method: 'POST', token: tokens.member });
  const mail = (await board.server.outbox()).find(({ to, subject }) => to === 'member@example.org' && subject.includes('erase'));
  expect((await board.server.json('/api/user/erase', { token: tokens.member, body: { code: extractCode(mail?.text ?? '') } })).status).toBe(
    200,
  );
  const remainingFiles = await listStoredFiles(board.server.dataDir);
  expect([remainingFiles.length, await readStoredContent(board.server.dataDir, remainingFiles[0] ?? '')]).toEqual([1, jpg('another face')]);
  expect(JSON.stringify(await readAllRows(board.server.dataDir))).not.toContain(extractFileId(profilePicture));
});

it.each(['before', 'after'])('a picture that is uploaded just %s the erasure of its member leaves no file behind', async (when) => {
  await board.server.json('/api/user/erasure', { method: 'POST', token: tokens.member });
  const mail = (await board.server.outbox()).find(({ to, subject }) => to === 'member@example.org' && subject.includes('erase'));
  const code = extractCode(mail?.text ?? '');
  const upload = () => saveProfile({ picture: jpg('my face') });
  const erase = () => board.server.json('/api/user/erase', { token: tokens.member, body: { code } });
  const calls = when === 'before' ? [upload(), upload(), erase(), upload()] : [erase(), upload(), upload()];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses[when === 'before' ? 2 : 0]).toBe(200);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(await listStoredFiles(board.server.dataDir)).toEqual([]);
  expect((await readAllRows(board.server.dataDir)).filter(({ table }) => table === 'files')).toEqual([]);
});

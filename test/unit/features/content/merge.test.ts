import { listDifferences, mergeChanges } from '../../../../src/features/content/merge.ts';

const base = { title: 'River', when: { on: '2026-12-05' }, speakers: [{ name: 'Asha' }, { name: 'Ravi' }], fee: 100 };

it('[EDIT-05] merges what only one of two has changed, also within lists, and what one has added or removed', () => {
  const mine = { ...base, title: 'Rivers', speakers: [{ name: 'Asha' }, { name: 'Ravi K' }], venue: 'Hall' };
  const { fee: _free, ...theirs } = { ...base, speakers: [{ name: 'Asha R' }, { name: 'Ravi' }] };
  const { keepingMine, takingTheirs, conflicts } = mergeChanges(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(keepingMine).toEqual({
    title: 'Rivers',
    when: base.when,
    speakers: [{ name: 'Asha R' }, { name: 'Ravi K' }],
    venue: 'Hall',
  });
  expect(takingTheirs).toEqual(keepingMine);
});

it('[EDIT-05] keeps or drops mine only where both have changed the same field', () => {
  const mine = { ...base, title: 'Mine', fee: 200 };
  const theirs = { ...base, title: 'Theirs', venue: 'Hall' };
  const { keepingMine, takingTheirs, conflicts } = mergeChanges(base, mine, theirs);
  expect(conflicts).toEqual([{ path: ['title'], before: 'Theirs', after: 'Mine' }]);
  expect(keepingMine).toEqual({ ...base, title: 'Mine', fee: 200, venue: 'Hall' });
  expect(takingTheirs).toEqual({ ...base, title: 'Theirs', fee: 200, venue: 'Hall' });
});

it('[EDIT-05] lists whose length has changed are one field, and the same change of both is no conflict', () => {
  const mine = { ...base, fee: 300, speakers: [{ name: 'Asha' }] };
  const theirs = { ...base, fee: 300, speakers: [...base.speakers, { name: 'Mina' }] };
  expect(mergeChanges(base, mine, theirs).conflicts).toEqual([{ path: ['speakers'], before: theirs.speakers, after: mine.speakers }]);
});

it.each([
  ['moved', ({ 0: one, 1: two }: readonly object[]) => [two, one]],
  ['moved and changed', ({ 0: one, 1: two }: readonly object[]) => [{ ...two, name: 'R. Ravi' }, one]],
  ['replaced by the next, with a new one', ({ 1: two }: readonly object[]) => [two, { name: 'Mina', office: 'PM', mail: 'm' }]],
])('[EDIT-05] never mixes the fields of different entries of a list: %s', (_how, move) => {
  const speakers = [
    { name: 'Asha', office: 'CEO', mail: 'a' },
    { name: 'Ravi', office: 'PM', mail: 'r' },
  ];
  const [asha, ravi] = speakers;
  const edited = { speakers: [{ ...asha, mail: 'asha' }, ravi] };
  const moved = { speakers: move(speakers) };
  for (const [mine, theirs] of [
    [edited, moved],
    [moved, edited],
  ] as const) {
    const merged = mergeChanges({ speakers }, mine, theirs);
    expect(merged.keepingMine).toEqual(mine);
    expect(merged.takingTheirs).toEqual(theirs);
    expect(merged.conflicts).toEqual([{ path: ['speakers'], before: theirs.speakers, after: mine.speakers }]);
  }
});

it('[EDIT-05] never mixes moved lines', () => {
  const { keepingMine, takingTheirs } = mergeChanges(
    { address: ['A', 'B', 'C'] },
    { address: ['B', 'A', 'C'] },
    { address: ['A1', 'B', 'C'] },
  );
  expect([keepingMine.address, takingTheirs.address]).toEqual([
    ['B', 'A', 'C'],
    ['A1', 'B', 'C'],
  ]);
});

it('[EDIT-05] without a known base every difference is a conflict', () => {
  const { conflicts } = mergeChanges({}, base, { ...base, title: 'Theirs' });
  expect(conflicts).toEqual([{ path: ['title'], before: 'Theirs', after: 'River' }]);
});

it('[EDIT-06] lists what differs field by field', () => {
  expect(listDifferences(base, { ...base, when: { on: '2026-12-06' }, fee: undefined })).toEqual([
    { path: ['when', 'on'], before: '2026-12-05', after: '2026-12-06' },
    { path: ['fee'], before: 100, after: undefined },
  ]);
  expect(listDifferences(base, structuredClone(base))).toEqual([]);
});

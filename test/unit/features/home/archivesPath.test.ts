import { archivesPath } from '../../../../src/features/home/archivesPath.ts';

describe('[HOME-06] GO TO ARCHIVES', () => {
  it.each([
    ['to the documents’ program', [{ name: 'Conferences' }, { name: 'PM Footprints' }], '/special-programs/pm-footprints'],
    ['there as well while the programs load', [], '/special-programs/pm-footprints'],
    ['to the first program of a chapter without it', [{ name: 'Tea &amp; Talks' }, { name: 'Walks' }], '/special-programs/tea-talks'],
  ])('leads %s', (_where, programs, path) => {
    expect(archivesPath(programs)).toBe(path);
  });
});

import { createGuestFilter } from '../../../../src/features/registrations/guestFilter.ts';

const create = (name: string, email = 'somebody@example.org') => ({ name, email });

describe('[REG-05] [REG-06] guests are found by what people type', () => {
  it.each([
    ['', 'Asha Rao'],
    ['asha', 'Asha Rao'],
    ['rao', 'Asha Rao'],
    ['ra ash', 'Asha Rao'],
    ['Rao, Asha', 'Asha Rao'],
    ['jose', 'José Álvarez'],
    ['ALVAREZ', 'José Álvarez'],
    ['obrien', 'Liam O’Brien'],
    ["o'brien", 'Liam O’Brien'],
    ['brien', 'Liam O’Brien'],
    ['lakshmi', 'Vijaya-Lakshmi Iyer'],
    ['k', 'S.K. Nair'],
    ['ஆஷா', 'ஆஷா ராவ்'],
  ])('%j finds %s', (search, name) => {
    expect(createGuestFilter(search)(create(name))).toBe(true);
  });

  it.each([
    ['sha', 'Asha Rao'],
    ['asha iyer', 'Asha Rao'],
    ['xyz', 'Asha Rao'],
  ])('%j does not find %s', (search, name) => {
    expect(createGuestFilter(search)(create(name))).toBe(false);
  });

  it('an e-mail address is found by its beginning and by its parts', () => {
    const guest = create('A. R.', 'asha.rao+pm@example.org');
    expect(['asha.rao@', 'asha.rao+pm@example.org', 'rao', 'pm', 'example'].map((search) => createGuestFilter(search)(guest))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

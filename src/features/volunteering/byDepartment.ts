import type { Volunteer } from '../../api/models/person.ts';

export interface Department {
  name: string;
  people: Volunteer[];
}

/** Groups volunteers by department, alphabetically; people in the given order (VOL-02). */
export function byDepartment(volunteers: readonly Volunteer[]): Department[] {
  const groups = new Map<string, Volunteer[]>();
  for (const one of volunteers) {
    const people = groups.get(one.department);
    if (people === undefined) groups.set(one.department, [one]);
    else people.push(one);
  }
  return [...groups].map(([name, people]) => ({ name, people })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

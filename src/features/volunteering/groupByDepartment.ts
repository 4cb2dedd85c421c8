import type { Volunteer } from '../../api/models/person.ts';

export interface Department {
  name: string;
  people: Volunteer[];
}

/** Groups volunteers by department (VOL-02). Departments are in alphabetical order; their people keep the given order. */
export function groupByDepartment(volunteers: readonly Volunteer[]): Department[] {
  const groups = new Map<string, Volunteer[]>();
  for (const volunteer of volunteers) {
    const people = groups.get(volunteer.department);
    if (people === undefined) groups.set(volunteer.department, [volunteer]);
    else people.push(volunteer);
  }
  return [...groups].map(([name, people]) => ({ name, people })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

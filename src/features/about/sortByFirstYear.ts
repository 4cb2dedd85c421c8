/** Returns the first year in a text such as `2019 - 2022`; Infinity without one. */
const firstYear = (text: string): number => Number(/\d{4}/.exec(text)?.[0] ?? Infinity);

/** Returns a copy sorted by the first year of the term, people without one last. */
export const sortByFirstYear = <Person extends { term: string }>(people: readonly Person[]): Person[] =>
  people.toSorted((a, b) => {
    const [yearA, yearB] = [firstYear(a.term), firstYear(b.term)];
    return yearA === yearB ? 0 : yearA - yearB;
  });

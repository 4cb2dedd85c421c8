/** Returns the first year in a text such as `2019 - 2022`; Infinity without one. */
const findFirstYear = (text: string): number => Number(/\d{4}/.exec(text)?.[0] ?? Infinity);

/** Returns a copy sorted by the first year of each person's term. People without a year are last. */
export const sortByFirstYear = <Person extends { term: string }>(people: readonly Person[]): Person[] =>
  people.toSorted((a, b) => {
    const [yearA, yearB] = [findFirstYear(a.term), findFirstYear(b.term)];
    return yearA === yearB ? 0 : yearA - yearB;
  });

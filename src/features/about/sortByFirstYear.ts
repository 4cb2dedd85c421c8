/** Returns the first year in a text such as `2019 - 2022`; Infinity without one. */
const firstYear = (text: string): number => Number(/\d{4}/.exec(text)?.[0] ?? Infinity);

/** Sorts by first year, entries without one last. */
export const sortByFirstYear = <One extends { fromTo: string }>(people: readonly One[]): One[] =>
  people.toSorted((a, b) => {
    const [firstStart, other] = [firstYear(a.fromTo), firstYear(b.fromTo)];
    return firstStart === other ? 0 : firstStart - other;
  });

/** The first year in a text such as `2019 - 2022`; later than any when it names none. */
const firstYear = (text: string): number => Number(/\d{4}/.exec(text)?.[0] ?? Infinity);

/** The first ones first; who has no year at the end, otherwise as they came. */
export const inTimeOrder = <One extends { fromTo: string }>(people: readonly One[]): One[] =>
  people.toSorted((a, b) => {
    const [one, other] = [firstYear(a.fromTo), firstYear(b.fromTo)];
    return one === other ? 0 : one - other;
  });

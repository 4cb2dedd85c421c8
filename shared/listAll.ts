/**
 * Returns all values of a union of strings, in the order in which they are written. TypeScript refuses a list that misses one, so
 * that a new value in a contract is noticed wherever all values are listed.
 */
export const listAll = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] => Object.keys(values) as Value[];

/** Returns all values of a string union in order. A missing value is a type error, so that a new contract value is noticed everywhere. */
export const listKeys = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] => Object.keys(values) as Value[];

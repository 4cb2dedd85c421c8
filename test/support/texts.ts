/** Returns the texts of elements, in their order. */
export const textsOf = (elements: readonly Element[]): (string | null)[] => elements.map(({ textContent }) => textContent);

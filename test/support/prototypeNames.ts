/** Names that every plain object has. Looked up there, a typed text would give a function or an object. */
export const PROTOTYPE_NAMES = ['constructor', 'constructors', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** A text that no list of ours contains, for comparison. */
export const UNKNOWN_WORD = 'nosuchword';

/** Returns the traces in a text of a function or an object that was shown in place of a text. */
export const findLeaks = (text: string): string[] => text.match(/\[native code\]|\[object \w+\]/g) ?? [];

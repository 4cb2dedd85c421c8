/** Input in the form that WebDriver and WebDriver BiDi have in common. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

type PointerAction = { type: 'pointerMove'; x: number; y: number; duration: 0 } | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** The characters that stand for keys without a character. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003', End: '\uE010', ArrowDown: '\uE015' } as const;

export type Key = keyof typeof KEYS;

/** Returns the input of a click at a point of the window, in CSS pixels. */
export const clickAt = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Returns the input of a text that is typed. */
export const typeText = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Returns the input of a key that is pressed. */
export const pressKey = (key: Key): InputSource => typeText(KEYS[key]);

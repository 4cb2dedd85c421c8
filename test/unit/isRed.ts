/** Returns whether a button has the colour of destructive actions. Reads its class, because jsdom does not know the theme's colours. */
export const isRed = (button: HTMLElement): boolean => button.classList.contains('MuiButton-colorError');

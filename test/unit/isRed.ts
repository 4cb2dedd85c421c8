/** Returns whether a button has the colour of destructive actions: jsdom reads no colours of the theme, only its classes. */
export const isRed = (button: HTMLElement): boolean => button.classList.contains('MuiButton-colorError');

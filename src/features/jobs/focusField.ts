/**
 * Scrolls a field to the middle of the window and focuses it, so that its remark or error is announced. In a group of radio buttons,
 * focuses the selected button or else the first.
 */
export function focusField(name: string): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${CSS.escape(name)}"]`)];
  const control = controls.find(({ checked }) => checked) ?? controls[0];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

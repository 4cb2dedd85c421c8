/**
 * Focuses a field, or the selected radio button of a group, in the middle of the window, so that a remark or an error at it is
 * announced.
 */
export function focusField(name: string): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${CSS.escape(name)}"]`)];
  const control = controls.find(({ checked }) => checked) ?? controls[0];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

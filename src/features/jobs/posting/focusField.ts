/**
 * Gives the focus to a field of the form for jobs, in the middle of the window: its remark is read out with it. Of choices it is the
 * chosen one.
 */
export function focusField(name: string): void {
  const found = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${CSS.escape(name)}"]`)];
  const control = found.find(({ checked }) => checked) ?? found[0];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

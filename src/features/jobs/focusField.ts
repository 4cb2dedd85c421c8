/** Focuses a field and scrolls it to the middle of the window, so that its remark is announced; of radio buttons, the selected one. */
export function focusField(name: string): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`main form [name="${CSS.escape(name)}"]`)];
  const control = controls.find(({ checked }) => checked) ?? controls[0];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

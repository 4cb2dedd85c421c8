import userEvent from '@testing-library/user-event';

/** Puts text into a field in one step, for tests that are not about typing: each typed key costs several renders. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

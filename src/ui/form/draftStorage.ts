/**
 * What is typed into a form, kept in the session storage of the tab. Storage may be blocked or full: a draft is a kindness,
 * the form works without it.
 */
export type Draft = Record<string, unknown>;

/** What is kept under a name; null when there is nothing, or nothing that can be read. */
export function readDraft(name: string): Draft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof saved === 'object' && saved !== null ? (saved as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps a form's values, without the fields that are left out; a file cannot be kept. */
export function keepDraft(name: string, values: Draft, leaveOut: readonly string[] = []): void {
  const saved = Object.fromEntries(Object.entries(values).filter(([key]) => !leaveOut.includes(key)));
  try {
    sessionStorage.setItem(
      name,
      JSON.stringify(saved, (_, value: unknown) => (value instanceof File ? undefined : value)),
    );
  } catch {
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // nothing was kept then
  }
}

/** Form values in the tab's session storage. Storage may be blocked or full, and the form works without it. */
export type Draft = Record<string, unknown>;

export function readDraft(name: string): Draft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof saved === 'object' && saved !== null ? (saved as Draft) : null;
  } catch {
    return null;
  }
}

/** Saves a form's values without the `leaveOut` fields; files cannot be stored. */
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
  } catch {}
}

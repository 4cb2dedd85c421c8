/** What a QR code says: a guest of this event, a guest of another event, or something else. */
export type ScannedCode = { kind: 'guest'; guestId: string } | { kind: 'otherEvent' } | { kind: 'unknown' };

/** Reads the text of a QR code, which is the URL of the check-in with the guest's id (REG-06). */
export function readCode(text: string, eventId: string): ScannedCode {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, codeEvent] = /\/dashboard\/registrations\/([^/]+)\/check-in$/.exec(url?.pathname ?? '') ?? [];
  const guestId = url?.searchParams.get('guest') ?? '';
  if (codeEvent === undefined || !/^[0-9a-f]{24}$/.test(guestId)) return { kind: 'unknown' };
  return codeEvent === eventId ? { kind: 'guest', guestId } : { kind: 'otherEvent' };
}

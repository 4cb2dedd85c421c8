import { isRecord } from '../contract/pointer.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** What an answer's text holds when it is JSON; undefined for pages and everything else. */
export function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Whether a value can be the answer of a read: a list, an object that does not say it failed, or how the content system says
 * that there is nothing (D-21, D-22). Fields are not looked at: one that has changed must not hide all the others.
 */
export const holdsContent = (value: unknown): boolean =>
  Array.isArray(value) || value === false || value === '' || (isRecord(value) && value.success !== false);

/** What people read where a provider's answer makes no sense. */
const unreadable = 'The service behind this site gave an answer that cannot be read.';

/** What is added for whoever has sent something: it is never sent again by itself. */
const lookFirst = 'It may have taken what you sent: please look before you send it again.';

/**
 * The refusal in place of an answer that is no JSON, such as an error page. What the provider refuses keeps its status, what
 * failed there is a bad gateway's.
 * @param wrote true when the request changes something
 */
export function refusalOf(status: number, wrote: boolean): HttpError {
  if (status >= 400 && status < 500) return new HttpError(status, statusMessage(status));
  if (status === 503) return new HttpError(503, statusMessage(503));
  if (status >= 500) return wrote ? unsure(502, 'The service behind this site failed.') : new HttpError(502, statusMessage(502));
  return wrote ? unsure(502, unreadable) : new HttpError(502, `${unreadable} Please try again later.`);
}

/** The refusal of a write of which nobody knows what became. @param what what happened, as a sentence */
export const unsure = (status: 502 | 504, what: string): HttpError => new HttpError(status, `${what} ${lookFirst}`);

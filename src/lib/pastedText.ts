import { toAsciiDigits } from '../../shared/digits.ts';
import { removeInvisible } from '../../shared/text.ts';

/** What word processors and messengers put unseen around texts. Joiners stay, with which Indian languages spell. */
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** Returns a typed or pasted line with spaces in place of tabs and line breaks of every kind, and without unseen characters. */
export const cleanLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(UNSEEN, '');

/** Returns a typed or pasted text with usual line breaks in place of those of word processors, and without unseen characters. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(UNSEEN, '');

/** Returns a typed or pasted telephone number with usual digits, spaces and hyphens. */
export const cleanPhone = (text: string): string => removeInvisible(toAsciiDigits(text)).replace(/[\u2010-\u2015\u2212]/g, '-');

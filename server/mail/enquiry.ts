import { dateInWords, HONEYPOT } from '../../shared/enquiry.ts';
import { headerText, isEmailAddress, isPlainInHeader } from './address.ts';
import type { Mail } from './mailer.ts';

/** The parts of an enquiry's text. */
type Fields = Record<string, unknown>;

const titles = { general: 'General support', training: 'Training enquiry', csr: 'CSR activity collaboration' } as const;

/** Which form an enquiry came from. */
export type EnquiryKind = keyof typeof titles;

const days3 = 3 * 24 * 60 * 60 * 1000;

/** True when a program filled in the form. */
export function isFromProgram(fields: Fields): boolean {
  const trap = fields[HONEYPOT];
  return trap !== undefined && trap !== null && trap !== '' && trap !== false;
}

/**
 * The mail that brings an enquiry to the chapter: one line a field, long texts below their name. Replies go to the
 * visitor when the form holds one plain address that a header can hold.
 */
export function enquiryMail(kind: EnquiryKind, fields: Fields, to: string, now: Date): Mail {
  const lines = flatten(fields).map(([label, text]) =>
    text.includes('\n') || text.length > 100 ? `\n${label}:\n${text}\n` : `${label}: ${text}`,
  );
  const title = titleOf(kind, fields);
  const topic = [fields.subject, fields.subjects].find((text) => typeof text === 'string' && text !== '');
  const about = typeof topic === 'string' ? headerText(topic, 100) : '';
  const address = [fields.email, fields.reply_to].find(
    (value) => typeof value === 'string' && isEmailAddress(value.trim()) && isPlainInHeader(value.trim()),
  );
  return {
    to,
    kind: 'enquiry',
    subject: about === '' ? title : `${title}: ${about}`,
    text: [`${title}, sent from the web site.`, '', ...lines].join('\n').trimEnd(),
    ...(typeof address === 'string' ? { replyTo: address.trim() } : {}),
    expiresAt: new Date(now.getTime() + days3),
  };
}

/** Corporate and individual enquiries have one template (CONT-07): which of them it is stands in a field. */
const titleOf = (kind: EnquiryKind, { enquiryType }: Fields): string =>
  kind === 'training' && (enquiryType === 'corporate' || enquiryType === 'individual')
    ? `${label(enquiryType)} training enquiry`
    : titles[kind];

/** The parts of a preferred date, as one line in words; what else belongs to it follows. */
function dateLines({ dateYear, dateMonth, dateWeek, ...rest }: Fields): [string, string][] {
  const words = dateInWords({ dateYear, dateMonth, dateWeek });
  return [...(words === '' ? [] : [['Preferred date', words] satisfies [string, string]]), ...flatten(rest, 'date')];
}

function flatten(fields: Fields, before = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (name === HONEYPOT || value === null || value === undefined || value === '') return [];
    // A part that says itself what it belongs to (`trainee.traineeName`) needs it once.
    const named = name.startsWith(before) ? name : `${before} ${name}`;
    if (Array.isArray(value)) return [[label(named), plain(value.map(String).join(', '))]];
    if (typeof value === 'object') return name === 'date' ? dateLines(value as Fields) : flatten(value as Fields, name);
    return [[label(named), plain(typeof value === 'string' ? value : JSON.stringify(value))]];
  });
}

/** `enquiryType` as people write it: `Enquiry type`. */
function label(name: string): string {
  const words = headerText(name, 60)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text without control characters, its lines kept. */
function plain(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

import { formatPreferredDate, HONEYPOT } from '../../shared/enquiry.ts';
import { formatMailLine, toHeaderAddress } from './address.ts';
import type { Mail } from './mailer.ts';

type Fields = Record<string, unknown>;

const TITLES = { general: 'General support', training: 'Training enquiry', csr: 'CSR activity collaboration' } as const;

export type EnquiryKind = keyof typeof TITLES;

/** Milliseconds after which a mail is no longer sent. */
const EXPIRY_MS = 3 * 24 * 60 * 60 * 1000;

/** Returns whether the honeypot field was filled in. */
export function isSpam(fields: Fields): boolean {
  const honeypot = fields[HONEYPOT];
  return honeypot !== undefined && honeypot !== null && honeypot !== '' && honeypot !== false;
}

/**
 * Returns the mail of an enquiry to the chapter. It has one line per field; long texts are below the field's name. Replies go to the
 * visitor when the form has an e-mail address that is safe in a header.
 */
export function createEnquiryMail(kind: EnquiryKind, fields: Fields, to: string, now: Date): Mail {
  const lines = listFields(fields).map(([label, text]) =>
    text.includes('\n') || text.length > 100 ? `\n${label}:\n${text}\n` : `${label}: ${text}`,
  );
  const title = formatTitle(kind, fields);
  const topic = [fields.subject, fields.subjects].find((text) => typeof text === 'string' && text !== '');
  const shortTopic = typeof topic === 'string' ? formatMailLine(topic, 100) : '';
  const [replyTo] = [fields.email, fields.reply_to].flatMap((value) => (typeof value === 'string' && toHeaderAddress(value)) || []);
  return {
    to,
    kind: 'enquiry',
    subject: shortTopic === '' ? title : `${title}: ${shortTopic}`,
    text: [`${title}, sent from the web site.`, '', ...lines].join('\n').trimEnd(),
    ...(replyTo === undefined ? {} : { replyTo }),
    expiresAt: new Date(now.getTime() + EXPIRY_MS),
  };
}

/** Returns the title. Corporate and individual enquiries have the same template (CONT-07) and differ only in a field. */
const formatTitle = (kind: EnquiryKind, { enquiryType }: Fields): string =>
  kind === 'training' && (enquiryType === 'corporate' || enquiryType === 'individual')
    ? `${formatFieldName(enquiryType)} training enquiry`
    : TITLES[kind];

/** Returns a preferred date as one line, followed by the other fields of the group `date`. */
function listDateFields({ dateYear, dateMonth, dateWeek, ...rest }: Fields): [string, string][] {
  const formattedDate = formatPreferredDate({ dateYear, dateMonth, dateWeek });
  return [...(formattedDate === '' ? [] : [['Preferred date', formattedDate] satisfies [string, string]]), ...listFields(rest, 'date')];
}

/** Returns labels and texts of the fields that are filled in, including fields in groups. */
function listFields(fields: Fields, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (name === HONEYPOT || value === null || value === undefined || value === '') return [];
    // A name that already begins with its group (`trainee.traineeName`) gets no prefix.
    const qualifiedName = name.startsWith(prefix) ? name : `${prefix} ${name}`;
    if (Array.isArray(value)) return [[formatFieldName(qualifiedName), removeControlCharacters(value.map(String).join(', '))]];
    if (typeof value === 'object') return name === 'date' ? listDateFields(value as Fields) : listFields(value as Fields, name);
    return [[formatFieldName(qualifiedName), removeControlCharacters(typeof value === 'string' ? value : JSON.stringify(value))]];
  });
}

/** Returns a field name in words: `enquiryType` becomes `Enquiry type`. */
function formatFieldName(name: string): string {
  const text = formatMailLine(name, 60)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function removeControlCharacters(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A file that is not accepted: what it is, and what its owner can do. */
export interface OtherKind {
  /** Goes on `The file is …`; null when unknown. */
  readonly name: string | null;
  /** A sentence. */
  readonly advice: string;
}

const CHOOSE_ANOTHER = 'Please choose another one.';
const SAVE_AS_PDF = 'Please open it, save it as PDF and choose that file.';

export const OTHER_KINDS = {
  unknown: { name: null, advice: CHOOSE_ANOTHER },
  damaged: { name: 'incomplete or damaged', advice: 'Please save it again, or choose another one.' },
  locked: { name: 'locked with a password', advice: 'Please save it without a password and choose that file.' },
  spreadsheet: { name: 'a spreadsheet', advice: CHOOSE_ANOTHER },
  presentation: { name: 'a presentation', advice: CHOOSE_ANOTHER },
  program: { name: 'a program', advice: CHOOSE_ANOTHER },
  picture: { name: 'a picture', advice: CHOOSE_ANOTHER },
  recording: { name: 'a recording', advice: CHOOSE_ANOTHER },
  archive: { name: 'an archive', advice: CHOOSE_ANOTHER },
  macros: { name: 'a document with macros', advice: SAVE_AS_PDF },
  template: { name: 'a template', advice: SAVE_AS_PDF },
  rtf: { name: 'an RTF document', advice: SAVE_AS_PDF },
  webPage: { name: 'a web page', advice: SAVE_AS_PDF },
  otherDocument: { name: 'a document of another kind', advice: SAVE_AS_PDF },
} as const satisfies Record<string, OtherKind>;

/** How files begin, read as latin1. Earlier rows take precedence. */
const BEGINNINGS: readonly (readonly [RegExp, OtherKind])[] = [
  [/^(?:MZ|\x7FELF|\xCA\xFE\xBA\xBE|[\xCE\xCF]\xFA\xED\xFE|\xFE\xED\xFA[\xCE\xCF]|#!)/, OTHER_KINDS.program],
  [/^(?:\xFF\xD8\xFF|\x89PNG|GIF8|BM.{4}\0{4}|II\*\0|MM\0\*|RIFF.{4}WEBP|8BPS|.{4}ftyp(?:hei|hev|mif|msf|avi))/s, OTHER_KINDS.picture],
  [/^(?:ID3|OggS|fLaC|RIFF.{4}(?:WAVE|AVI )|.{4}ftyp|[^ -\xFF]E\xDF\xA3)/s, OTHER_KINDS.recording],
  [/^(?:Rar!|7z\xBC\xAF|[^ -\xFF]\x8B|BZh|\xFD7zXZ|.{257}ustar)/s, OTHER_KINDS.archive],
  [/^\s*\{\\rtf/, OTHER_KINDS.rtf],
  [/^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|head|meta|body|table|div)\b/i, OTHER_KINDS.webPage],
];

/** Documents in text form, which could also be the beginning of a PDF. */
const TEXT_BEGINNINGS: readonly (readonly [RegExp, OtherKind])[] = [
  [/^(?:\xEF\xBB\xBF)?\s*<\?xml|^\xFFWPC|^%!PS/, OTHER_KINDS.otherDocument],
  // Word calls it “Single File Web Page”.
  [/^MIME-Version:/i, OTHER_KINDS.webPage],
];

const findKind = (rows: typeof BEGINNINGS, beginning: string): OtherKind | undefined =>
  rows.find(([pattern]) => pattern.test(beginning))?.[1];

/** Returns the kind of a file that is certainly neither PDF nor Word. @param beginning the first bytes, read as latin1 */
export const findOtherKind = (beginning: string): OtherKind | undefined => findKind(BEGINNINGS, beginning);

/** Returns the kind of a file that is not a PDF either. @param beginning the first bytes, read as latin1 */
export const describeText = (beginning: string): OtherKind => findKind(TEXT_BEGINNINGS, beginning) ?? OTHER_KINDS.unknown;

import type { FileHandle } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { OTHER_KINDS, type OtherKind } from './otherKinds.ts';
import { openZip } from './zipWithin.ts';

/** Limits of what is read. A Word document with a thousand pictures has 1,100 entries and a list of 150 kB. */
const MAX_ENTRIES = 10_000;
const MAX_LIST_BYTES = 1024 * 1024;

/** Lower-case names, because packages compare names regardless of case. */
const CONTENT_TYPES = '[content_types].xml';
const OPEN_DOCUMENT_TYPE = 'mimetype';
const PROGRAM_PARTS = ['meta-inf/manifest.mf', 'androidmanifest.xml'];
/** A part of documents of Apple Pages, Numbers and Keynote. */
const APPLE_PART = 'index/document.iwa';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = 'application/vnd.ms-office.vbaproject';

/**
 * Returns what a ZIP file is: a Word document since 2007, or another kind. The central directory at the end of the file finds the
 * package's list of content types, wherever it is, and this list decides.
 * @param start where the ZIP file begins in the file
 */
export async function detectPackageKind(file: FileHandle, start: number): Promise<'docx' | OtherKind> {
  try {
    const zip = await openZip(file, start);
    if (zip.entryCount > MAX_ENTRIES) return OTHER_KINDS.archive;
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(readName(entry), entry);
    const list = entries.get(CONTENT_TYPES);
    if (list) return list.isEncrypted() ? OTHER_KINDS.locked : classifyTypes(readContentTypes(await readEntry(zip, list)));
    const openDocumentType = entries.get(OPEN_DOCUMENT_TYPE);
    if (openDocumentType) return classifyOpenDocument((await readEntry(zip, openDocumentType)).toString('latin1'));
    if (PROGRAM_PARTS.some((name) => entries.has(name))) return OTHER_KINDS.program;
    return entries.has(APPLE_PART) ? OTHER_KINDS.otherDocument : OTHER_KINDS.archive;
  } catch {
    return OTHER_KINDS.damaged;
  }
}

/** Returns an entry's name in lower case, with slashes between its parts only. */
const readName = ({ fileNameRaw }: Entry): string => fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** @throws RangeError for a very long entry, and errors of a damaged file */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MAX_LIST_BYTES) throw new RangeError(`${readName(entry)} is too long`);
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the content types in a package's list, in lower case. @throws Error unless the list is well-formed XML */
function readContentTypes(list: Buffer): string[] {
  const types: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const type = local === 'Override' || local === 'Default' ? attributes.ContentType : undefined;
    if (type !== undefined) types.push(type.value.trim().toLowerCase());
  });
  parser.write(decodeXml(list)).close();
  return types;
}

/** Decodes XML as its byte order mark, its first character or its declaration says. @throws RangeError for an unknown encoding */
function decodeXml(xml: Buffer): string {
  const start = xml.toString('latin1', 0, 200);
  if (/^(?:\xFE\xFF|\0<)/.test(start)) return new TextDecoder('utf-16be').decode(xml);
  if (/^(?:\xFF\xFE|<\0)/.test(start)) return new TextDecoder('utf-16le').decode(xml);
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  return new TextDecoder(declared ?? 'utf-8').decode(xml);
}

function classifyTypes(types: readonly string[]): 'docx' | OtherKind {
  // Other types belong to documents that are embedded in this one, such as a spreadsheet in a letter.
  const mainTypes = types.filter((type) => /\.main(?:\+xml)?$/.test(type));
  const hasMainType = (pattern: RegExp): boolean => mainTypes.some((type) => pattern.test(type));
  if (hasMainType(/spreadsheetml|ms-excel/)) return OTHER_KINDS.spreadsheet;
  if (hasMainType(/presentationml|ms-powerpoint/)) return OTHER_KINDS.presentation;
  if (hasMainType(/macroenabled/) || types.includes(MACROS)) return OTHER_KINDS.macros;
  if (hasMainType(/template/)) return OTHER_KINDS.template;
  return mainTypes.includes(WORD_DOCUMENT) ? 'docx' : OTHER_KINDS.otherDocument;
}

function classifyOpenDocument(type: string): OtherKind {
  if (type.includes('spreadsheet')) return OTHER_KINDS.spreadsheet;
  return type.includes('presentation') ? OTHER_KINDS.presentation : OTHER_KINDS.otherDocument;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { detectDocumentKind } from '../../../server/platform/files/kind.ts';
import { createContentTypes, createDocxWithPhoto, zipAsStream } from '../../support/streamedDocx.ts';
import { compound, docx, pdf, xlsx, zip } from '../jobs/forms.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the kind of a file with this content, or the name of another kind. */
async function detect(content: Buffer | string): Promise<string | null> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const kind = await detectDocumentKind(file);
  return typeof kind === 'string' ? kind : kind.name;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const packageOf = (list: string | Buffer, parts: Record<string, string> = {}) =>
  zipAsStream({ 'word/document.xml': '<w/>', '[Content_Types].xml': list, ...parts });

describe('[D-47] a Word document since 2007', () => {
  it('is recognised when it was written as a stream with a large photo before its list of parts', async () => {
    expect(await detect(await createDocxWithPhoto())).toBe('docx');
  });

  it('is recognised with 1,100 parts before its list', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_100 }, (_none, index) => [`word/media/${index}.png`, `picture ${index}`]));
    expect(await detect(await zipAsStream({ ...parts, '[content_types].xml': createContentTypes() }))).toBe('docx');
  });

  it.each(['/word/document.xml', 'word\\document.xml', '../word/document.xml', 'c:/word/document.xml', '[trash]/0000.dat'])(
    'is recognised when it has an entry “%s”, which programs write against the rules',
    async (name) => {
      // The library that writes the file refuses such names.
      const placeholder = '#'.repeat(name.length);
      const zip = await zipAsStream({ [placeholder]: '<w/>', '[Content_Types].xml': createContentTypes() });
      expect(await detect(Buffer.from(zip.toString('latin1').replaceAll(placeholder, name), 'latin1'))).toBe('docx');
    },
  );

  const list = createContentTypes();
  const type = `${WORD}.document.main+xml`;
  it.each<[string, string | Buffer]>([
    ['in single quotes', list.replaceAll('"', "'")],
    ['with a prefix', `<c:Types xmlns:c="http://x"><c:Override\n PartName = '/w.xml'\tContentType\n=\n"${type}" /></c:Types>`],
    ['with character references', list.replace('wordprocessingml', 'word&#112;rocessing&#x6d;l')],
    ['in other case', list.replace(type, type.toUpperCase())],
    ['as the default of XML parts', `<Types><Default Extension="xml" ContentType="${type}"/></Types>`],
    ['after a comment that names another kind', list.replace('<Types', '<!-- spreadsheetml.sheet.main+xml --><Types')],
    ['in UTF-8 with a mark', `\uFEFF${list}`],
    ['in UTF-16, little endian', Buffer.from(`\uFEFF${list.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['in UTF-16, big endian', Buffer.from(`\uFEFF${list.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16()],
    ['in UTF-16 without a mark', Buffer.from(list.replace('UTF-8', 'UTF-16'), 'utf16le')],
    ['in windows-1252', Buffer.from(list.replace('UTF-8', 'windows-1252').replace('/word/', '/Übersicht/'), 'latin1')],
    [
      'with an embedded spreadsheet',
      list.replace(
        '<Override',
        `<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/><Override`,
      ),
    ],
    [
      'with an embedded workbook with macros',
      list.replace('<Override', `<Default Extension="xlsm" ContentType="application/vnd.ms-excel.sheet.macroEnabled.12"/><Override`),
    ],
  ])('is recognised by its list %s', async (_how, content) => {
    expect(await detect(await packageOf(content))).toBe('docx');
  });

  it.each<[string, string | null, string | Buffer]>([
    ['a template', 'a template', createContentTypes(`${WORD}.template.main+xml`)],
    ['macros', 'a document with macros', createContentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
    [
      'a template with macros',
      'a document with macros',
      createContentTypes('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
    ],
    [
      'a macro part',
      'a document with macros',
      list.replace('<Override', '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override'),
    ],
    ['a workbook with macros', 'a spreadsheet', createContentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml')],
    ['a binary workbook', 'a spreadsheet', createContentTypes('application/vnd.ms-excel.sheet.binary.macroEnabled.main')],
    [
      'a presentation',
      'a presentation',
      createContentTypes('application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml'),
    ],
    ['no main part', 'a document of another kind', '<Types/>'],
    ['a name in a comment only', 'a document of another kind', `<Types><!-- <Override ContentType="${type}"/> --></Types>`],
    ['broken XML', 'incomplete or damaged', `<Types><Override ContentType="${type}"></Types>`],
    ['an unknown encoding', 'incomplete or damaged', list.replace('UTF-8', 'x-nobody')],
    ['an entity', 'incomplete or damaged', `<!DOCTYPE Types [<!ENTITY a "${type}">]><Types><Override ContentType="&a;"/></Types>`],
  ])('is told apart from a package with %s', async (_what, name, content) => {
    expect(await detect(await packageOf(content))).toBe(name);
  });

  it('is told apart from other ZIP files', async () => {
    for (const [name, parts] of [
      ['an archive', { 'cv.txt': 'Asha' }],
      ['a document of another kind', { mimetype: 'application/vnd.oasis.opendocument.text' }],
      ['a spreadsheet', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }],
      ['a document of another kind', { 'Index/Document.iwa': 'x' }],
      ['a program', { 'META-INF/MANIFEST.MF': 'Main-Class: A' }],
    ] as const) {
      expect([parts, await detect(await zipAsStream(parts))]).toEqual([parts, name]);
    }
  });

  const BOUNDARY = '\r\n--Boundary7MA4--\r\n';
  const PART_HEADER = '--Boundary7MA4\r\nContent-Type: application/msword\r\n\r\n';
  it.each<[string, string | Buffer, string | Buffer]>([
    ['a line break after its end', '', '\r\n'],
    ['zeros after its end', '', Buffer.alloc(512)],
    ['a multipart boundary after its end', '', BOUNDARY],
    ['a line break before it', '\r\n', ''],
    ['a multipart header before it', PART_HEADER, BOUNDARY],
    ['a header with a MIME version before it', `MIME-Version: 1.0\r\n${PART_HEADER}`, ''],
  ])('is recognised with %s, unless it is cut', async (_what, before, after) => {
    const surround = (content: Buffer) => Buffer.concat([Buffer.from(before), content, Buffer.from(after)]);
    for (const complete of [docx(), await createDocxWithPhoto(200_000)]) {
      expect(await detect(surround(complete))).toBe('docx');
      for (const cut of [complete.subarray(0, -21), complete.subarray(0, -30), complete.subarray(0, complete.length / 2)])
        expect(await detect(surround(cut))).toBe('incomplete or damaged');
      const withoutMiddle = Buffer.concat([complete.subarray(0, 40), complete.subarray(60)]);
      expect(await detect(surround(withoutMiddle))).toBe('incomplete or damaged');
    }
    expect(await detect(surround(xlsx()))).toBe('a spreadsheet');
  });

  it('is refused with so much after its end that programs do not find the end', async () => {
    expect(await detect(Buffer.concat([docx(), Buffer.alloc(0xffff)]))).toBe('docx');
    expect(await detect(Buffer.concat([docx(), Buffer.alloc(0x10000)]))).toBe('incomplete or damaged');
  });

  it.each(['/[Content_Types].xml', '\\[Content_Types].xml'])('is recognised by a list named %s', async (name) => {
    const content =
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    expect(await detect(zip(name, content))).toBe('docx');
    expect(await detect(zip(`..${name}`, content))).toBe('an archive');
  });

  it('is refused when it is cut short, or its list is not the length that it says', async () => {
    const complete = await createDocxWithPhoto(2_000);
    expect(await detect(complete.subarray(0, -30))).toBe('incomplete or damaged');
    expect(await detect(complete.subarray(0, 400))).toBe('incomplete or damaged');
    const bomb = await packageOf(`${list}${' '.repeat(2 * 1024 * 1024)}`);
    expect(await detect(bomb)).toBe('incomplete or damaged');
  });
});

it('[D-47] a PDF is recognised by its signature within the first 1,024 bytes', async () => {
  for (const before of [
    '',
    '\r\n',
    '\n\n\n',
    '\uFEFF',
    '%!PS-Adobe-3.0\n',
    '------Boundary7MA4\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    'x'.repeat(1024 - '%PDF-'.length),
  ]) {
    expect([before, await detect(Buffer.concat([Buffer.from(before), pdf()]))]).toEqual([before, 'pdf']);
  }
  expect(await detect(Buffer.concat([Buffer.alloc(1020, 'x'), pdf()]))).toBeNull();
});

it('[D-47] names what a file is, whatever its name', async () => {
  for (const [content, name] of [
    [docx(), 'docx'],
    [xlsx(), 'a spreadsheet'],
    [compound('WordDocument'), 'doc'],
    [compound('PowerPoint Document'), 'a presentation'],
    ['{\\rtf1\\ansi Asha}', 'an RTF document'],
    ['\n {\\rtf1 %PDF-1.4}', 'an RTF document'],
    ['<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>Asha', 'a web page'],
    ['\uFEFF\r\n<!DOCTYPE html><title>%PDF-</title>', 'a web page'],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'a web page'],
    ['<?xml version="1.0"?><?mso-application progid="Word.Document"?>', 'a document of another kind'],
    ['%!PS-Adobe-3.0\n', 'a document of another kind'],
    [Buffer.from('MZ\x90\0 %PDF-1.4', 'latin1'), 'a program'],
    ['\x7FELF', 'a program'],
    [Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), 'a picture'],
    [Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'a picture'],
    [Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'a recording'],
    ['Rar!\x1A\x07', 'an archive'],
    ['Asha Rao, project manager', null],
    ['P', null],
    ['PK', 'incomplete or damaged'],
  ] as const) {
    expect([content, await detect(content)]).toEqual([content, name]);
  }
});

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Returns the list of content types of a Word document. */
export const createContentTypes = (type = MAIN_PART): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

/**
 * Creates a ZIP file like LibreOffice and Google Docs do: the size of each entry follows its data.
 * @param parts content by name, in the order of the file
 */
export function zipAsStream(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addReadStream(Readable.from([Buffer.from(content)]), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** Creates a Word document as a stream, in which a photo comes before the list of content types. */
export const createDocxWithPhoto = (photoBytes = 1_500_000): Promise<Buffer> =>
  zipAsStream({
    'word/media/image1.jpeg': randomBytes(photoBytes),
    'word/document.xml': '<w:document xmlns:w="w"/>',
    '[Content_Types].xml': createContentTypes(),
  });

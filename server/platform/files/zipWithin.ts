import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

const CHUNK_BYTES = 64 * 1024;

/** The record at the end of a ZIP file: its first bytes, its length without a comment, the offset of the comment's length, and its limit. */
const END = { signature: 'PK\u0005\u0006', bytes: 22, commentLength: 20, maxComment: 0xffff } as const;

/** Reads the part of a file from an offset on. */
class OffsetReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #offset: number;

  constructor(file: FileHandle, offset: number) {
    super();
    this.#file = file;
    this.#offset = offset;
  }

  /** Reads as a stream does, but without the cost of one: a package can have thousands of entries. */
  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null) => void): void {
    callbackify(() => this.#readFully(buffer.subarray(offset, offset + length), position))(callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readChunks(start, end));
  }

  async *#readChunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK_BYTES) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, end - at));
      await this.#readFully(chunk, at);
      yield chunk;
    }
  }

  async #readFully(target: Buffer, position: number): Promise<void> {
    const { bytesRead } = await this.#file.read(target, 0, target.length, this.#offset + position);
    if (bytesRead < target.length) throw new RangeError('the file is truncated');
  }
}

/**
 * Opens a ZIP file within a file: transfers can put bytes such as line breaks, zeros or a multipart boundary before and after it.
 * @param start where the ZIP file begins
 * @returns the ZIP file, whose entries have only raw names. It need not be closed, but `file` must stay open
 * @throws Error when the file is no ZIP file or cut
 */
export async function openZip(file: FileHandle, start: number): Promise<ZipFile> {
  const reader = new OffsetReader(file, start);
  return await fromRandomAccessReaderPromise(reader, (await findEnd(file)) - start, { autoClose: false, decodeStrings: false });
}

/** Returns where the ZIP file ends whose end is nearest to the end of the file. Like other programs, it looks for no end far before. */
async function findEnd(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const start = Math.max(0, size - END.bytes - END.maxComment);
  const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const at = buffer.lastIndexOf(END.signature, undefined, 'latin1');
  if (at === -1) throw new RangeError('the ZIP file has no end');
  return Math.min(size, start + at + END.bytes + buffer.readUInt16LE(at + END.commentLength));
}

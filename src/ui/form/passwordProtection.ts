const DECODER = new TextDecoder('latin1');

/** Beginning of Word's container before 2007, read as latin1. */
const COMPOUND_SIGNATURE = '\u00D0\u00CF\u0011\u00E0';

/** Name of the part with the locked content of a Word file since 2007, in UTF-16. */
const LOCKED_PART = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');

/** Offset of the text's header in nearly every old Word file, its first two bytes, and the offset and bit of its flag “encrypted”. */
const WORD_HEADER = { offset: 512, mark: '\u00EC\u00A5', flags: 523, encrypted: 0x01 };

/**
 * Returns whether a PDF or Word file is protected with a password, so that its recipient may not be able to open it. False for a file that
 * cannot be read.
 */
export async function isPasswordProtected(file: File): Promise<boolean> {
  const content = await file.arrayBuffer().then(
    (bytes) => DECODER.decode(bytes),
    () => '',
  );
  if (content.slice(0, 1024).includes('%PDF-')) return /\/Encrypt[\s<]/.test(content);
  if (!content.startsWith(COMPOUND_SIGNATURE)) return false;
  const { offset, mark, flags, encrypted } = WORD_HEADER;
  const hasFlag = content.startsWith(mark, offset) && (content.charCodeAt(flags) & encrypted) !== 0;
  return hasFlag || content.includes(LOCKED_PART);
}

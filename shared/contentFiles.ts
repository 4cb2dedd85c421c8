/** Prefix of the paths under which this site serves pictures that a provider's content system keeps outside its uploads. */
export const CONTENT_FILES_PATH = '/content-files';

/** File extensions of pictures, as the source of a regular expression. */
export const PICTURE_EXTENSION = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg|ico)`;

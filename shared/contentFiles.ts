/** Path of this site before paths of pictures that a provider's content system has outside its uploads. */
export const CONTENT_FILES_PATH = '/content-files';

/** Ends of picture files, as the source of a regular expression. */
export const PICTURE_NAME = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg|ico)`;

/** Path prefix under which this site serves a provider's pictures from outside `/wp-content/uploads/`. */
export const CONTENT_FILES_PATH = '/content-files';

/** File extensions of pictures, as the source of a regular expression. */
export const PICTURE_EXTENSION = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg|ico)`;

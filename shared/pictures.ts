/** Path prefix under which this site serves a provider's pictures from outside `/wp-content/uploads/`. */
export const CONTENT_FILES_PATH = '/content-files';

/** File extensions of pictures, as the source of a regular expression. */
export const PICTURE_EXTENSION = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg|ico)`;

/** Path prefix of the pictures that social networks show for links to this site. */
export const SHARE_PICTURE_PATH = '/og';

/** Width and height in pixels, the size that social networks show uncropped. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;

/** SVG paths of the site's mark on a grid of 40: interlaced lines and four dots. */
export const MARK = {
  lines: 'M20 4 36 20 20 36 4 20ZM12 4a8 8 0 0 0-8 8l24 24a8 8 0 0 0 8-8L12 4ZM28 4a8 8 0 0 1 8 8L12 36a8 8 0 0 1-8-8L28 4Z',
  dots: 'M12 20h0M28 20h0M20 12h0M20 28h0',
} as const;

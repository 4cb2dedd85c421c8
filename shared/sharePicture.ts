/** Path prefix of the pictures that social networks show for links to this site. */
export const SHARE_PICTURE_PATH = '/og';

/** Width and height in pixels, the size that social networks show uncropped. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;

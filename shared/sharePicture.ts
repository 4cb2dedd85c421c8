export const SHARE_PICTURE_PATH = '/og';

/** Pixels, the size that social networks show uncropped. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;

/** Where the server draws what stands beside a shared link: this, the page's path, `.png`, and the search parameters it knows. */
export const SHARE_PICTURE_PATH = '/og';

/** Width and height of such a picture in pixels: what social networks show whole. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;

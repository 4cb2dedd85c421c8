/** SVG paths of the site's mark on a grid of 40: interlaced lines and four dots. */
export const MARK = {
  lines: 'M20 4 36 20 20 36 4 20ZM12 4a8 8 0 0 0-8 8l24 24a8 8 0 0 0 8-8L12 4ZM28 4a8 8 0 0 1 8 8L12 36a8 8 0 0 1-8-8L28 4Z',
  dots: 'M12 20h0M28 20h0M20 12h0M20 28h0',
} as const;

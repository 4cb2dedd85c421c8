/** A picture. Where a model has none, the field is null. */
export interface Picture {
  /** Address; absolute, or from the site's root. */
  url: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
}

/** An image; models have null in place of a missing one. */
export interface Picture {
  url: string;
  alt: string;
}

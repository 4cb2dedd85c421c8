/** An image. Models have null in place of a missing image. */
export interface Picture {
  url: string;
  alt: string;
}

/** An image; absent ones are null. */
export interface Picture {
  url: string;
  alt: string;
}

import type { Scheme } from '../support/e2e/look.ts';

/** The height of all small pictures; CSS pixels. */
export const SMALL_HEIGHT = 320;

/** A picture of a state at a width, or the attempt to take it. */
export interface Shot {
  /** The state's name, of which `page` and `state` are the parts. */
  name: string;
  page: string;
  state: string;
  address: string;
  /** What somebody has to do on the live page until it looks like this; empty: nothing. */
  steps: string;
  /** Who is signed in; empty: nobody. */
  who: string;
  /** CSS pixels. */
  width: number;
  scheme?: Scheme;
  /** Its file without the ending; absent when there is none. */
  picture?: string;
  /** Of the picture; CSS pixels. */
  height?: number;
  /** The width of the small picture, which is of the window only; CSS pixels. */
  small?: number;
  /** Why the state could not be reached, or what the page said in the console. */
  problem?: string;
}

import type { Picture } from './picture.ts';

/** One figure of the home page (HOME-07). */
export interface Statistic {
  /** The figure as it is shown, e.g. `4200+`. */
  number: string;
  /** What it counts. */
  content: string;
}

/** One slide of the home page's carousel (HOME-01). */
export interface BannerSlide {
  /** Empty when the slide has none. */
  title: string;
  subContent: string;
  background: Picture | null;
  banner: Picture | null;
  /** Target of the button as the content system has it, to be parsed before it is followed (D-14); null: no target. */
  buttonLink: string | null;
  /** Label of the button; `Explore Training Programs` when the content system names none. */
  buttonTitle: string;
  /** Whether the slide is painted on the brand purple. */
  onPurple: boolean;
}

/**
 * A special program, which is a category of events (SPP), as menus name it. The list stands in every page; descriptions
 * and pictures belong to the page of one program.
 */
export interface Program {
  id: string;
  name: string;
}

/** A video for members (VID). */
export interface Video {
  id: string;
  title: string;
  /** Text or HTML, not yet sanitised; empty when there is none. */
  briefHtml: string;
  /** Address of the player; null when there is none or the caller may not play. */
  embedUrl: string | null;
  poster: Picture | null;
}

import anekLatin from './fonts/anek-latin.woff2';
import mukta400 from './fonts/mukta-400.woff2';
import mukta600 from './fonts/mukta-600.woff2';

export interface FontFile {
  family: string;
  /** `font-weight` of the file: one, or the first and the last. */
  weight: string;
  url: string;
}

/** Font files (docs/decisions/006). */
export const FONT_FILES: readonly FontFile[] = [
  { family: 'Anek Latin', weight: '600 700', url: anekLatin },
  { family: 'Mukta', weight: '400', url: mukta400 },
  { family: 'Mukta', weight: '600 700', url: mukta600 },
];

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../server/platform/installation.ts';
import { recolour, type ChapterColours } from './recolour.ts';

/** File names of demo pictures. Keys are the file names in a new chapter's content. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'slide-training-background.svg': 'hero-pmp-background.svg',
  'slide-training.svg': 'hero-pmp-banner.svg',
  'slide-events-background.svg': 'hero-conference-background.svg',
  'slide-events.svg': 'hero-membership-banner.svg',
  'slide-jobs-background.svg': 'hero-jobs-background.svg',
  'slide-jobs.svg': 'hero-jobs-banner.svg',
  'program-talks.svg': 'program-women-in-projects.svg',
  'program-workshops.svg': 'program-pm-enrich.svg',
  'program-conferences.svg': 'program-conferences.svg',
  'program-books.svg': 'program-book-circle.svg',
  'event-talk.svg': 'event-women-in-projects-3.svg',
  'event-workshop.svg': 'event-pm-enrich-1.svg',
  'event-conference.svg': 'event-conferences-1.svg',
  'event-books.svg': 'event-book-circle-1.svg',
  'certification-pmp.svg': 'certification-pmp.svg',
  'certification-pmi-acp.svg': 'certification-pmi-acp.svg',
  'icon-pmp.svg': 'icon-pmp.svg',
  'icon-pmi-acp.svg': 'icon-pmi-acp.svg',
  'why-pmp.svg': 'why-pmp.svg',
  'why-pmi-acp.svg': 'why-pmi-acp.svg',
  'initiative-kitchens.svg': 'initiative-kitchens.svg',
  'initiative-tablets.svg': 'initiative-tablets.svg',
};

/** Returns the pictures of a new chapter as SVG texts by file name. Without `colours` they keep the demo's colours. */
export function createPictures(colours: ChapterColours | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, source]) => {
      const svg = readFileSync(path.join(CONTENT_FOLDER, 'pictures', source), 'utf8');
      return [name, colours === undefined ? svg : recolour(svg, colours)];
    }),
  );
}

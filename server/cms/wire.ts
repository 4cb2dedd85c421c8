import MarkdownIt from 'markdown-it';
import { slugOf } from '../../shared/text.ts';
import { UPLOADS_PATH, type Pictures } from './pictures.ts';

// HTML in content files is escaped: pages contain only what Markdown can express.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Renders Markdown as HTML. */
export function toHtml(source: string): string {
  return markdown.render(source).trim();
}

/** A picture as in the CMS; `false` when there is none. */
export type WirePicture = { url: string; alt: string } | false;

/** Encodes HTML entities, as the CMS does in titles (`E&amp;C`). */
export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the versioned URL of a picture. */
export function formatPictureUrl(pictures: Pictures, name: string): string {
  return `${UPLOADS_PATH}${encodeURIComponent(name)}?v=${pictures.get(name)?.version ?? ''}`;
}

/** Returns the picture with a name; `false` without a name. @param alt alternative text; empty for a decorative picture */
export function serializePicture(pictures: Pictures, name: string | undefined, alt = ''): WirePicture {
  return name === undefined ? false : { url: formatPictureUrl(pictures, name), alt };
}

/** Returns the path of an event's page. @param category name of its special program */
export const eventPath = (category: string, id: number): string =>
  `/special-programs/${encodeURIComponent(slugOf(category) || 'events')}/${id}`;

/** Returns the path of a training's page. @param name name of the certification */
export const trainingPath = (name: string): string => `/trainings/${slugOf(name)}`;

import MarkdownIt from 'markdown-it';

// HTML in a content file is shown as text, never passed on: what reaches a page is only what Markdown can say.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Markdown as HTML, the form in which the CMS sends long texts. */
export function toHtml(source: string): string {
  return markdown.render(source).trim();
}

import MarkdownIt from 'markdown-it';

// HTML in content files is escaped: pages contain only what Markdown can express.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Renders Markdown as HTML. */
export function toHtml(source: string): string {
  return markdown.render(source).trim();
}

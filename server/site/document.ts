import type { RenderedPage } from '../../src/render.tsx';
import type { PublicSettings } from '../../src/config/settings.ts';
import type { Colours, SchemeColours } from '../../shared/colours.ts';
import { escapeHtml } from '../platform/lib/html.ts';
import { withRequestId } from '../platform/security/errors.ts';
import type { SiteBuild } from './build.ts';

/** Returns JSON that cannot end its own script element. */
const serializeForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const formatAttributes = (list: Record<string, string>): string =>
  Object.entries(list)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Removes the time of rendering from a page's HTML: the rest is the same for renderings of the same content. */
export const removeRenderTime = (html: string): string =>
  html.replace(/(?<=<script type="application\/json" id="boot">\{)"renderedAt":\d+,/, '');

/** Hides controls that need scripts. */
const HIDE_CONTROLS = '<style>[data-needs-scripts]{display:none!important}</style>';

/** Returns the HTML document of a rendered page. */
export function renderDocument(
  page: RenderedPage,
  build: SiteBuild,
  settings: PublicSettings,
  colours: Colours,
  renderedAt: number,
): string {
  const bootData = {
    renderedAt,
    scripts: build.listScripts(page.chunks),
    settings,
    rules: page.rules,
  };
  const structuredData = (page.head.structuredData ?? []).map(
    (data) => `<script type="application/ld+json">${serializeForScript(data)}</script>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${settings.chapter.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.preloads,
    `<title>${escapeHtml(page.head.fullTitle)}</title>`,
    `<script>${build.schemeScript}</script>`,
    page.styles,
    ...page.tags.map(({ tag, attributes: list }) => `<${tag}${formatAttributes(list)}>`),
    ...(page.head.feed === undefined
      ? []
      : [`<link rel="alternate" type="application/atom+xml" title="${escapeHtml(page.head.title)}" href="${escapeHtml(page.head.feed)}">`]),
    `<noscript>${HIDE_CONTROLS}</noscript>`,
    '<link rel="stylesheet" href="/print.css" media="print">',
    // Links within the site are printed with its origin.
    `<style>@media print{main a[href^="/"]::after{content:" (${new URL(settings.publicUrl).origin}" attr(href) ")"!important}}</style>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark.paper}">`,
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="boot">${serializeForScript(bootData)}</script>`,
    `<script type="application/json" id="state">${serializeForScript(page.state)}</script>`,
    `<script>${build.loaderScript}</script>`,
    // Last, because only search engines read it.
    ...structuredData,
    '</body>',
    '</html>',
  ].join('\n');
}

/**
 * Returns the document of a page for a look before publishing, for `<iframe sandbox="allow-same-origin" srcdoc>` on a page of this site;
 * of another origin, the frame would get no pictures. It has neither scripts nor data for them, and nothing for search engines and other
 * sites. Its links do nothing in such a frame. Its scheme is light, because a script chooses it.
 */
export const renderPreviewDocument = ({ preloads, head, styles, html }: RenderedPage, language: string): string =>
  [
    '<!doctype html>',
    `<html lang="${language}" class="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    // The frame may open no windows.
    '<base target="_blank">',
    preloads,
    `<title>${escapeHtml(head.fullTitle)}</title>`,
    styles,
    HIDE_CONTROLS,
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    '</body>',
    '</html>',
  ].join('\n');

/** Returns the page of status 500, with the request's id, which visitors can quote. */
export const renderErrorPage = (colours: SchemeColours, requestId: string): string =>
  renderPlainPage(
    colours,
    'Something went wrong',
    'Something went wrong on our side',
    withRequestId('This page could not be shown. Please try again in a moment.', requestId),
  );

/** Returns the page of status 503. */
export const renderBusyPage = (colours: SchemeColours): string =>
  renderPlainPage(colours, 'Very busy', 'The site is very busy', 'Please try again in a moment.');

function renderPlainPage({ paper, ink, primary }: SchemeColours, title: string, heading: string, text: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:${ink};background:${paper}}a{color:${primary}}</style>`,
    `</head><body><h1>${heading}</h1>`,
    `<p>${text}</p>`,
    '<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p></body></html>',
  ].join('');
}

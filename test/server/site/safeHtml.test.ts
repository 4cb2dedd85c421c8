import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { SafeHtml } from '../../../src/ui/SafeHtml.tsx';
import { provideSanitizerWindow, sanitizeHtml } from '../../../src/ui/sanitizeHtml.ts';

const createPage = (html: string) => createElement(StaticRouter, { location: '/' }, createElement(SafeHtml, { html }));

async function renderHtml(html: string): Promise<string> {
  const { prelude } = await prerender(createPage(html));
  return new Response(prelude).text();
}

it('[D-20] the server sanitises HTML of the content system with a DOM window that is loaded once, when first needed', async () => {
  const load = jest.fn(async () => new JSDOM('').window);
  provideSanitizerWindow(load);
  expect(() => sanitizeHtml('<p>a</p>')).toThrow();
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([
    renderHtml('<h1>Agenda</h1><p onclick="x()">Tea<script>alert(1)</script></p>'),
    renderHtml('<a href="javascript:x()">b</a>'),
  ]);
  expect(first).toContain('<h3>Agenda</h3><p>Tea</p>');
  expect(second).toContain('<a>b</a>');
  expect(await renderHtml('<b>c</b>')).toContain('<b>c</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

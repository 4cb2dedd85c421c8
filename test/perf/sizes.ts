import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const IDLE_MS = 5_000;
const DATA_TYPES = /\btype="?(?:application\/(?:ld\+)?json|speculationrules)/;

/** JavaScript of a page's first load, in bytes after gzip. */
export interface ScriptSize {
  path: string;
  total: number;
  files: { name: string; bytes: number }[];
}

const countGzipBytes = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length;

/** Returns the code of the HTML's inline scripts, without data in script elements. */
function extractInlineCode(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !DATA_TYPES.test(attributes))
    .map(([, , code = '']) => code)
    .join('\n');
}

/**
 * Loads a page once with an empty cache, waits until it has been idle for some seconds, and adds up all scripts that it received,
 * including lazy chunks and inline code.
 */
export async function measureSize(browser: Browser, origin: string, path: string): Promise<ScriptSize> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && (response.request().resourceType() === 'script' || /javascript/.test(type)))
      scripts.set(response.url(), response.body());
  });
  const result = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  const files = [{ name: 'inline', bytes: countGzipBytes(extractInlineCode((await result?.text()) ?? '')) }];
  for (const [url, body] of scripts) files.push({ name: new URL(url).pathname, bytes: countGzipBytes(await body) });
  await context.close();
  return { path, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

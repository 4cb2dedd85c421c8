import type { Browser } from '@playwright/test';
import { phone } from './paint.ts';

/**
 * Runs in the page. Returns its final look as HTML, without scripts and with only those CSS rules that match an element. Rules for
 * states (hover, focus) and for pseudo-elements are kept when their element is in the page.
 */
function serialiseFinalLook(): string {
  const statePattern =
    /::?(?:before|after|placeholder|marker|selection|backdrop|-webkit-[\w-]+|-moz-[\w-]+|hover|focus(?:-visible|-within)?|active|visited|target|checked|disabled|invalid|autofill|popover-open)\b(?:\([^)]*\))?/g;
  const matches = (selector: string): boolean => {
    try {
      return document.querySelector(selector.replace(statePattern, '').trim() || '*') !== null;
    } catch {
      return true;
    }
  };
  const collectMatchingRules = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/).some(matches) ? rule.cssText : '';
        if (rule instanceof CSSMediaRule) {
          const inner = collectMatchingRules(rule.cssRules);
          return inner && `@media ${rule.conditionText}{${inner}}`;
        }
        // Animations are not part of the final look.
        return rule instanceof CSSKeyframesRule ? '' : rule.cssText;
      })
      .join('');
  const css = [...document.styleSheets].map((sheet) => collectMatchingRules(sheet.cssRules)).join('');
  const usedVariables = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const neededCss = css.replace(/(--[\w-]+):[^;{}]*;?/g, (match, name: string) => (usedVariables.has(name) ? match : ''));

  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const pictures = [...document.images].map((picture) => ({ source: picture.currentSrc, top: picture.getBoundingClientRect().top }));
  for (const part of copy.querySelectorAll('script,style,link,noscript,template,iframe,source')) part.remove();
  copy.querySelectorAll('img').forEach((picture, index) => {
    const { source = '', top = 0 } = pictures[index] ?? {};
    for (const name of ['srcset', 'sizes', 'decoding']) picture.removeAttribute(name);
    if (source !== '') picture.setAttribute('src', new URL(source).pathname + new URL(source).search);
    if (top > window.innerHeight) picture.setAttribute('loading', 'lazy');
  });
  const style = document.createElement('style');
  style.textContent = neededCss.replace(/[^{}]+\{\s*\}/g, '').replace(/\s+/g, ' ');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

/** Returns a page's final look on the phone as one HTML document: the minimum that a browser needs to show it. */
export async function captureFinalLook(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone.contextOptions);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
    return await page.evaluate(serialiseFinalLook);
  } finally {
    await context.close();
  }
}

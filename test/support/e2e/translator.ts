import type { Page } from '@playwright/test';

/**
 * Makes a page translator work on every page that is opened, as those of browsers do: it puts `<font>` elements with the text in the place
 * of each text node, which it takes out of the page, and does the same with every text that is added or changed later. It “translates” each
 * text into itself, so that the page must look the same as without it.
 *
 * @param start when it starts: once the app is ready, or as soon as the server's document has been read
 */
export async function addTranslator(page: Page, start: 'ready' | 'loaded'): Promise<void> {
  await page.addInitScript((when) => {
    // The browser's own: the translator of a browser does not use the page's functions.
    const { insertBefore, removeChild } = Node.prototype;
    const UNTOUCHED = 'font, script, style, noscript, textarea, svg, title';

    function replaceText(text: Text): void {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest(UNTOUCHED) !== null) return;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      insertBefore.call(parent, font, text);
      removeChild.call(parent, text);
    }

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replaceText);
    }

    function startTranslating(): void {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translate(target);
          else addedNodes.forEach(translate);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }

    document.addEventListener('DOMContentLoaded', () => {
      if (when === 'loaded') startTranslating();
      else {
        new MutationObserver((_changes, observer) => {
          if (document.documentElement.dataset.ready === undefined) return;
          observer.disconnect();
          startTranslating();
        }).observe(document.documentElement, { attributes: true });
      }
    });
  }, start);
}

/** Returns the visible texts of the main part and of dialogs, without line breaks: in a flex container a `<font>` is a line of its own. */
export const readShownText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.replaceAll(/\s+/g, ' '))
      .join('\n'),
  );

/** Returns the visible texts of the main part and of dialogs that the translator has not translated. */
export const readUntranslatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')].flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (text.data.trim() !== '' && parent?.closest('font, script, style, noscript, textarea, svg') === null) texts.push(text.data);
      }
      return texts;
    }),
  );

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The window widths at which every page is tested, in CSS pixels. */
export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** Returns the height of a window in CSS pixels: phones are taller than they are wide. */
export const windowHeight = (width: number): number => (width < 600 ? 780 : 900);

/** Sets the window to a phone's, a tablet's or a desktop's width, or to a number of CSS pixels. */
export async function setWidth(page: Page, width: keyof typeof widths | number): Promise<void> {
  const pixels = typeof width === 'number' ? width : widths[width];
  await page.setViewportSize({ width: pixels, height: windowHeight(pixels) });
}

/** Shows the page in a colour scheme, without a reload that would lose its state. */
export async function setScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((chosen) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(chosen);
  }, scheme);
}

/** Finishes running animations, so that colours are measured in their final state. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
  });
}

/** The rules of axe whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with axe's findings: of all its rules in the light scheme, and of those about colours in the dark scheme. Leaves the page in the
 * light scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await setScheme(page, scheme);
    await finishAnimations(page);
    // Legacy mode analyses in the page itself. By default axe opens a second page, which only cross-origin frames need.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...(scheme === 'dark' && { runOnly: COLOUR_RULES }) })
      .analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n  ${node.failureSummary?.replaceAll('\n', '\n  ')}`),
    );
    expect(findings, `accessibility in the ${scheme} scheme`).toEqual([]);
  }
}

/** Runs in the page: describes what is wider than the window; empty when nothing scrolls sideways. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const name = (element: Element): string =>
    `<${element.localName} class="${element.className}"> to ${Math.round(element.getBoundingClientRect().right)} px`;
  const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > width + 0.5);
  return [`page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px`, ...wide.slice(0, 5).map(name)];
}

/** Fails when the page is wider than the window, and names the elements that overflow. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflowing = await page.evaluate(findOverflow);
  expect(overflowing, 'elements that overflow the window').toEqual([]);
}

/** Fails with the buttons and lists of choices of the main part that are too low for a thumb. */
export async function expectThumbSized(page: Page): Promise<void> {
  const targets = await page
    .getByRole('main')
    .evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('button, a.MuiButton-root, select')]
        .filter((target) => target.checkVisibility())
        .map((target) => ({ name: target.textContent || target.ariaLabel, height: target.getBoundingClientRect().height })),
    );
  expect(
    targets.filter(({ height }) => height < 43.5),
    'touch targets below 44 px',
  ).toEqual([]);
}

import type { Browser, Page } from '@playwright/test';

/** What one load of a page cost on the phone profile. */
export interface Paint {
  /** First contentful paint, milliseconds after navigation. */
  fcp: number;
  /** Largest contentful paint, milliseconds after navigation. */
  lcp: number;
  /** Tag of the element of the largest contentful paint, and the beginning of its text. */
  element: string;
  /** Milliseconds by which long tasks after the first paint exceeded 50 ms each, added up. */
  blocking: number;
  /** Sum of all layout shifts. */
  shift: number;
}

/** A mid-range phone on a slow connection. */
const phone = {
  contextOptions: { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  link: { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 },
};
const SETTLE_MS = 3_000;
const LONG_TASK_MS = 50;

interface RecordedPerformance {
  lcp: { time: number; element: string }[];
  tasks: { start: number; duration: number }[];
  shifts: number[];
}

/** Runs in the page before anything else: records what the browser reports. */
function recordPerformance(): void {
  const recorded: RecordedPerformance = { lcp: [], tasks: [], shifts: [] };
  Object.assign(window, { recorded });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    const name = element === null ? '?' : `${element.localName} ${(element.textContent ?? '').trim().slice(0, 24)}`;
    recorded.lcp.push({ time: entry.startTime, element: name.trim() });
  });
  observe('longtask', (entry) => recorded.tasks.push({ start: entry.startTime, duration: entry.duration }));
  observe('layout-shift', (entry) => recorded.shifts.push((entry as PerformanceEntry & { value: number }).value));
}

/** Slows the page's processor and network down to those of the phone profile. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.link.roundTripMs,
    downloadThroughput: phone.link.downBitsPerSecond / 8,
    uploadThroughput: phone.link.upBitsPerSecond / 8,
  });
}

/** Returns the blocking time after the first contentful paint. Of a task that runs at that moment, only the rest counts. */
function sumBlockingTime(firstPaint: number, tasks: RecordedPerformance['tasks']): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/**
 * Loads a URL once, with an empty cache, on the phone profile.
 * @param options with `hasScripts: false`, the page's script files are empty
 */
export async function measurePaint(browser: Browser, url: string, { hasScripts }: { hasScripts: boolean }): Promise<Paint> {
  const context = await browser.newContext(phone.contextOptions);
  // Both kinds of loads are intercepted, so that the cost of this is the same.
  await context.route('**/*', (route) =>
    hasScripts || route.request().resourceType() !== 'script'
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  try {
    const page = await context.newPage();
    await page.addInitScript(recordPerformance);
    await throttle(page);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
    // Evaluates nothing in the page before it has settled: an evaluation takes about 50 ms, which would count as a task of the page.
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const { recorded, firstPaint } = await page.evaluate(() => ({
      recorded: (window as unknown as { recorded: RecordedPerformance }).recorded,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const largestPaint = recorded.lcp.at(-1);
    if (largestPaint === undefined) throw new Error(`${url} painted nothing.`);
    return {
      fcp: firstPaint,
      lcp: largestPaint.time,
      element: largestPaint.element,
      blocking: sumBlockingTime(firstPaint, recorded.tasks),
      shift: recorded.shifts.reduce((sum, value) => sum + value, 0),
    };
  } finally {
    await context.close();
  }
}

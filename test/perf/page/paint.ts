import type { Browser, Page } from '@playwright/test';

/** What one load of a page cost on the phone profile. */
export interface Paint {
  /** Largest contentful paint, milliseconds after navigation, and what it was. */
  lcp: number;
  element: string;
  /** Sum of what long tasks took beyond 50 ms each, after the first paint; milliseconds. */
  blocking: number;
  /** Sum of all layout shifts. */
  shift: number;
}

/** A mid-range phone on a slow connection. */
const phone = { cpuSlowdown: 4, latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };
const SETTLE_MS = 3_000;
const LONG_TASK_MS = 50;

interface Recorded {
  lcp: { time: number; element: string }[];
  tasks: { start: number; duration: number }[];
  shifts: number[];
}

/** Runs in the page before anything else: records what the browser reports. */
function record(): void {
  const recorded: Recorded = { lcp: [], tasks: [], shifts: [] };
  Object.assign(window, { recorded });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    const name = element === null ? '?' : `${element.localName} ${(element.textContent ?? '').trim().slice(0, 24)}`;
    recorded.lcp.push({ time: entry.startTime, element: name.trim() });
  });
  observe('longtask', (entry) => recorded.tasks.push({ start: entry.startTime, duration: entry.duration }));
  observe('layout-shift', (entry) => recorded.shifts.push((entry as PerformanceEntry & { value: number }).value));
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.downBitsPerSecond / 8,
    uploadThroughput: phone.upBitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
}

/** Blocking time after the first contentful paint; of a task under way at that moment only the rest counts. */
export function blockingAfter(firstPaint: number, tasks: Recorded['tasks']): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, rest) => sum + Math.max(0, rest - LONG_TASK_MS), 0);
}

/** Loads an address once, with an empty cache, on the phone profile. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(record);
    await throttle(page);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
    await page.waitForTimeout(SETTLE_MS);
    const { recorded, firstPaint } = await page.evaluate(() => ({
      recorded: (window as unknown as { recorded: Recorded }).recorded,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const largest = recorded.lcp.at(-1);
    if (largest === undefined) throw new Error(`${url} painted nothing.`);
    return {
      lcp: largest.time,
      element: largest.element,
      blocking: blockingAfter(firstPaint, recorded.tasks),
      shift: recorded.shifts.reduce((sum, value) => sum + value, 0),
    };
  } finally {
    await context.close();
  }
}

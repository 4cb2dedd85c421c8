import path from 'node:path';
import type { RenderJob } from './renderThread.ts';
import { createThreads } from './threads.ts';

/** Milliseconds after which a rendering is given up and its thread replaced. */
const TIMEOUT_MS = 20_000;

export interface RenderPool {
  /** Renders a page to an HTML document. @throws the rendering's error, or an AbortError when it takes too long */
  render(job: RenderJob): Promise<string>;
  close(): Promise<void>;
}

/** Of the thread's heap. With the default, a process needs 70 MB more after a hundred pages, and is not faster. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 };

/** Starts the thread that renders pages, one at a time, so that API calls do not wait for React. */
export function createRenderPool(): RenderPool {
  const { run, close } = createThreads<RenderJob, string>({
    filename: path.join(import.meta.dirname, 'renderThread.ts'),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: RESOURCE_LIMITS,
    timeoutMs: TIMEOUT_MS,
  });
  return { render: run, close };
}

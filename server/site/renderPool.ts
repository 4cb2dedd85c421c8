import path from 'node:path';
import { Piscina } from 'piscina';
import type { RenderJob } from './renderThread.ts';

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
  const filename = path.join(import.meta.dirname, 'renderThread.ts');
  const pool = new Piscina<RenderJob, string>({ filename, minThreads: 1, maxThreads: 1, resourceLimits: RESOURCE_LIMITS });
  return {
    render: (job) => pool.run(job, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    close: () => pool.destroy(),
  };
}

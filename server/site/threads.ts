import { Piscina } from 'piscina';

/** Which file runs in threads, and how. */
export interface ThreadOptions {
  /** Absolute path of a module whose default export runs a task. */
  filename: string;
  minThreads: number;
  maxThreads: number;
  /** Limits of a thread's heap. */
  resourceLimits?: { maxYoungGenerationSizeMb: number };
  /** Milliseconds after which a task is given up and its thread is ended. */
  timeoutMs: number;
}

export interface Threads<Task, Result> {
  /** Runs a task in a thread. @throws the error of the task or thread, or an AbortError when the task is given up */
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** Creates threads for work that would block the event loop. A thread that fails is replaced. */
export function createThreads<Task, Result>({ timeoutMs, ...options }: ThreadOptions): Threads<Task, Result> {
  const pool = new Piscina<Task, Result>(options);
  const tasks = new Set<AbortController>();
  // Emitted when a thread cannot start, for example because memory is short. No other thread would start for the waiting tasks, and without
  // a listener the process would end.
  pool.on('error', (error) => tasks.forEach((task) => task.abort(error)));
  return {
    async run(task) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new Error(`The task took longer than ${timeoutMs} ms.`)), timeoutMs);
      tasks.add(controller);
      try {
        return await pool.run(task, { signal: controller.signal });
      } finally {
        clearTimeout(timer);
        tasks.delete(controller);
      }
    },
    close: () => pool.destroy(),
  };
}

import { inspect } from 'node:util';

/**
 * Returns a task of a thread (`threads.ts`) that throws only errors that can be sent to the main thread. An error that holds a function, for
 * example in its cause, would end the thread and be lost.
 */
export const withSendableErrors =
  <Task, Result>(run: (task: Task) => Promise<Result>): ((task: Task) => Promise<Result>) =>
  async (task) => {
    try {
      return await run(task);
    } catch (error) {
      const sendableError = new Error(error instanceof Error ? error.message : String(error));
      sendableError.stack = inspect(error);
      throw sendableError;
    }
  };

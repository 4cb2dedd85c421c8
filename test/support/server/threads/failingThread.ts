import { threadId } from 'node:worker_threads';
import { withSendableErrors } from '../../../../server/site/sendableErrors.ts';

/** Returns the number of the thread, or throws an error with a cause that cannot be sent to another thread. */
export default withSendableErrors(async (isFailing: boolean): Promise<number> => {
  if (isFailing) throw new Error('This task failed.', { cause: { retry: () => 'a function' } });
  return threadId;
});

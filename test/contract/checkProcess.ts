/** Runs the check of the library's contracts in a separate process. */
import { runProcess } from '../../scripts/contract/check/process.ts';
import { LIBRARY } from './checkBackend.ts';

await runProcess(LIBRARY);

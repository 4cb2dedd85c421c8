/** Runs the check of the library's contracts as a process of its own. */
import { runProcess } from '../../scripts/contract/check/process.ts';
import { LIBRARY } from './checkBackend.ts';

await runProcess(LIBRARY);

/** Runs the check of the library's contracts in a separate process. */
import { runCheckCommand } from '../../scripts/contract/check/command.ts';
import { LIBRARY_CONFIG } from './libraryBackend.ts';

await runCheckCommand(LIBRARY_CONFIG);

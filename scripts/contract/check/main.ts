import { runCheckCommand } from './command.ts';
import { CHECK_CONFIG } from './config.ts';

await runCheckCommand(CHECK_CONFIG);

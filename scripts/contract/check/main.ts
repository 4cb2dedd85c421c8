import { PROJECT } from './project.ts';
import { runProcess } from './process.ts';

await runProcess(PROJECT);

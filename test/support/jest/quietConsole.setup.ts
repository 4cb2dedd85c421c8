import { skipOwnerStacks } from './ownerStacks.ts';
import { failOnConsoleNoise } from './quietConsole.ts';
import { retryOnce } from './retry.ts';

failOnConsoleNoise();
// For the pages that the server renders.
skipOwnerStacks();
retryOnce();

import { skipOwnerStacks } from './ownerStacks.ts';
import { failOnConsoleNoise } from './quietConsole.ts';
import { retryOnce } from './retry.ts';

failOnConsoleNoise();
// Of the pages that the server makes.
skipOwnerStacks();
retryOnce();

import { skipOwnerStacks } from './ownerStacks.ts';
import { failOnConsoleNoise } from './quietConsole.ts';
import { retryOnce } from './retry.ts';

failOnConsoleNoise();
// Server tests render pages with React.
skipOwnerStacks();
retryOnce();

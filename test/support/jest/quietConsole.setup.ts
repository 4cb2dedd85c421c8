import { skipOwnerStacks } from './ownerStacks.ts';
import { failOnConsoleNoise } from './quietConsole.ts';

failOnConsoleNoise();
// Of the pages that the server makes.
skipOwnerStacks();

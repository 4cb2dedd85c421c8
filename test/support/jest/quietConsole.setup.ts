import { failOnConsoleNoise } from './quietConsole.ts';

failOnConsoleNoise();

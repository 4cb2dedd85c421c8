import '@testing-library/jest-dom';
import '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { kolam } from '../../../src/lib/kolam.ts';
import { provideKolam } from '../../../src/ui/Kolam.tsx';
import { mswServer } from './mswServer.ts';
import { failOnConsoleNoise } from './quietConsole.ts';

expect.extend(toHaveNoViolations);
failOnConsoleNoise();
provideKolam(kolam);

let unhandled: string[] = [];

beforeAll(() => {
  mswServer.listen({
    async onUnhandledFrame({ frame }) {
      const message = await frame.getUnhandledMessage();
      unhandled.push(message);
      frame.errorWith(new TypeError(message));
    },
  });
});

afterEach(() => {
  mswServer.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const requests = unhandled;
  unhandled = [];
  if (requests.length > 0) throw new Error(`Requests without a handler:\n${requests.join('\n')}`);
});

afterAll(() => mswServer.close());

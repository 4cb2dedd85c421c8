import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { kolam } from '../../../src/lib/kolam.ts';
import { provideKolam } from '../../../src/ui/Kolam.tsx';
import { mswServer } from './mswServer.ts';
import { failOnConsoleNoise } from './quietConsole.ts';

expect.extend(toHaveNoViolations);
// Waiting ends as soon as the awaited is there; on a busy machine that may take a while.
configure({ asyncUtilTimeout: 10_000 });
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

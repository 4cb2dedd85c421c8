import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { provideChapter } from '../../../src/config/chapter.ts';
import { demoChapter } from '../content.ts';
import { mswServer } from './mswServer.ts';
import { skipOwnerStacks } from './ownerStacks.ts';
import { failOnConsoleNoise } from './quietConsole.ts';
import { retryOnce } from './retry.ts';

// The default of 1 s is too short on a busy machine. A wait still ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });
failOnConsoleNoise();
skipOwnerStacks();
retryOnce();
provideChapter(() => demoChapter.facts);

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

import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Circus } from '@jest/types';
import { ModuleMocker } from 'jest-mock';
import { beginTest, endFile, endTest } from '../cleanup.ts';
import { forgetEmptyDatabases } from '../postgres/database.ts';
import { removeTempDirs } from '../tempDir.ts';

/**
 * Jest's environment for tests in the context of their process, where modules and packages have the same `Error` and `Date` as the tests.
 * What a file changes is restored after it.
 */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly saved = { console: globalThis.console, exit: process.exit, getBuiltinModule: process.getBuiltinModule };

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  /** Called by Jest, which waits for the result. `test_start` comes before `beforeEach`, and `test_done` after `afterEach`. */
  async handleTestEvent({ name }: Circus.Event): Promise<void> {
    if (name === 'test_start') beginTest();
    if (name === 'test_done') await endTest();
  }

  async teardown(): Promise<void> {
    await endFile();
    const { console, ...ofProcess } = this.saved;
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    removeTempDirs();
    forgetEmptyDatabases();
    globalThis.console = console;
    Object.assign(process, ofProcess);
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** There is no context of its own. */
  getVmContext(): null {
    return null;
  }
}

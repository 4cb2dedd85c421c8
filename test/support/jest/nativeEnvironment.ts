import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Runs tests in the context of their process, instead of a context per file. Removes what Jest has put there when a file is finished. */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly saved = { console: globalThis.console, exit: process.exit, getBuiltinModule: process.getBuiltinModule };

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    Object.assign(globalThis, projectConfig.globals);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    const { console, ...ofProcess } = this.saved;
    globalThis.console = console;
    Object.assign(process, ofProcess);
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}

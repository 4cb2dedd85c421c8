import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import './sourceHooks.ts';

const require = createRequire(import.meta.url);
let fileCount = 0;

function refuseMock(): never {
  throw new Error('jest.mock does nothing here, because Node.js loads the modules: pass the replacement as an option (docs/testing.md)');
}

/** Jest's module loader, except that Node.js itself loads all modules, each once per process. */
export default class NativeRuntime extends Runtime {
  private readonly query = `?${(fileCount += 1)}`;

  constructor(...args: ConstructorParameters<typeof Runtime>) {
    super(...args);
    const testFile = args[6];
    const { jest } = this.requireModuleOrMock<{ jest: typeof globalThis.jest }>(testFile, '@jest/globals');
    Object.assign(globalThis, { jest: { ...jest, mock: refuseMock, doMock: refuseMock } });
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** Loads a test file or a set-up file. They register hooks and tests, so they are evaluated again for each test file. */
  override unstable_importModule(file: string): Promise<unknown> {
    return import(pathToFileURL(file).href + this.query);
  }

  /** Loads Jest's test framework, which keeps the tests of one file. */
  override requireInternalModule<T>(file: string): T {
    delete require.cache[file];
    return require(file) as T;
  }
}

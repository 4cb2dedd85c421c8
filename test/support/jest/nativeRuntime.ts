import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import './sourceHooks.ts';

const require = createRequire(import.meta.url);

/** Lets Node.js load all modules, each once per process. Only test and set-up files are evaluated for each test file. */
export default class NativeRuntime extends Runtime {
  private readonly testFile: string;

  constructor(...args: ConstructorParameters<typeof Runtime>) {
    super(...args);
    this.testFile = args[6];
    const { jest } = this.requireModuleOrMock<{ jest: typeof globalThis.jest }>(this.testFile, '@jest/globals');
    Object.assign(globalThis, { jest });
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override unstable_importModule(file: string): Promise<unknown> {
    return import(`${pathToFileURL(file).href}?${encodeURIComponent(this.testFile)}`);
  }

  /** Loads Jest's own framework, which registers the tests of one file. */
  override requireInternalModule<T>(_from: string, file = _from): T {
    delete require.cache[file];
    return require(file) as T;
  }

  override requireModule<T>(from: string, moduleName = from): T {
    return createRequire(from)(moduleName) as T;
  }
}

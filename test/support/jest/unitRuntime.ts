import { createRequire } from 'node:module';
import path from 'node:path';
import Runtime from 'jest-runtime';

/** Reads and validates the demo content, which takes longer than many tests do. */
const DEMO_CONTENT = path.join(import.meta.dirname, '../content.ts');

/** Jest's module loader, except that the demo content is read once per process instead of once per test file. */
export default class UnitRuntime extends Runtime {
  override requireModuleOrMock<T>(from: string, moduleName: string): T {
    if (path.resolve(path.dirname(from), moduleName) === DEMO_CONTENT) return createRequire(from)(DEMO_CONTENT) as T;
    return super.requireModuleOrMock<T>(from, moduleName);
  }
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { types } from 'node:util';
import Runtime from 'jest-runtime';

/**
 * Packages that keep no state between servers and take long to evaluate. A package that recognises a `Date` by its class, reads the clock
 * or sets timers must not be listed here: it needs the `Date` and the fake timers of the test.
 */
const SHARED =
  /^(?:ajv|ajv-formats|fast-check|fastify|@fastify\/[\w-]+|fontkit|html-validate|jsdom|kysely|markdown-it|nodemailer|pg|postal-mime|saxes|smtp-server|yaml)(?:\/|$)/;

const packages = `${path.sep}node_modules${path.sep}`;

/** Makes `instanceof Error` in a test's context accept errors of packages that are loaded outside it. */
function acceptForeignErrors(moduleError: ErrorConstructor): void {
  Object.defineProperty(moduleError, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      const isOrdinaryInstance: unknown = Reflect.apply(Function.prototype[Symbol.hasInstance], this, [value]);
      return isOrdinaryInstance === true || (this === moduleError && types.isNativeError(value));
    },
  });
}

/** Jest's module loader, except that heavy packages are evaluated once per process instead of once per test file. */
export default class ServerRuntime extends Runtime {
  constructor(...args: ConstructorParameters<typeof Runtime>) {
    super(...args);
    acceptForeignErrors(args[1].global.Error);
  }

  override requireModuleOrMock<T>(from: string, moduleName: string): T {
    const isShared = SHARED.test(moduleName) && !from.includes(packages);
    return isShared ? (createRequire(from)(moduleName) as T) : super.requireModuleOrMock<T>(from, moduleName);
  }
}

import vm from 'node:vm';

const { compileFunction } = vm;

/**
 * Makes Jest compile each module once per process instead of once per test file: V8 reuses what it has compiled for a script with the same
 * text and name, but never for a function. A module with `import()` needs a callback of its own and is compiled as before.
 */
export function compileOnce(): void {
  vm.compileFunction = (code, params = [], options = {}) => {
    if (options.parsingContext === undefined || /\bimport\s*\(/.test(code)) return compileFunction(code, params, options);
    const head = `(function (${params.join(', ')}) {`;
    const script = new vm.Script(`${head}${code}\n})`, { filename: options.filename, columnOffset: -head.length });
    return script.runInContext(options.parsingContext) as ReturnType<typeof compileFunction>;
  };
}

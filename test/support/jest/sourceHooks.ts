import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

/** Lets Node.js load what it cannot load from `src/`: JSX, fonts, and the generated clients' import without an extension. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '../baseApi') return next('../baseApi.ts', context);
    if (specifier.endsWith('.woff2')) return next('./assetStub.ts', { ...context, parentURL: import.meta.url });
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url), {
      jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

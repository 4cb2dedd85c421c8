import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '../baseApi') return next('../baseApi.ts', context);
    if (specifier.endsWith('.woff2')) return next(new URL('assetStub.ts', import.meta.url).href, context);
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

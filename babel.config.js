/**
 * Three builds share this configuration. webpack and Jest set `envName`. It is never taken from NODE_ENV, because NODE_ENV is not part of
 * webpack's cache key.
 *
 *   client  the browser's bundle        server  the render entry on Node 24        test  Jest
 *
 * Babel removes types and compiles JSX. It need not compile to older JavaScript, because TypeScript allows ES2024 at most (tsconfig.json),
 * which Node 24 and the browsers that we support run: Chrome and Edge 120, Firefox 128, Safari 17.4, and newer ones.
 */
export default function babelConfig(api) {
  const env = api.env();
  api.cache.using(() => env);
  const development = env.endsWith('development');
  return {
    presets: [
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: [
      ...(env === 'test' ? ['@babel/plugin-transform-modules-commonjs', '@babel/plugin-transform-dynamic-import'] : []),
      ...(env === 'client-development' ? [['react-refresh/babel', { skipEnvCheck: true }]] : []),
    ],
  };
}

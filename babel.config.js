/**
 * Three builds share this configuration. webpack and Jest set `envName`. It is never taken from NODE_ENV, because NODE_ENV is not part of
 * webpack's cache key.
 *
 *   client  the browser's bundle        server  the render entry on Node 24        test  Jest
 */
export default function babelConfig(api) {
  const env = api.env();
  api.cache.using(() => env);
  const targets = env.startsWith('client')
    ? { browsers: ['chrome >= 120', 'edge >= 120', 'firefox >= 128', 'safari >= 17.4'] }
    : { node: '24' };
  const development = env.endsWith('development');
  return {
    targets,
    presets: [
      ['@babel/preset-env', { bugfixes: true, modules: env === 'test' ? 'commonjs' : false }],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: [
      ...(env === 'test' ? ['@babel/plugin-transform-dynamic-import'] : []),
      ...(env === 'client-development' ? [['react-refresh/babel', { skipEnvCheck: true }]] : []),
    ],
  };
}

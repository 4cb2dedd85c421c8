/**
 * Babel plugin for Jest that replaces imports from `@mui/material` by imports from the modules of the single components. Jest evaluates
 * every module anew for each test file, and a test file should not evaluate all components.
 */
const WHOLE = '@mui/material';

/** @param {string} name */
function hasModule(name) {
  try {
    return Boolean(require.resolve(`${WHOLE}/${name}`));
  } catch {
    return false;
  }
}

/** @param {import('@babel/core')} babel */
module.exports = function muiModulesPlugin({ types: t }) {
  return {
    name: 'mui-modules',
    visitor: {
      ImportDeclaration(path) {
        const { source, importKind, specifiers } = path.node;
        if (source.value !== WHOLE || importKind === 'type') return;
        const values = specifiers.filter((one) => one.importKind !== 'type');
        const missing = values.find((one) => one.type !== 'ImportSpecifier' || !hasModule(one.imported.name));
        if (missing) throw path.buildCodeFrameError(`${missing.local.name} has no module of its own in ${WHOLE}`);
        path.replaceWithMultiple(
          values.map(({ local, imported }) =>
            t.importDeclaration([t.importDefaultSpecifier(local)], t.stringLiteral(`${WHOLE}/${imported.name}`)),
          ),
        );
      },
    },
  };
};

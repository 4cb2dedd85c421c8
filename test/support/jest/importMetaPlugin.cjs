/**
 * Babel plugin for Jest, which runs modules as CommonJS. Replaces `import.meta.dirname`, `.filename` and `.url` by their counterparts in
 * CommonJS. Replaces `import.meta.main` by `false`, because Jest runs no module as a program.
 */
const replacements = {
  dirname: '__dirname',
  filename: '__filename',
  url: 'require("node:url").pathToFileURL(__filename).href',
  main: 'false',
};

/** @param {import('@babel/core')} babel */
module.exports = function importMetaPlugin({ template }) {
  return {
    name: 'import-meta-in-commonjs',
    visitor: {
      MemberExpression(path) {
        const { object, property, computed } = path.node;
        if (object.type !== 'MetaProperty' || object.meta.name !== 'import' || computed) return;
        const source = replacements[property.name];
        if (!source) throw path.buildCodeFrameError(`import.meta.${property.name} has no counterpart in Jest`);
        path.replaceWith(template.expression(source)());
      },
    },
  };
};

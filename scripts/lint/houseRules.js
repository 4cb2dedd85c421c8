/** Custom rules for oxlint (.oxlintrc.json). test/unit/houseRules.test.ts has examples of violations. */

import path from 'node:path';
import { REPLACED } from './replacedNames.js';

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'dialog']);

const getString = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

/** MUI's ListItemButton may have `component="button"`. By default it is a `div`, which needs a script to act as a button. */
const mayBeNativeControl = (name) => name === 'ListItemButton';

const materialControls = {
  create(context) {
    const report = (node) => context.report({ node, message: 'Use the control of Material UI.' });
    return {
      JSXOpeningElement({ name, attributes }) {
        if (name.type === 'JSXIdentifier' && CONTROLS.has(name.name)) report(name);
        if (mayBeNativeControl(name.name)) return;
        for (const attribute of attributes) {
          if (!['component', 'as'].includes(attribute.name?.name)) continue;
          const { value } = attribute;
          if (CONTROLS.has(getString(value?.type === 'JSXExpressionContainer' ? value.expression : value))) report(attribute);
        }
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.name === 'styled' && CONTROLS.has(getString(first))) report(first);
        if (callee.object?.name === 'styled' && CONTROLS.has(callee.property?.name)) report(callee);
      },
    };
  },
};

const noClock = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Use useNow: another moment than the server’s makes React discard the served page (error 418).' });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.name === 'Date' || (callee.object?.name === 'Date' && callee.property?.name === 'now')) report(node);
      },
    };
  },
};

/** Calls `check` with every text in a file: strings, templates and JSX text. */
const visitTexts = (check) => ({
  Literal: (node) => typeof node.value === 'string' && check(node, node.value),
  TemplateElement: (node) => check(node, node.value.raw),
  JSXText: (node) => check(node, node.value),
});

/** Matches colours in hexadecimal and functional notation. `#000` is allowed, because masks need it. */
const COLOUR = /(?<![&\w])#(?!000\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.]/i;

const noColours = {
  create: (context) =>
    visitTexts((node, text) => {
      if (COLOUR.test(text)) context.report({ node, message: 'Colours are defined in shared/colours.ts; use a token of the theme.' });
    }),
};

const noChapterName = {
  create: (context) =>
    visitTexts((node, text) => {
      if (/kaveri/i.test(text)) context.report({ node, message: 'The chapter’s name is content: read it from the chapter’s facts.' });
    }),
};

/** Matches paths below a backend's base path. The base path alone (`/api`) is allowed. */
const BACKEND_PATH = /^\/(?:api|wp-json|site|custom(?:-api)?)\/./;

function isCheckedByContract(node, source) {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    if (ancestor.type === 'TSSatisfiesExpression' && /Operations\b/.test(source.getText(ancestor.typeAnnotation))) return true;
  }
  return false;
}

const contractPaths = {
  create(context) {
    const check = (node, text) => {
      if (!BACKEND_PATH.test(text) || isCheckedByContract(node, context.sourceCode)) return;
      context.report({ node, message: "Tie the path to its contract: '/api/…' satisfies JobsOperations['…']['path']." });
    };
    return {
      Literal: (node) =>
        typeof node.value === 'string' && !/^(?:Import|Export)|^TSLiteralType$/.test(node.parent.type) && check(node, node.value),
      TemplateLiteral({ quasis, expressions }) {
        const [first, second] = quasis;
        // A path may follow an origin: `${origin}/api/…`. The appended ellipsis stands for an expression that follows the text.
        const start = first.value.raw === '' && expressions.length > 0 ? second : first;
        check(start, start.value.raw + (start.tail ? '' : '…'));
      },
    };
  },
};

const REPLACEMENTS = new Map(Object.entries(REPLACED).flatMap(([names, instead]) => names.split(' ').map((name) => [name, instead])));

/** Lists the identifiers that a pattern declares: `{ a, b: [c] }` declares a and c. */
function listDeclaredIdentifiers(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listDeclaredIdentifiers(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(listDeclaredIdentifiers);
    case 'AssignmentPattern':
      return listDeclaredIdentifiers(pattern.left);
    default:
      return [];
  }
}

const replacedNames = {
  create(context) {
    const check = (node) => {
      const replacement = REPLACEMENTS.get(node?.name);
      if (replacement !== undefined) context.report({ node, message: `Use the term of the field: ${replacement}.` });
    };
    return {
      Program(node) {
        const replacement = REPLACEMENTS.get(path.basename(context.filename).replace(/\..*$/, ''));
        if (replacement !== undefined) context.report({ node, message: `Name the file by the term of the field: ${replacement}.` });
      },
      VariableDeclarator: ({ id }) => listDeclaredIdentifiers(id).forEach(check),
      FunctionDeclaration: ({ id }) => check(id),
      ClassDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
    };
  },
};

/** Returns whether a declaration is an object literal with texts as keys: `const NAMES: Record<string, string> = { a: 'b' }`. */
function isDictionary({ id, init }, sourceCode) {
  const isObject = init?.type === 'ObjectExpression' && init.properties.length > 0;
  return isObject && id.typeAnnotation && /^: (?:Readonly<|Partial<)*Record<string,/.test(sourceCode.getText(id.typeAnnotation));
}

const textLookup = {
  create(context) {
    const dictionaries = new Set();
    const lookups = [];
    return {
      VariableDeclarator(node) {
        if (isDictionary(node, context.sourceCode)) dictionaries.add(node.id.name);
      },
      MemberExpression: (node) => node.computed && node.property.type !== 'Literal' && lookups.push([node.object, node]),
      BinaryExpression: (node) => node.operator === 'in' && lookups.push([node.right, node]),
      'Program:exit'() {
        for (const [{ type, name }, node] of lookups) {
          if (type !== 'ObjectExpression' && !dictionaries.has(name)) continue;
          context.report({ node, message: 'Look texts up in a Map: a plain object also has “constructor”, “toString” and others.' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'material-controls': materialControls,
    'no-clock': noClock,
    'no-colours': noColours,
    'no-chapter-name': noChapterName,
    'contract-paths': contractPaths,
    'replaced-names': replacedNames,
    'text-lookup': textLookup,
  },
};

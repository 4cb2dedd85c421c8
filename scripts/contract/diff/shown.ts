import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { nameNode, type Program, type Spot } from './program.ts';

/**
 * Where the app uses what a normaliser makes of a field: the field of the model that its value goes into, there and by way of
 * a variable.
 */
export async function usesOfModel(program: Program, reads: readonly Spot[]): Promise<Spot[]> {
  const names = await Promise.all(reads.filter(({ file }) => file.startsWith('src/api/')).map(({ node }) => modelFields(program, node)));
  const uses = await Promise.all(names.flat().map((name) => program.uses(name)));
  return uses.flat().filter(({ file }) => file.startsWith('src/') && !file.startsWith('src/api/'));
}

/** The fields of models that a value goes into. */
async function modelFields(program: Program, value: Node, depth = 0): Promise<Node[]> {
  for (let at = value; at.parent !== undefined; at = at.parent) {
    if (isPropertyAssignment(at) || isShorthandPropertyAssignment(at)) return [at.name];
    if (isVariableDeclaration(at) && depth === 0) {
      const variable = variableFor(at, value);
      const uses = variable === undefined ? [] : await program.uses(variable);
      const found = await Promise.all(uses.map(({ node }) => modelFields(program, node, 1)));
      return found.flat();
    }
  }
  return [];
}

/** The variable that a value becomes: the only one, or the one at the value's place in a list of them. */
function variableFor(declaration: Node, value: Node): Node | undefined {
  if (!isVariableDeclaration(declaration)) return undefined;
  const { name, initializer } = declaration;
  if (!isArrayBindingPattern(name)) return nameNode(declaration);
  if (initializer === undefined || !isArrayLiteralExpression(initializer)) return undefined;
  const place = initializer.elements.findIndex(({ pos, end }) => pos <= value.pos && value.end <= end);
  const element = name.elements[place];
  return element === undefined ? undefined : nameNode(element);
}

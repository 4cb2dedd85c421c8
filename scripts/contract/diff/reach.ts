import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCallExpression, isObjectLiteralExpression, isPropertyAssignment, isVariableStatement, type Node } from 'typescript/unstable/ast';
import { screensByFile, SHELL } from './pages.ts';
import { nameNode, type Program, type Spot } from './program.ts';
import { sorted, stem } from './texts.ts';

/** A component, and the file that it is in. */
export interface Component {
  name: string;
  file: string;
}

/** What a change touches, each part in the order of the alphabet. */
export interface Touched {
  slices: string[];
  hooks: string[];
  components: Component[];
  /** Pages as `name address`. */
  pages: string[];
  /** Files of the server. */
  server: string[];
}

/** A declaration that a change reaches: a name at the top of a file, or an endpoint of the API. */
export interface Reached {
  /** File and name. */
  id: string;
  file: string;
  name: string;
  nodes: Node[];
}

/**
 * Everything that rests on some places of the code: the declarations around them, whatever uses these, and so on up to the
 * pages. Of the API only the endpoint itself is followed, by its hooks, not the others beside it.
 */
export async function reach(program: Program, importers: Importers, from: readonly Spot[]): Promise<Map<string, Reached>> {
  const found = new Map<string, Reached>();
  let edge = from.filter(({ file }) => file.startsWith('src/')).flatMap((spot) => ownersOf(spot));
  while (edge.length > 0) {
    const fresh = edge.filter(({ id }) => !found.has(id));
    for (const one of fresh) found.set(one.id, one);
    const next = await Promise.all(
      [...new Map(fresh.map((one) => [one.id, one])).values()].map(async ({ nodes, file }) => {
        const spots = await Promise.all(nodes.map((node) => program.uses(node)));
        // Pages are found by their files; what imports them is the list of all pages.
        const lazily = importers.get(file) ?? [];
        return [...spots.flat(), ...lazily].filter((spot) => spot.file.startsWith('src/')).flatMap((spot) => ownersOf(spot));
      }),
    );
    edge = next.flat();
  }
  return found;
}

/** The places that import a file when it is needed, by that file. */
export type Importers = ReadonlyMap<string, readonly Spot[]>;

const ROOT = join(import.meta.dirname, '../../..');

/** The project's files that import others when these are needed; pages are listed by their records. */
export const lazyFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => file !== join('src/app/pages.ts') && readFileSync(join(ROOT, file), 'utf8').includes('import('),
  );

/** Finds who imports what lazily; the list of pages is left out. */
export async function lazyImporters(program: Program, files: readonly string[]): Promise<Importers> {
  const found = new Map<string, Spot[]>();
  for (const file of files) {
    const source = await program.source(file);
    for (const specifier of source?.imports ?? []) {
      if (!isCallExpression(specifier.parent)) continue;
      const { text } = specifier as { text?: string };
      const target = join(dirname(file), text ?? '');
      found.set(target, [...(found.get(target) ?? []), program.spot(specifier)]);
    }
  }
  return found;
}

/** What a place belongs to: an endpoint, or the names that its statement declares; nothing for imports and exports alone. */
function ownersOf({ file, node }: Spot): Reached[] {
  if (file.startsWith('src/api/endpoints/')) {
    const endpoint = endpointAround(node);
    if (endpoint !== undefined) return [reachedEndpoint(file, endpoint)];
  }
  let statement = node;
  while (statement.parent !== undefined && statement.parent.parent !== undefined) statement = statement.parent;
  const names = declaredNames(statement);
  // The hooks of an API are told by their endpoints.
  if (names.length > 1 && file.startsWith('src/api/endpoints/')) return [];
  return names.map((name) => ({ id: `${file} ${name.getText()}`, file, name: name.getText(), nodes: [name] }));
}

/** The member of `endpoints: { … }` that a place is in. */
function endpointAround(node: Node): Node | undefined {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    if (!isObjectLiteralExpression(at.parent)) continue;
    let outer = at.parent.parent;
    while (outer.parent !== undefined && !isPropertyAssignment(outer) && !isVariableStatement(outer)) outer = outer.parent;
    if (isPropertyAssignment(outer) && outer.name.getText() === 'endpoints') return at;
  }
  return undefined;
}

function reachedEndpoint(file: string, member: Node): Reached {
  const key = nameNode(member);
  const name = key?.getText() ?? '';
  const hook = new RegExp(
    `^use(Lazy)?${name.charAt(0).toUpperCase()}${name.slice(1)}(Query|InfiniteQuery|Mutation|QueryState|QuerySubscription)$`,
  );
  const hooks = member
    .getSourceFile()
    .statements.flatMap((statement) => declaredNames(statement))
    .filter((one) => hook.test(one.getText()));
  return { id: `${file} endpoint ${name}`, file, name, nodes: [...(key === undefined ? [] : [key]), ...hooks] };
}

/** The names that a statement at the top of a file declares, those within patterns, too. */
function declaredNames(statement: Node): Node[] {
  if (!isVariableStatement(statement)) return [nameNode(statement) ?? []].flat();
  const names = (node: Node): Node[] => {
    const { elements } = node as { elements?: readonly Node[] };
    return elements === undefined ? [node] : elements.flatMap((element) => names(nameNode(element) ?? element));
  };
  return statement.declarationList.declarations.flatMap((declaration) => names(declaration.name));
}

/** Hooks, components and pages among what was reached; `slices` are the subjects of the calls. */
export function touchedBy(reached: ReadonlyMap<string, Reached>, slices: readonly string[], server: readonly Spot[]): Touched {
  const screens = screensByFile();
  const all = [...reached.values()];
  const apiHooks = all.flatMap(({ file, nodes }) =>
    file.startsWith('src/api/endpoints/') ? nodes.map((node) => node.getText()).filter((name) => /^use[A-Z]/.test(name)) : [],
  );
  const ownHooks = all.map(({ name }) => name).filter((name) => /^use[A-Z]/.test(name));
  const components = all.filter(({ file, name }) => file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name));
  const everywhere = all.some(({ file }) => file === SHELL);
  const pages = everywhere
    ? ['every page, by what stands around it']
    : all.flatMap(({ file }) => screens.get(file) ?? []).map(({ name, address }) => `${name} ${address}`);
  return {
    slices: sorted(slices),
    hooks: sorted([...apiHooks, ...ownHooks]),
    components: declaredOnce(components),
    pages: sorted(pages),
    server: sorted(server.map(({ file }) => file).filter((file) => !file.startsWith('src/'))),
  };
}

/** Each component once, by its name: where it is made, not where it is loaded lazily under the same name. */
function declaredOnce(components: readonly Component[]): Component[] {
  const names = sorted(components.map(({ name }) => name));
  return names.flatMap((name) => {
    const all = components.filter((one) => one.name === name);
    const own = all.find(({ file }) => stem(file) === name);
    return (own === undefined ? all : [own]).map(({ file }) => ({ name, file }));
  });
}

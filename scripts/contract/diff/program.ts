import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API, type Checker, type Project, type Symbol } from 'typescript/unstable/async';
import { isIdentifier, type Node, type SourceFile } from 'typescript/unstable/ast';
import { GENERATED } from '../../codegen/generate.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The program that is looked into: what runs in the browser and on the server, without tests and tools. */
const CONFIG = join(ROOT, 'tsconfig.contract-diff.json');

/** A place in the project's code. */
export interface Spot {
  /** Path in the project. */
  file: string;
  /** From 1. */
  line: number;
  node: Node;
}

/** The project's code as TypeScript understands it, with generated files of its own. */
export interface Program {
  checker: Checker;
  /** A file of the project, or undefined when there is none. */
  source: (file: string) => Promise<SourceFile | undefined>;
  /** Every place outside of generated files that a declared name is used at, its declaration left out. */
  uses: (name: Node) => Promise<Spot[]>;
  /** The names where a symbol is declared. */
  declarations: (symbol: Symbol) => Promise<Node[]>;
  spot: (node: Node) => Spot;
  /** Ends the compiler's process. */
  close: () => Promise<void>;
}

const isGenerated = (file: string): boolean => GENERATED.some((folder) => file.startsWith(`${folder}/`));

/**
 * Opens the project with generated files in place of those on the disk; of the contracts that `generated` has files of, no
 * other generated file is there.
 * @param folders whose code is looked into, with whatever it imports
 */
export async function openProgram(
  generated: ReadonlyMap<string, string>,
  folders: readonly string[] = ['src', 'server', 'shared'],
): Promise<Program> {
  const api = new API({ cwd: ROOT, fs: filesWith(generated, folders) });
  const snapshot = await api.updateSnapshot({ openProjects: [CONFIG] });
  const project = snapshot.getProject(CONFIG) ?? snapshot.getProjects()[0];
  if (project === undefined) throw new Error('TypeScript has not opened the project.');
  const known = new Map<string, Promise<Spot[]>>();
  return {
    checker: project.checker,
    source: (file) => project.program.getSourceFile(join(ROOT, file)),
    uses: (name) => {
      const key = `${name.getSourceFile().fileName}:${name.pos}`;
      const found = known.get(key) ?? usesOf(project, name);
      known.set(key, found);
      return found;
    },
    declarations: async (symbol) => {
      const nodes = await Promise.all(symbol.declarations.map((handle) => handle.resolve(project)));
      return nodes.flatMap((node) => nameNode(node) ?? []);
    },
    spot: spotOf,
    close: () => api.close(),
  };
}

/** The files on the disk, but for those of the generated files of the same contracts, and the program's own settings. */
function filesWith(generated: ReadonlyMap<string, string>, include: readonly string[]) {
  const folders = new Set([...generated.keys()].filter((file) => file.startsWith('src/')).map((file) => join(file, '..')));
  const gone = globSync(
    [...folders].map((folder) => `${folder}/*.ts`),
    { cwd: ROOT },
  ).filter((file) => !generated.has(file));
  const settings = {
    extends: './tsconfig.json',
    include,
    files: [...generated.keys()],
    compilerOptions: { incremental: false },
  };
  const texts = new Map<string, string | null>([
    ...gone.map((file) => [join(ROOT, file), null] as const),
    ...[...generated].map(([file, text]) => [join(ROOT, file), text] as const),
    [CONFIG, JSON.stringify(settings)],
  ]);
  return {
    readFile: (file: string) => texts.get(file),
    fileExists: (file: string) => (texts.has(file) ? texts.get(file) !== null : existsSync(file)),
  };
}

async function usesOf(project: Project, name: Node): Promise<Spot[]> {
  const found = await project.checker.getReferencedSymbolsForNode(name, name.getStart());
  const nodes = await Promise.all(found.flatMap(({ references }) => references.map((handle) => handle.resolve(project))));
  const spots = nodes.flatMap((node) => (node === undefined ? [] : [spotOf(node)]));
  const own = spotOf(name);
  return spots.filter(({ file, node }) => !isGenerated(file) && !(file === own.file && node.getStart() === name.getStart()));
}

function spotOf(node: Node): Spot {
  const source = node.getSourceFile();
  return { file: relative(ROOT, source.fileName), line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, node };
}

/** The name in a declaration. */
export function nameNode(declaration: Node | undefined): Node | undefined {
  if (declaration === undefined) return undefined;
  const { name } = declaration as { name?: Node };
  return name ?? (isIdentifier(declaration) ? declaration : undefined);
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Reads which files each file of a folder imports. This includes imports of types, but no dynamic imports (`import()`). */
const readImports = (folder: string): Graph =>
  new Map(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) => {
      const imports = [...readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)];
      return [file, new Set(imports.map(([, target = '']) => path.normalize(path.join(path.dirname(file), target))))];
    }),
  );

/** Returns the folder of a file below `server` or `src`. Returns undefined for files directly in these two, which may import any folder. */
const getFolder = (file: string): string | undefined => /^(?:server|src)\/([^/]+)\//.exec(file)?.[1];

const groupByFolder = (graph: Graph): Graph =>
  new Map(
    [...graph.keys()].flatMap((file): [string, Set<string>][] => {
      const folder = getFolder(file);
      if (folder === undefined) return [];
      const targets = [...graph].flatMap(([from, to]) => (getFolder(from) === folder ? [...to] : []));
      return [[folder, new Set(targets.flatMap((target) => getFolder(target) ?? []).filter((other) => other !== folder))]];
    }),
  );

const serverImports = readImports('server');
const serverFolderImports = groupByFolder(serverImports);
const browserImports = readImports('src');

/** Lists every node that is part of a cycle. */
function listNodesInCycles(graph: Graph): string[] {
  const canReach = (from: string, to: string, visited = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (visited.has(next)) return false;
      visited.add(next);
      return canReach(next, to, visited);
    });
  return [...graph.keys()].filter((name) => canReach(name, name));
}

describe('imports', () => {
  it('are read correctly, and a cycle would be found', () => {
    expect(serverImports.get('server/app.ts')?.has('server/deps.ts')).toBe(true);
    expect(serverFolderImports.get('jobs')?.has('db')).toBe(true);
    expect(
      listNodesInCycles(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
          ['c', new Set(['a'])],
        ]),
      ),
    ).toEqual(['a', 'b']);
  });

  it('of the server form no cycle between folders', () => {
    expect(listNodesInCycles(serverFolderImports)).toEqual([]);
  });

  it('of the code in src form no cycle between folders', () => {
    expect(browserImports.get('src/boot/hydrate.tsx')?.has('src/app/App.tsx')).toBe(true);
    expect(listNodesInCycles(groupByFolder(browserImports))).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A file or folder of the repository in the text of a document. */
const PATH = /(?<![\w./-])(?:docs|openapi|packaging|public|scripts|server|shared|src|test)\/[\w./-]*\w/g;

/** Folders that decisions name, and say that they are gone. */
const REMOVED = ['src/features/upcoming'];

it('every file and folder that the documentation names exists', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', '{packaging,public,scripts,server,src,test}/**/*.md'], { cwd: root });
  const missing = documents.flatMap((document) =>
    [...readFileSync(path.join(root, document), 'utf8').matchAll(PATH)]
      .map(([name]) => name)
      .filter((name) => !REMOVED.includes(name) && !existsSync(path.join(root, name)))
      .map((name) => `${document}: ${name}`),
  );
  expect(documents).toContain('docs/adding.md');
  expect(missing).toEqual([]);
});

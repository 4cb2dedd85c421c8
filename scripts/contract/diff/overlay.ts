import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateContract } from '../../codegen/generate.ts';
import type { Node } from '../documents.ts';
import { NotComparable, type Compared } from './sources.ts';

/** All that is generated from one version of some contracts: texts by their paths in the project. @throws NotComparable */
export async function generatedFrom(contracts: readonly Compared[], version: 'before' | 'after'): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const files = new Map<string, string>();
  try {
    for (const contract of contracts) {
      const file = join(folder, `${contract.name}.json`);
      const document: Node = contract[version];
      await writeFile(file, JSON.stringify(document));
      for (const [path, text] of await generateContract(contract.name, document, file)) files.set(path, text);
    }
  } catch (error) {
    const which = version === 'before' ? 'older' : 'newer';
    throw new NotComparable(`The ${which} version is not whole: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  return files;
}

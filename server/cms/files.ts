import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContentError } from './contentError.ts';

/** One content file: its name relative to the content folder, its data and, for Markdown, the text below the data. */
export interface ContentFile {
  file: string;
  data: unknown;
  body: string;
}

/**
 * Reads a YAML file of the content folder.
 * @throws ContentError when it is missing or is not YAML
 */
export function readYaml(folder: string, file: string): ContentFile {
  return { file, data: parseYaml(file, readText(folder, file)), body: '' };
}

/**
 * Reads every Markdown file of a subfolder, in the order of their names: YAML between two lines `---`, then the text.
 * @throws ContentError when the folder is missing or a file has no such beginning
 */
export function readMarkdownFolder(folder: string, subfolder: string): ContentFile[] {
  return fileNames(folder, subfolder, '.md').map((name) => {
    const file = `${subfolder}/${name}`;
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readText(folder, file));
    if (!match) throw new ContentError(`${file}: a content page begins with its fields as YAML between two lines "---".`);
    return { file, data: parseYaml(file, match[1] ?? ''), body: (match[2] ?? '').trim() };
  });
}

/**
 * The names of a subfolder's files with an ending, sorted.
 * @throws ContentError when the folder is missing
 */
export function fileNames(folder: string, subfolder: string, ending: string): string[] {
  try {
    return readdirSync(join(folder, subfolder))
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch {
    throw new ContentError(`${subfolder}: this folder of the content is missing.`);
  }
}

function readText(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new ContentError(`${file}: this content file is missing or cannot be read.`);
  }
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ContentError(`${file}: this is not readable YAML: ${reason.replace(/:$/, '')}.`);
  }
}

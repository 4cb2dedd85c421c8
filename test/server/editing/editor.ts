import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile, ContentList, ContentMistake, SavedContent } from '../../../shared/operations/content.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { extractCode, type JsonInit } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { memberIds, startBoard, type TestBoard } from '../jobs/board.ts';

/** An event and a list of the demonstration. */
export const EVENT = 'events/4101-reading-the-river.md';
export const DIRECTORS = 'directors.yaml';

export type Value = Record<string, unknown>;

/** A server whose content is a copy of the demonstration, which two admins edit. */
export interface Editor {
  board: TestBoard;
  /** The content folder. */
  folder: string;
  /** Sessions of two admins who have entered their codes. */
  asha: string;
  bala: string;
  /** Returns the text of a content file. */
  read(file: string): string;
  /** Sends a call with the session of the first admin. */
  call<T = Record<string, unknown>>(address: string, init?: JsonInit): Promise<{ status: number; body: T }>;
  open(file: string): Promise<ContentFile & { value: Value }>;
  save(file: string, version: string, value: Value, init?: JsonInit): Promise<{ status: number; body: SavedContent & Failure }>;
  list(): Promise<ContentList>;
}

export interface Failure {
  message: string;
  mistakes?: ContentMistake[];
  locked?: boolean;
}

/** Enters the code that editing asks for. */
export async function unlock({ server }: TestBoard, token: string, email: string): Promise<void> {
  const asked = await server.json('/site/content/code', { method: 'POST', token });
  expect(asked.status).toBe(200);
  const mail = (await server.outbox()).find(({ to, subject }) => to === email && subject.startsWith('Your code to edit'));
  const { status } = await server.json('/site/content/unlock', { body: { code: extractCode(mail?.text ?? '') }, token });
  expect(status).toBe(200);
}

export const fileAddress = (file: string): string => `/site/content/file?file=${encodeURIComponent(file)}`;

export async function startEditor(options: Parameters<typeof startBoard>[0] = {}): Promise<Editor> {
  const folder = path.join(makeTempDir(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const board = await startBoard({ ...options, env: { CONTENT_DIR: folder, ...options.env } });
  const { server, deps } = board;
  const rename = (id: string, name: string) => deps.db.updateTable('members').set({ name, role: 'admin' }).where('id', '=', id).execute();
  await rename(memberIds.admin, 'Asha Rao');
  await rename(memberIds.other, 'Bala Iyer');
  const asha = await server.login('admin@example.org');
  const bala = await server.login('other@example.org');
  await unlock(board, asha, 'admin@example.org');
  await unlock(board, bala, 'other@example.org');
  const call: Editor['call'] = (address, init) => server.json(address, { token: asha, ...init });
  return {
    board,
    folder,
    asha,
    bala,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    call,
    open: async (file) => (await call<ContentFile & { value: Value }>(fileAddress(file))).body,
    save: (file, version, value, init) => call('/site/content/file', { method: 'PUT', body: { file, version, value }, ...init }),
    list: async () => (await call<ContentList>('/site/content')).body,
  };
}

/** Returns the lines of a text that another one lacks, and the other way round. */
export function diffLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return { removed: old.filter((line) => !next.includes(line)), added: next.filter((line) => !old.includes(line)) };
}

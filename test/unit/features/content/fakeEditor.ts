import type {
  ContentEntry,
  ContentFile,
  ContentList,
  ContentMistake,
  ContentPicture,
  ContentValue,
  ContentVersion,
} from '../../../../src/api/endpoints/editing.ts';
import { toText } from '../../../../shared/values.ts';
import { member, pageStore } from '../../../support/pageStore.ts';

export const EVENT = 'events/4101-river.md';

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer', 'x-widget': 'hidden' },
    title: { type: 'string', title: 'title', minLength: 1 },
    venue: { type: 'string', title: 'place; `Online` without one' },
    fee: { type: 'string', title: 'what attending costs' },
    status: { type: 'string', 'x-widget': 'hidden' },
    status_reason: { type: 'string', 'x-widget': 'hidden' },
  },
  required: ['id', 'title'],
  additionalProperties: false,
};

export const river: ContentValue = { id: 4101, title: 'Reading the River', venue: 'Town Hall', fee: '100' };

/** In India it is the next day, 0:40. */
const AT = '2026-11-27T19:10:00.000Z';

interface Stored {
  version: string;
  value?: ContentValue | undefined;
  draft?: ContentFile['draft'] | undefined;
}

const refuse = (status: number, message: string, more: object = {}): Response =>
  Response.json({ success: false, error: message, message, ...more }, { status });

/** A server with content that can be edited, kept in memory, and a store that talks to it. */
export function fakeEditor({ isLocked = false, role = 'admin', readOnly }: { isLocked?: boolean; role?: string; readOnly?: string } = {}) {
  const files = new Map<string, Stored>([[EVENT, { version: '0000000000000001', value: river }]]);
  const versions: { file: string; info: ContentVersion; value: ContentValue }[] = [];
  const server = {
    files,
    versions,
    /** Entries of the list besides the event. */
    entries: [] as ContentEntry[],
    pictures: [] as ContentPicture[],
    mistakes: [] as ContentMistake[],
    isLocked,
    /** Writes as `PUT /site/content/file`, with their bodies. */
    writes: [] as { call: string; body: Record<string, unknown> }[],
    /** Changes the event as another editor does. */
    changeElsewhere(value: ContentValue) {
      const stored = files.get(EVENT);
      files.set(EVENT, { ...stored, version: `${Number(stored?.version) + 1}`.padStart(16, '0'), value });
    },
  };
  const read = (file: string): Response => {
    const stored = files.get(file);
    if (stored === undefined) return refuse(404, 'There is no such file.');
    const changed = stored.version === '0000000000000001' ? {} : { changed: { at: AT, by: 'Ravi' } };
    const page = file.startsWith('events/') && { path: '/special-programs/pm-footprints/4101' };
    return Response.json({ file, ...page, schema, ...stored, ...changed } satisfies ContentFile);
  };
  const list = (): ContentList => ({
    unlocked: !server.isLocked,
    ...(readOnly !== undefined && { readOnly }),
    files: [
      ...[...files].map(([file, { value, draft }]) => ({
        file,
        title: toText((draft?.value ?? value)?.title),
        published: value !== undefined,
        ...(draft && { draft: { at: draft.at } }),
      })),
      ...server.entries,
    ],
  });
  const publish = (file: string, value: ContentValue, version: string): Response => {
    const stored = files.get(file);
    if ((stored?.version ?? '') !== version) return refuse(412, 'Somebody has changed this meanwhile.');
    if (server.mistakes.length > 0) return refuse(422, '1 field needs a look.', { mistakes: server.mistakes });
    const undo = `${versions.length + 1}`.padStart(24, '0');
    versions.push({ file, info: { id: undo, at: AT, by: 'Asha', current: false }, value: stored?.value ?? {} });
    const next = `${Number(version) + 1}`.padStart(16, '0');
    files.set(file, { version: next, value });
    return Response.json({ file, version: next, undo });
  };
  const keepDraft = ({
    file = 'events/4200-new.md',
    value,
    version,
  }: {
    file?: string;
    value: ContentValue;
    version: string;
  }): Response => {
    const at = new Date(Date.parse(AT) + server.writes.length).toISOString();
    files.set(file, { version: '', ...files.get(file), draft: { at, by: 'Asha', version, value } });
    return Response.json({ file, at });
  };
  const write = (call: string, body: Record<string, unknown>, query: URLSearchParams): Response => {
    if (call === 'POST /site/content/code') return Response.json({ success: true, message: 'A code is on its way.' });
    if (call === 'POST /site/content/unlock') {
      if (body.code !== '123456') return refuse(400, 'The code is wrong.');
      server.isLocked = false;
      return Response.json({ success: true, message: 'Go on.' });
    }
    if (call === 'POST /site/content/preview') {
      if (server.mistakes.length > 0) return refuse(422, '1 field needs a look.', { mistakes: server.mistakes });
      return Response.json({ path: '/x', html: '<!doctype html><title>Preview</title>' });
    }
    if (server.isLocked) return refuse(403, 'Enter the code first.', { locked: true });
    if (call === 'PUT /site/content/file') return publish(String(body.file), body.value as ContentValue, String(body.version));
    if (call === 'PUT /site/content/draft') return keepDraft(body as unknown as Parameters<typeof keepDraft>[0]);
    if (call === 'DELETE /site/content/draft') {
      const file = query.get('file') ?? '';
      const { draft, ...rest } = files.get(file) ?? { version: '' };
      if (draft?.at !== query.get('draftAt')) return refuse(412, 'Ravi has kept another draft since you began. Nothing was deleted.');
      if (rest.value === undefined) files.delete(file);
      else files.set(file, rest);
      return Response.json({ success: true, message: 'Deleted.' });
    }
    if (call === 'DELETE /site/content/pictures') {
      server.pictures = server.pictures.filter(({ name }) => name !== query.get('name'));
      return Response.json({ success: true, message: 'Deleted.' });
    }
    if (call === 'POST /site/content/pictures') {
      const picture = { name: 'new.jpg', url: '/wp-content/uploads/new.jpg', bytes: 2048, usedBy: [] };
      server.pictures = [...server.pictures, picture];
      return Response.json(picture);
    }
    const restored = versions.find(({ info }) => call === `POST /site/content/versions/${info.id}/restore`);
    return restored === undefined ? refuse(404, 'Unknown call') : publish(restored.file, restored.value, String(body.version));
  };
  const store = pageStore(
    async ({ pathname, searchParams }, request) => {
      if (request.method !== 'GET') {
        const isJson = request.headers.get('content-type')?.includes('json') === true;
        const body = isJson ? ((await request.json()) as Record<string, unknown>) : {};
        const call = `${request.method} ${pathname}`;
        server.writes.push({ call, body });
        return write(call, body, searchParams);
      }
      if (pathname === '/site/content') return Response.json(list());
      if (pathname === '/site/content/file') return read(searchParams.get('file') ?? '');
      if (pathname === '/site/content/pictures') return Response.json(server.pictures);
      if (pathname === '/site/content/versions') {
        const now: ContentVersion = { id: 'f'.repeat(24), at: AT, by: 'Asha', current: true };
        return Response.json([now, ...versions.map(({ info }) => info).toReversed()]);
      }
      const version = versions.find(({ info }) => pathname.endsWith(info.id));
      return version === undefined ? refuse(404, 'Unknown call') : Response.json({ value: version.value });
    },
    { ...member, role },
  );
  return { ...server, server, store };
}

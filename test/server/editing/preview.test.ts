import type { ContentPreview } from '../../../shared/operations/content.ts';
import type { PreviewRequest } from '../../../server/site/preview.ts';
import { until } from '../../support/until.ts';
import { DIRECTORS, EVENT, fileAddress, startEditor, type Failure, type Value } from './editor.ts';

it('[EDIT-04] a preview is the page with the value, of a draft too, and saves nothing', async () => {
  const requests: PreviewRequest[] = [];
  const editor = await startEditor({
    alsoSite: async (app) => {
      app.decorate('renderPreview', (request: PreviewRequest) => {
        requests.push(request);
        return Promise.resolve('<!doctype html>');
      });
      return Promise.resolve();
    },
  });
  const preview = (file: string, value: Value) => editor.call<ContentPreview & Failure>('/site/content/preview', { body: { file, value } });
  const before = editor.read(EVENT);
  const { value } = await editor.open(EVENT);
  const { body } = await preview(EVENT, { ...value, title: 'Not yet' });
  expect(body).toEqual({ path: '/special-programs/pm-footprints/4101', html: '<!doctype html>' });
  expect(requests[0]?.snapshot.content.events.find(({ id }) => id === 4101)?.title).toBe('Not yet');
  const event = {
    id: 4999,
    title: 'New',
    category: 'PM Enrich',
    when: { on: '2026-12-20' },
    brief_content: 'A walk.',
    description: 'We walk.',
  };
  expect((await preview('events/4999-new.md', event)).body.path).toBe('/special-programs/pm-enrich/4999');
  expect((await preview('event-categories.yaml', (await editor.open('event-categories.yaml')).value)).body.path).toBe('/events');
  // The texts of all trainings are on the page of each.
  const texts = await editor.open('pages/certification.yaml');
  expect(texts.path).toMatch(/^\/trainings\/./);
  expect((await preview('pages/certification.yaml', texts.value)).body.path).toBe(texts.path);
  expect((await editor.open('videos.yaml')).path).toBeUndefined();
  expect((await preview(DIRECTORS, { entries: [{}] })).body.mistakes?.length).toBeGreaterThan(0);
  expect(editor.read(EVENT)).toBe(before);
  expect((await editor.call(fileAddress('events/4999-new.md'))).status).toBe(404);
});

it('[EDIT-04] of many previews at once some are made and the others are asked to come again', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const editor = await startEditor({
    alsoSite: async (app) => {
      app.decorate('renderPreview', () => released.then(() => '<!doctype html>'));
      return Promise.resolve();
    },
  });
  const { value } = await editor.open(EVENT);
  const preview = () => editor.call('/site/content/preview', { body: { file: EVENT, value } });
  const refused = new Set<number>();
  const answers = Array.from({ length: 10 }, async (_, index) => {
    const { status } = await preview();
    if (status === 503) refused.add(index);
    return status;
  });
  await until(() => refused.size === 6);
  release();
  expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(4);
  expect((await preview()).status).toBe(200);
});

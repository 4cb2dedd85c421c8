import { Ajv2020 } from 'ajv/dist/2020.js';
import { FORM_WORDS } from '../../../server/cms/schemas.ts';
import { EVENT, startEditor, type Editor, type Value } from './editor.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor();
});

/** Returns all objects inside a value. */
const listObjects = (value: unknown): object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(listObjects)];

describe('[EDIT-08] every file of the content', () => {
  it('is listed with what tells it apart', async () => {
    const { files, unlocked, readOnly } = await editor.list();
    expect([unlocked, readOnly]).toEqual([true, undefined]);
    expect(files.flatMap(({ file }) => (/^(events|certifications)/.test(file) ? [] : [file.replace('.yaml', '')]))).toEqual(
      (
        'statistics home-banner event-categories directors past-presidents volunteers videos chapter pages/about pages/academic-relations ' +
        'pages/certification pages/contact pages/membership pages/non-profit pages/own-data pages/posting pages/training pages/volunteering'
      ).split(' '),
    );
    expect(files).toContainEqual({
      file: EVENT,
      title: expect.any(String) as string,
      path: '/special-programs/pm-footprints/4101',
      category: 'PM Footprints',
      startsOn: '2026-11-25',
      endsOn: '2026-11-25',
      published: true,
    });
    expect(files.find(({ file }) => file === 'certifications/1-pmp.md')?.path).toBe('/trainings/pmpcertification-training');
  });

  it('has a value of its schema, which needs no other document, and stays as it is when nothing is changed', async () => {
    const { files } = await editor.list();
    expect(files.length).toBeGreaterThan(60);
    for (const { file } of files) {
      const { schema, value, version } = await editor.open(file);
      const ajv = new Ajv2020({ strict: false, formats: { picture: true, date: true, email: true } }).addVocabulary(FORM_WORDS);
      expect([file, ajv.validate(schema, value), ajv.errors]).toEqual([file, true, null]);
      expect(listObjects(schema).filter((part) => '$ref' in part)).toEqual([]);
      expect((await editor.save(file, version, value)).body).toEqual({ file, version });
    }
  });

  it('[HOME-09] shows what was changed: a slide is hidden, people are in another order, a notice comes', async () => {
    const titles = async (address: string) => {
      const { body } = await editor.call<{ data: { title?: string; name?: string }[] }>(`/wp-json${address}`);
      return body.data.map(({ title, name }) => title ?? name);
    };
    const change = async (file: string, edit: (value: Value) => Value): Promise<void> => {
      const { version, value } = await editor.open(file);
      expect((await editor.save(file, version, edit(value))).status).toBe(200);
    };
    const [firstSlide, ...otherSlides] = await titles('/custom/v1/home-banner/');
    await change('home-banner.yaml', ({ entries }) => ({
      entries: (entries as Value[]).map((slide) => (slide.title === firstSlide ? { ...slide, hidden: true } : slide)),
    }));
    expect(await titles('/custom/v1/home-banner/')).toEqual(otherSlides);
    expect(editor.read('home-banner.yaml')).toContain(String(firstSlide));
    const directors = await titles('/custom-api/v1/directors');
    await change('directors.yaml', ({ entries }) => ({ entries: (entries as Value[]).toReversed() }));
    expect(await titles('/custom-api/v1/directors')).toEqual(directors.toReversed());
    const notice = { text: 'The office is closed on Friday.', until: '2026-12-31' };
    await change('chapter.yaml', (value) => ({ ...value, notice }));
    expect(editor.board.deps.content.current.chapter.facts.notice).toEqual(notice);
    // Of a list that has the newest first, the form adds to the beginning.
    const { schema } = await editor.open('videos.yaml');
    expect(schema).toMatchObject({ properties: { entries: { title: 'newest first', 'x-newest-first': true } } });
  });

  it('has no ids of requirements in the words of its form, and plain labels in place of abbreviations', async () => {
    const { files } = await editor.list();
    const schemas = await Promise.all(files.filter(({ file }) => !file.startsWith('events/')).map(({ file }) => editor.open(file)));
    expect(schemas.filter(({ schema }) => /[A-Z]{2,}-\d\d/.test(JSON.stringify(schema))).map(({ file }) => file)).toEqual([]);
    const { schema } = await editor.open('pages/about.yaml');
    expect(schema).toMatchObject({
      properties: {
        bod: { 'x-label': 'Board of directors', properties: { none: { 'x-label': 'Text when nobody is listed' } } },
        pp: { 'x-label': 'Past presidents' },
        about: { properties: { years: { items: { 'x-label': 'Year' } } } },
      },
    });
  });

  it('keeps all lines but those of a changed text below the fields', async () => {
    const before = editor.read(EVENT);
    const { version, value } = await editor.open(EVENT);
    await editor.save(EVENT, version, { ...value, description: `${String(value.description)}\r\n\r\nBring a coat.` });
    expect(editor.read(EVENT)).toBe(`${before.trimEnd()}\n\nBring a coat.\n`);
  });

  it('with pictures on a page names them, and says where one is missing', async () => {
    const { version, value, schema } = await editor.open('pages/training.yaml');
    expect(schema).toMatchObject({ properties: { picture: { properties: { file: { format: 'picture' } }, required: ['file', 'alt'] } } });
    const picture = value.picture as Value;
    const wrong = await editor.save('pages/training.yaml', version, { ...value, picture: { ...picture, file: 'none.png' } });
    expect(wrong.body.mistakes?.map(({ pointer }) => pointer)).toEqual(['/picture/file']);
    const missing = await editor.save('pages/training.yaml', version, { ...value, picture: { alt: 'A wall' } });
    expect(missing.body.mistakes?.map(({ pointer }) => pointer)).toEqual(['/picture/file']);
  });
});

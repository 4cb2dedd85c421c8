import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { chapterSchema } from '../../../../../server/cms/chapter/schema.ts';
import * as schemas from '../../../../../server/cms/schemas.ts';
import type { ContentMistake, ContentValue } from '../../../../../src/api/endpoints/editing.ts';
import ToastHost from '../../../../../src/app/ToastHost.tsx';
import { ContentForm } from '../../../../../src/features/content/form/ContentForm.tsx';
import type { JsonSchema } from '../../../../../src/features/content/form/jsonSchema.ts';
import { SubmitButton } from '../../../../../src/ui/form/FormButton.tsx';
import { expectAccessible } from '../../../../support/jest/axe.ts';
import { renderPage } from '../../../../support/renderPage.tsx';

const PICTURES = ['river.jpg', 'asha.png', 'hall.webp'].map((name) => ({ name, url: `/wp-content/uploads/${name}`, bytes: 5, usedBy: [] }));

/** Values that were saved, last one last. */
let saved: ContentValue[];
/** What the server finds wrong in the next save. */
let refusal: ContentMistake[];

beforeEach(() => {
  saved = [];
  refusal = [];
});

function Page({ schema, value }: { schema: JsonSchema; value: ContentValue }): React.JSX.Element {
  const [mistakes, setMistakes] = useState<readonly ContentMistake[]>([]);
  const save = async (next: ContentValue): Promise<void> => {
    await Promise.resolve();
    setMistakes(refusal);
    if (refusal.length > 0) throw new Error('wrong');
    saved.push(next);
  };
  return (
    <main>
      <h1>Edit</h1>
      <ContentForm schema={schema} value={value} mistakes={mistakes} label="Event" onSave={save}>
        <SubmitButton>Publish</SubmitButton>
      </ContentForm>
      <ToastHost initialToasts={[]} />
    </main>
  );
}

function show(schema: JsonSchema, value: ContentValue) {
  return renderPage('/dashboard/content/file', {
    page: <Page schema={schema} value={value} />,
    backend: ({ pathname }) => (pathname === '/site/content/pictures' ? Response.json(PICTURES) : new Promise(() => {})),
  });
}

const publish = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
/** Replaces what a field has. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

const EVENT = { id: 1, title: 'Talk', category: 'Footprints', when: { on: '2026-12-05' }, brief_content: 'A talk.', extra: 1 };
const eventSchema: JsonSchema = {
  ...schemas.eventSchema,
  properties: {
    ...(schemas.eventSchema.properties as JsonSchema['properties']),
    category: { type: 'string', enum: ['Footprints', 'Book Circle'], 'x-label': 'Special program' },
  },
};
const names = (): string[] => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const listSchema = (items: schemas.Schema): JsonSchema => schemas.fields({ entries: schemas.list(items) });
const people = ['Asha', 'Bala', 'Chitra'].map((name) => ({ name }));

it('[EDIT-08] an event’s form has its fields in groups, and sends what was changed with all that was not', async () => {
  const { container } = show(eventSchema, EVENT);
  const where = within(screen.getByRole('group', { name: 'When and where' }));
  expect(where.getByLabelText('First day')).toHaveValue('2026-12-05');
  expect(screen.getByLabelText('Title')).toHaveValue('Talk');
  expect(screen.queryByLabelText(/^id/i)).toBeNull();
  await fill(where.getByLabelText(/^Last day/), '2026-12-06');
  await fill(where.getByLabelText(/^Venue/), 'Town hall');
  // Sections where nothing stands are folded.
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Registration');
  await press('Cancelled, postponed or moved');
  await userEvent.selectOptions(screen.getByLabelText('Special program'), 'Book Circle');
  await userEvent.selectOptions(screen.getByLabelText(/^Status/), 'Cancelled');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sold out' }));
  await expectAccessible(container);
  await publish();
  await waitFor(() => expect(saved).toHaveLength(1));
  const when = { on: '2026-12-05', for: '2 days' };
  expect(saved[0]).toEqual({ ...EVENT, when, venue: 'Town hall', category: 'Book Circle', status: 'cancelled', sold_out: true });
});

it('[EDIT-08] speakers are added, unfolded with the focus in the first field, and told by their names', async () => {
  const { container } = show(eventSchema, EVENT);
  await press('Speakers');
  await press('Add: speaker');
  const first = screen.getByRole('button', { name: 'Speaker 1', expanded: true });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('Asha Rao');
  await fill(screen.getByLabelText('Position'), 'Planner');
  expect(first).toHaveTextContent('Asha Rao');
  await expectAccessible(container);
  await userEvent.click(first);
  expect(screen.queryByLabelText('Name')).toBeNull();
  await publish();
  await waitFor(() => expect(saved).toEqual([{ ...EVENT, speakers: [{ name: 'Asha Rao', designation: 'Planner' }] }]));
});

it('[EDIT-08] a list with the newest first says so, and a new entry stands at its beginning', async () => {
  const entries = { ...schemas.list(schemas.volunteerSchema), title: 'newest first', 'x-newest-first': true };
  show(schemas.fields({ entries }), { entries: people });
  expect(screen.getByText('Newest first')).toBeVisible();
  await press('Add: volunteer');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('Divya');
  await publish();
  await waitFor(() => expect(saved).toEqual([{ entries: [{ name: 'Divya' }, ...people] }]));
});

it('[EDIT-08] entries move by buttons, which keep the focus and tell the new place', async () => {
  show(listSchema(schemas.volunteerSchema), { entries: people });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(names()).toEqual(['Asha', 'Bala', 'Chitra']);
  await press('Move down: Asha');
  expect(names()).toEqual(['Bala', 'Asha', 'Chitra']);
  expect(screen.getByText('Asha: now 2 of 3')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Move down: Asha' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(names()).toEqual(['Bala', 'Chitra', 'Asha']);
  expect(screen.getByRole('button', { name: 'Move down: Asha' })).toHaveFocus();
  await publish();
  await waitFor(() => expect(saved[0]?.entries).toEqual([people[1], people[2], people[0]]));
});

it('[EDIT-08] a removed entry comes back to its place by Undo', async () => {
  show(listSchema(schemas.volunteerSchema), { entries: people });
  await press('Remove: Bala');
  expect(names()).toEqual(['Asha', 'Chitra']);
  // As after a press of a key: the toast's button has the focus.
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await press('Move up: Chitra');
  await userEvent.click(undo);
  expect(names()).toEqual(['Chitra', 'Bala', 'Asha']);
  expect(screen.getByRole('button', { name: 'Bala' })).toHaveFocus();
});

it('[EDIT-08] after a removal the focus is where the entry was, not at the end of a long list', async () => {
  show(listSchema(schemas.volunteerSchema), { entries: people });
  await press('Remove: Bala');
  await userEvent.click(await screen.findByRole('button', { name: /^(Close|Dismiss)/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Chitra' })).toHaveFocus());
});

it('[HOME-01] a slide that is hidden is known by its line', () => {
  const slide = { title: 'Find work', sub_content: 'Now', background_image: 'a.svg', banner: 'b.svg', read_more_button_link: '/jobs' };
  show(listSchema(schemas.slideSchema), { entries: [slide, { ...slide, title: 'Learn', hidden: true }] });
  expect(screen.getByRole('button', { name: 'Find work' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Learn (hidden)' })).toBeVisible();
});

it('[EDIT-08] a list of texts has a field for each, and an optional group comes and goes', async () => {
  const schema = schemas.fields(
    {},
    { lines: schemas.list(schemas.lineSchema(20)), audience: { ...eventSchema.properties?.audience, 'x-section': undefined } },
  );
  show(schema, { lines: ['One'] });
  await fill(screen.getByLabelText('Entry 1'), 'Uno');
  await press('Add: entry');
  expect(screen.getByLabelText('Entry 2')).toHaveFocus();
  await userEvent.keyboard('Due');
  await press('Add: Audience');
  const group = within(screen.getByRole('group', { name: 'Audience' }));
  expect(group.getByLabelText('Heading')).toHaveFocus();
  await userEvent.keyboard('For you');
  await fill(group.getByLabelText('Text'), 'All of you');
  await publish();
  await waitFor(() => expect(saved[0]).toEqual({ lines: ['Uno', 'Due'], audience: { title: 'For you', content: 'All of you' } }));
  await press('Remove: Audience');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('group', { name: 'Audience' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove: Audience' })).toHaveFocus();
  await press('Remove: Audience');
  await publish();
  await waitFor(() => expect(saved[1]).toEqual({ lines: ['Uno', 'Due'] }));
});

it('[EDIT-08] what pasting from other programs brings unseen is not published, and browsers fill in nothing of their own', async () => {
  const values = { title: 'A', fee: 1, text: 'A', site: '/events', mail: 'a@example.org', phone: '123', seats: 1 };
  const { title, fee, text, site, mail, phone, seats } = {
    title: schemas.text,
    fee: { type: ['string', 'number'] },
    text: schemas.markdown,
    site: schemas.link,
    mail: schemas.mail,
    phone: (chapterSchema.properties as { phones: { items: schemas.Schema } }).phones.items,
    seats: { type: 'integer' },
  };
  show(schemas.fields({ title, fee, text, site, mail, phone, seats }), values);
  for (const [label, pasted] of [
    ['Title', '\ufeffമലയാളം ന്‍\tof\u2028rivers\u200b'],
    ['Fee', '₹\u202a1,200\u202c\vper head'],
    ['Text', 'One\u2028Two\u000bThree\u2029Four\u0007'],
    ['Site', '\u200ewww.example.org/a '],
    ['Mail', '\u202ab@example.org\u202c'],
    ['Telephone number', '\u202a+91\u00a0431\u2011५५५ 0142\u202c'],
    ['Seats', '१२'],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect([label, field.getAttribute('autocomplete')]).toEqual([label, 'off']);
    await fill(field, pasted);
  }
  expect(screen.getByLabelText('Telephone number')).toHaveAttribute('inputmode', 'tel');
  await publish();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    title: 'മലയാളം ന്‍ of rivers',
    fee: '₹1,200 per head',
    text: 'One\nTwo\nThree\n\nFour',
    site: 'https://www.example.org/a',
    mail: 'b@example.org',
    phone: '+91 431-555 0142',
    seats: 12,
  });
});

it('[EDIT-03] what is missing or wrong stands at its field before anything is sent; the entry unfolds and the first gets the focus', async () => {
  const { container } = show(listSchema(schemas.directorSchema), {
    entries: [
      { id: 1, name: 'Asha', designation: 'President', email: 'asha@example.org' },
      { id: 2, name: 'Bala', designation: '', email: 'bala(at)example.org', linkedin: 'linkedin' },
    ],
  });
  await publish();
  const office = await screen.findByLabelText('Office');
  await waitFor(() => expect(office).toHaveFocus());
  expect(office).toHaveAccessibleDescription('Please fill in this field');
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Must be an e-mail address');
  expect(screen.getByLabelText(/^LinkedIn/)).toHaveAccessibleDescription(/^Must be a path such as/);
  expect(screen.getAllByLabelText('Name')).toHaveLength(1);
  await expectAccessible(container);
  expect(saved).toEqual([]);
});

it('[EDIT-03] the server’s mistakes stand at their fields until these are changed, the others above the actions', async () => {
  show(eventSchema, { ...EVENT, speakers: [{ name: 'Asha', designation: 'Planner' }] });
  refusal = [
    { pointer: '/speakers/0/designation', message: 'must be more.' },
    { pointer: '/title', message: 'is taken.' },
    { pointer: '/pdus', message: 'must be units.' },
    { pointer: '', message: 'The folder has no room.' },
  ];
  await publish();
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription('Is taken.');
  expect(screen.getByLabelText('Position')).toHaveAccessibleDescription('Must be more.');
  expect(screen.getByText('Must be units.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The folder has no room.');
  await fill(title, 'Another talk');
  await userEvent.tab();
  await waitFor(() => expect(title).not.toHaveAccessibleDescription(/taken/));
  expect(screen.getByLabelText('Position')).toHaveAccessibleDescription('Must be more.');
});

it('[EDIT-07] a picture is chosen among those of the folder by its name, and removed', async () => {
  const { container } = show(eventSchema, EVENT);
  await press('Choose: Picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose: Picture' }));
  expect(await dialog.findByText('3 pictures')).toBeVisible();
  await fill(dialog.getByLabelText('Search in the names'), 'RIV');
  expect(await dialog.findByText('1 picture')).toBeVisible();
  await expectAccessible(container.ownerDocument.body);
  await userEvent.click(dialog.getByRole('button', { name: 'river.jpg' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await publish();
  await waitFor(() => expect(saved[0]?.featured_image).toBe('river.jpg'));
  expect(screen.getByRole('button', { name: 'Change: Picture' })).toBeVisible();
  await press('Remove: Picture');
  await publish();
  await waitFor(() => expect(saved[1]).toEqual(EVENT));
});

it('the hint about formatting opens by a button', async () => {
  show(listSchema(schemas.categorySchema), { entries: [{ id: 1, name: 'Footprints', description: 'Text', image: 'river.jpg' }] });
  await press('Footprints');
  await press('How to format: Description');
  expect(await screen.findByText(/makes a link/)).toBeVisible();
});

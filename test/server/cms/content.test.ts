import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { ContentError } from '../../../server/cms/contentError.ts';
import { toHtml } from '../../../server/cms/wire.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { describeStartFailure } from '../../../server/start/startFailure.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let folder: string;

beforeEach(() => {
  folder = makeTempDir();
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** Returns the message with which the server refuses to start with the content in `folder`. */
function readLoadError(): string {
  try {
    loadSnapshot(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return describeStartFailure(error);
  }
  throw new Error('The content was accepted');
}

it('the content in the repository is loaded', () => {
  expect(() => loadSnapshot(folder)).not.toThrow();
});

it.each<[string, string, (text: string) => string, string]>([
  [
    'a misspelt required field',
    'events/4101-reading-the-river.md',
    (text) => text.replace(/^title:/m, 'titel:'),
    'the field "titel" is not known here; is "title" meant?',
  ],
  [
    'a field in other upper and lower case',
    'events/4101-reading-the-river.md',
    (text) => text.replace(/^brief_content:/m, 'BriefContent:'),
    'the field "BriefContent" is not known here; is "brief_content" meant?',
  ],
  [
    'a field twice, once misspelt',
    'events/4101-reading-the-river.md',
    (text) => text.replace(/^title:/m, 'titel: The river\ntitle:'),
    'the field "titel" is not known here; is it spelt right?',
  ],
  [
    'PDUs that are not a multiple of 0.25',
    'events/4101-reading-the-river.md',
    (text) => text.replace('ways_of_working: 1.5', 'ways_of_working: 1.6'),
    'the field "pdus.ways_of_working" must be a multiple of 0.25 such as 1.5, at most 100.',
  ],
  [
    'PDUs without a category',
    'events/4101-reading-the-river.md',
    (text) => text.replace('{ ways_of_working: 1.5 }', '{}'),
    'the field "pdus" must be units of at least one category, such as { ways_of_working: 1.5 }.',
  ],
  [
    'PDUs of an unknown category',
    'events/4101-reading-the-river.md',
    (text) => text.replace('{ ways_of_working: 1.5 }', '{ leadership: 1 }'),
    'the field "pdus.leadership" is not known here; is it spelt right?',
  ],
  [
    'an unknown status',
    'events/4107-mentoring-circle.md',
    (text) => text.replace('status: cancelled', 'status: off'),
    'the field "status" must be cancelled, postponed or moved.',
  ],
  [
    'a reason that is too long',
    'events/4107-mentoring-circle.md',
    (text) => text.replace(/status_reason: .*/, `status_reason: ${'x'.repeat(201)}`),
    'the field "status_reason" must be a text of one line, at most 200 characters.',
  ],
  [
    'a reason without a status',
    'events/4107-mentoring-circle.md',
    (text) => text.replace('status: cancelled\n', ''),
    'the field "status_reason" is only for an event with a "status": cancelled, postponed or moved.',
  ],
  [
    'a moved event that does not say from where',
    'events/4109-facilitation-clinic.md',
    (text) => text.replace(/moved_from: .*\n/, ''),
    'the field "moved_from" is missing. A moved event says which day, hours or place it had before.',
  ],
  [
    'a moved event without anything that it had before',
    'events/4109-facilitation-clinic.md',
    (text) => text.replace(/moved_from: .*/, 'moved_from: {}'),
    'the field "moved_from" must be the former day, hours or place, such as { when: { on: 2026-12-05 } }.',
  ],
  [
    'a former day of an event that is not moved',
    'events/4109-facilitation-clinic.md',
    (text) => text.replace('status: moved', 'status: postponed'),
    'the field "moved_from" is only for an event with "status: moved".',
  ],
  [
    'a former day that does not exist',
    'events/4109-facilitation-clinic.md',
    (text) => text.replace('{ in: 54 days }', '{ on: 2026-12-05, in: 54 days }'),
    'the field "moved_from.when" cannot be read: it takes exactly one of "in", "ago" and "on".',
  ],
  [
    'a registration that opens after the event',
    'events/4106-panchayat-planning-day.md',
    (text) =>
      text.replace(/^when: .*$/m, 'when: { on: 2027-01-01, for: 2 days }').replace('{ seats: 12,', '{ seats: 12, opens: 2027-01-03,'),
    'the field "registration.opens" is after the event.',
  ],
  [
    'a wrong kind of value',
    'events/4101-reading-the-river.md',
    (text) => text.replace('id: 4101', 'id: soon'),
    'the field "id" must be a whole number above 0.',
  ],
  [
    'a missing nested field',
    'events/4101-reading-the-river.md',
    (text) => text.replace('  - name: Ananya Rao\n    designation', '  - designation'),
    'the field "speakers[0].name" is missing.',
  ],
  [
    'an unknown program',
    'events/4101-reading-the-river.md',
    (text) => text.replace('category: PM Footprints', 'category: PM Handprints'),
    'the field "category" is "PM Handprints", which is not a name in event-categories.yaml.',
  ],
  [
    'a day that is not in the calendar',
    'events/4341-january-talk.md',
    (text) => text.replace('2025-01-24', '2025-02-30'),
    'the field "when.on" must be a valid date, such as 2024-03-16.',
  ],
  [
    'no day at all',
    'events/4341-january-talk.md',
    (text) => text.replace('{ on: 2025-01-24 }', '{ for: 2 days }'),
    'the field "when" cannot be read: it takes exactly one of "in", "ago" and "on".',
  ],
  [
    'a course without its number of weekends',
    'certifications/1-pmp.md',
    (text) => text.replace('    weekends: 2\n', ''),
    'the field "upcoming_batches[0]',
  ],
  [
    'two days at once',
    'events/4341-january-talk.md',
    (text) => text.replace('{ on: 2025-01-24 }', '{ on: 2025-01-24, in: 3 days }'),
    'the field "when" cannot be read: it takes exactly one of "in", "ago" and "on".',
  ],
  [
    'a length of zero days',
    'events/4341-january-talk.md',
    (text) => text.replace('{ on: 2025-01-24 }', '{ on: 2025-01-24, for: 0 days }'),
    'the field "when" cannot be read: "for" must be at least one day.',
  ],
  [
    'a link that runs code',
    'home-banner.yaml',
    (text) => text.replace('read_more_button_link: /exploreJobs', 'read_more_button_link: "javascript:alert(1)"'),
    'the field "read_more_button_link" must be a path such as /exploreJobs, or an address that begins with https://.',
  ],
  [
    'a text longer than the contract allows',
    'directors.yaml',
    (text) => text.replace('Meenakshi Raghavan', 'M'.repeat(201)),
    'the field "name" must NOT have more than 200 characters.',
  ],
  ['a file that is not a list', 'volunteers.yaml', () => 'name: Ashwin\n', 'this file must be a list, each entry beginning with "- ".'],
  ['YAML that cannot be read', 'videos.yaml', () => '- id: [1\n', 'this is not readable YAML: '],
  [
    'a page without fields',
    'events/4341-january-talk.md',
    () => 'Only words.\n',
    'a content page must begin with its fields as YAML, between two lines "---".',
  ],
  [
    'a page without text',
    'certifications/1-pmp.md',
    (text) => text.slice(0, text.lastIndexOf('---') + 4),
    'the long description, the text below the fields, is missing.',
  ],
])('content with %s is refused with an error message that names the file and the mistake', (_what, file, change, message) => {
  edit(file, change);
  const loadError = readLoadError();
  expect(loadError).toContain(`/${file}`);
  expect(loadError).toContain(message);
  expect(loadError.split('\n')).toHaveLength(1);
});

it('an error message about a list file names the entry with the mistake', () => {
  edit('videos.yaml', (text) => text.replace('title: Estimating when nobody has done it before', 'titel: Estimating'));
  expect(readLoadError()).toMatch(/\/videos\.yaml:\d+:\d+, entry 2: the field "titel" is not known here; is "title" meant\?$/);
});

it.each(['directors.yaml', 'events', 'pictures'])('content without %s is refused', (part) => {
  rmSync(join(folder, part), { recursive: true });
  expect(readLoadError()).toContain(`/${part}: this `);
});

it('[D-20] HTML in a content file is shown as text', () => {
  expect(toHtml('A *plain* <script>alert(1)</script> word')).toBe('<p>A <em>plain</em> &lt;script&gt;alert(1)&lt;/script&gt; word</p>');
  expect(toHtml('[x](javascript:alert(1))')).not.toContain('href');
});

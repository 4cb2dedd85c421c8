import fc from 'fast-check';
import { boardPath, isJobId, readBoardAddress } from '../../../../src/features/jobs/boardAddress.ts';
import { jobPosting } from '../../../../src/features/jobs/jobPosting.ts';
import { describeList, nextLargeStep } from '../../../../src/features/jobs/describeList.ts';
import { suggestBroaderSearch } from '../../../../src/features/jobs/states/BoardEmpty.tsx';
import {
  formatApplicantCount,
  chipsOf,
  formatClosing,
  experienceOf,
  payOf,
  placeOf,
  formatReposted,
} from '../../../../src/features/jobs/jobText.ts';
import { extensionOf } from '../../../../src/api/saveFile.ts';
import { toJob } from '../../../../src/api/normalise/jobs.ts';
import { job } from './board.tsx';

const NOW = new Date('2026-11-21T06:00:00.000Z');

const read = (query: string) => readBoardAddress(new URLSearchParams(query));

it('[JOBS-03] long keywords in a URL are cut after a whole character', () => {
  expect(read(`keyword=${encodeURIComponent(`${'a'.repeat(199)}🙂🙂`)}`).keyword).toBe('a'.repeat(199));
});

/** Returns a job as components receive it. */
function createJobModel(overrides: Record<string, unknown> = {}) {
  const converted = toJob(job(1, overrides));
  if (converted === null) throw new Error('A job was expected.');
  return converted;
}

it('[JOBS-03] writes every state of the board into a URL, and reads the same state from it', () => {
  expect(boardPath({})).toBe('/exploreJobs');
  const word = fc.string({ maxLength: 40 }).map((text) => text.trim());
  const states = fc.record({
    keyword: word,
    location: word,
    exact: fc.boolean(),
    filters: fc.record(
      {
        type: fc.constantFrom('Full-Time', 'Part-Time', 'Intern'),
        level: fc.constantFrom('Senior-level', 'Mid-level', 'Junior-level'),
        remote: fc.constant('true'),
        category: fc.stringMatching(/^[\w&%+é][\w &%+é]{0,30}\w$/),
        experience: fc.integer({ min: 0, max: 40 }).map(String),
        salary: fc.constantFrom('300000', '1500000', '5000000'),
        closing: fc.constant('soon'),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom(null, 'closing' as const, 'pay' as const),
    job: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
    show: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 3),
  });
  fc.assert(fc.property(states, (state) => expect(read(boardPath(state).split('?')[1] ?? '')).toEqual(state)));
});

it.each([
  ['', 3],
  ['show=6', 6],
  ['show=7', 9],
  ['show=0', 3],
  ['show=-3', 3],
  ['show=many', 3],
  ['show=1e9', 300],
])('[D-7] reads the number of shown jobs from ?%s as %i', (query, show) => {
  expect(read(query).show).toBe(show);
});

it('[JOBS-03] reads the sort order; newest first is in the URL only with a keyword, when best match is the default', () => {
  expect([read('sort=pay').sort, read('sort=title').sort, read('sort=newest').sort]).toEqual(['pay', null, null]);
  expect(boardPath({ keyword: 'scrum', sort: 'newest' })).toBe('/exploreJobs?keyword=scrum&sort=newest');
  expect(boardPath({ location: 'Salem', sort: 'newest' })).toBe('/exploreJobs?location=Salem');
  expect(read('keyword=scrum&sort=newest').sort).toBe('newest');
});

it.each([
  [3, 6, null],
  [3, 7, { show: 9, label: 'Show all 7' }],
  [3, 60, { show: 60, label: 'Show all 60' }],
  [6, 66, { show: 66, label: 'Show all 66' }],
  [6, 67, { show: 66, label: 'Show 60 more' }],
  [3, 50_000, { show: 63, label: 'Show 60 more' }],
  [279, 50_000, { show: 300, label: 'Show 21 more' }],
  [279, 300, { show: 300, label: 'Show all 300' }],
  [297, 50_000, null],
])('[JOBS-02] [D-61] with %i of %i jobs shown, the link to many more is %o', (show, total, expectedStep) => {
  expect(nextLargeStep(show, total)).toEqual(expectedStep);
});

it('[JOBS-03] cuts values that are too long and drops empty ones', () => {
  expect(read('keyword=++&location=&job=')).toEqual({
    keyword: '',
    location: '',
    exact: false,
    filters: {},
    sort: null,
    job: null,
    show: 3,
  });
  expect(read(`keyword=${'x'.repeat(500)}`).keyword).toHaveLength(200);
});

it('[D-46] does not treat calls of the backend as job ids', () => {
  expect(isJobId('65f1c0ffee65f1c0ffee1001')).toBe(true);
  for (const text of ['allJobs', 'SEARCH', 'a/b', '..', '', 'x'.repeat(65)]) expect(isJobId(text)).toBe(false);
});

it.each([
  [{ minjobExperience: 3, maxjobExperience: 6 }, '3–6 years'],
  [{ minjobExperience: 1, maxjobExperience: 1 }, '1 year'],
  [{ minjobExperience: '2.5' }, 'From 2.5 years'],
  [{ maxjobExperience: 6 }, 'Up to 6 years'],
  [{}, null],
])('[JOBS-05] shows %j as experience of %s', (overrides, expected) => {
  expect(experienceOf(createJobModel(overrides))).toBe(expected);
});

it.each([
  [{ minSalary: 1200000, maxSalary: 1800000, minRate: 900 }, '₹12,00,000 – ₹18,00,000 a year'],
  [{ maxRate: '1400.50' }, 'Up to ₹1,401 an hour'],
  [{}, null],
])('[JOBS-05] [FMT-01] shows %j as pay of %s', (overrides, expected) => {
  expect(payOf(createJobModel(overrides))).toBe(expected);
});

it.each([
  [{ location: 'Salem', remotePosition: null }, 'Salem'],
  [{ location: 'Salem', remotePosition: 'true' }, 'Salem or remote'],
  [{ location: 'remote', remotePosition: 'true' }, 'Remote'],
  [{ location: null, remotePosition: 'true' }, 'Remote'],
  [{ location: '', remotePosition: 'false' }, null],
])('[JOBS-05] shows the place of work of %j as %j', (overrides, expected) => {
  expect(placeOf(createJobModel(overrides))).toBe(expected);
});

it('[JOBS-05] shows how long ago a job was posted or last changed', () => {
  expect(formatReposted(createJobModel({ updatedAt: '2026-11-18T05:00:00.000Z' }), NOW)).toBe('Reposted 3 days ago');
  expect(formatReposted(createJobModel({ createdAt: '2026-11-21T05:00:00.000Z' }), NOW)).toBe('Reposted 1 hour ago');
  expect(formatReposted(createJobModel({ createdAt: null }), NOW)).toBeNull();
});

it.each([
  ['2026-11-21', 'Closes today'],
  ['2026-11-22', 'Closes tomorrow'],
  ['2026-12-04', 'Closes in 13 days'],
  ['2026-12-05', 'Closes in 2 weeks'],
  ['2026-12-18', 'Closes in 3 weeks'],
  ['2027-02-10', 'Closes in 2 months'],
  ['2026-11-20', 'Closed'],
  ['soon', null],
  [null, null],
])('[JOBS-05] shows the time left to apply until %s as %j', (closingDate, expected) => {
  // In India the time is 02:30 on 21 November.
  expect(formatClosing(createJobModel({ closingDate }), new Date('2026-11-20T21:00:00.000Z'))).toBe(expected);
});

it.each([
  [0, 'No one has applied'],
  [1, '1 person applied'],
  [2, 'Over 2 people applied'],
  [1234, 'Over 1,234 people applied'],
])('[JOBS-05] shows that %i applied as “%s”', (count, expected) => {
  expect(formatApplicantCount(createJobModel({ appliedBy: Array.from({ length: count }, (_, index) => `applicant-${index}`) }))).toBe(
    expected,
  );
});

it('[JOBS-05] shows “Remote” only once for a remote job whose location is “Remote”', () => {
  expect(chipsOf(createJobModel({ location: 'Remote', remotePosition: 'true', jobType: 'Intern' }))).toEqual(['Remote', 'Intern']);
});

it.each([
  ['', '', 3, 16, 'Showing 3 of 16 open jobs'],
  ['', '', 16, 16, 'Showing all 16 open jobs'],
  ['', '', 1, 1, 'Showing 1 open job'],
  ['', '', 0, 0, 'No open jobs'],
  ['scrum', 'Salem', 3, 7, 'Showing 3 of 7 jobs for “scrum” in “Salem”'],
  ['scrum', '', 1, 1, 'Showing 1 job for “scrum”'],
  ['', 'Salem', 2, 2, 'Showing all 2 jobs in “Salem”'],
  ['', 'remote', 2, 2, 'Showing all 2 jobs for remote work'],
  ['scrum', 'Remote', 0, 0, 'No results for “scrum”, remote'],
])('[JOBS-03] describes the list for a search for “%s” in “%s” with %i of %i jobs', (keyword, location, shownCount, total, expected) => {
  expect(describeList({ keyword, location, filters: {} }, shownCount, total)).toBe(expected);
});

it('[JOBS-03] describes the list with the chosen order', () => {
  const search = { keyword: '', location: '', filters: {} };
  expect(describeList({ ...search, sort: 'pay' }, 3, 60)).toBe('Showing 3 of 60 open jobs, highest pay first');
  expect(describeList({ ...search, location: 'Salem', sort: 'closing' }, 3, 4)).toBe('Showing 3 of 4 jobs in “Salem”, closing soon first');
});

it('[JOBS-03] describes the list with its filters', () => {
  const filters = { remote: 'true', type: 'Intern', experience: '1', salary: '1000000', closing: 'soon' };
  expect(describeList({ keyword: 'scrum', location: '', filters }, 3, 4)).toBe(
    'Showing 3 of 4 jobs for “scrum”, Intern, Remote, 1 year of experience, Pay reaching ₹10,00,000, Closing within a week',
  );
  expect(describeList({ keyword: '', location: '', filters: { category: 'Risk' } }, 0, 0)).toBe('No results for Risk');
});

it.each([
  'type=Boss',
  'level=mid',
  'remote=yes',
  'experience=41',
  'experience=-1',
  'salary=7',
  'closing=never',
  `category=${'a'.repeat(101)}`,
])('[JOBS-03] ignores an invalid filter: %s', (query) => {
  expect(read(query).filters).toEqual({});
});

it('[JOBS-02] suggests changes only to fields and filters that were used', () => {
  expect(suggestBroaderSearch({ keyword: 'a', location: '', filters: {} })).not.toMatch(/place|city|filters/i);
  expect(suggestBroaderSearch({ keyword: '', location: 'a', filters: {} })).not.toMatch(/words|filters/i);
  expect(suggestBroaderSearch({ keyword: 'a', location: '', filters: { type: 'Intern' } })).toMatch(/filters/);
});

it('[JOBS-08] a downloaded description has the extension of its media type, or else of its URL, or else pdf', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(extensionOf(`${docx}; charset=binary`, '/api/files/1')).toBe('docx');
  expect(extensionOf('application/octet-stream', '/files/jd.DOC?v=1')).toBe('doc');
  expect(extensionOf(null, '/api/files/1')).toBe('pdf');
});

it('[JOBS-09] describes a job for search engines', () => {
  const posting = jobPosting(
    createJobModel({ organization: 'Palar Payments', jobType: 'full-time', minSalary: 1200000, remotePosition: 'true', skills: ['SQL'] }),
    NOW,
  );
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Role 1',
    hiringOrganization: { name: 'Palar Payments' },
    datePosted: '2026-11-01',
    validThrough: '2099-12-31T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Chennai', addressCountry: 'IN' } },
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'INR', value: { minValue: 1200000, unitText: 'YEAR' } },
    skills: 'SQL',
  });
  // Contact data is for members only.
  expect(JSON.stringify(posting)).not.toContain('peop');
});

it('[JOBS-09] leaves out pay whose minimum is above its maximum', () => {
  const pay = (fields: Record<string, unknown>) =>
    jobPosting(createJobModel({ organization: 'Palar Payments', ...fields }), NOW)?.baseSalary;
  expect(pay({ minSalary: 900000, maxSalary: 600000 })).toBeUndefined();
  expect(pay({ minRate: 900, maxRate: 600 })).toBeUndefined();
  expect(pay({ minSalary: 600000, maxSalary: 900000 })).toMatchObject({ value: { minValue: 600000, maxValue: 900000 } });
});

it('[D-52] writes no structured data for a job without an employer', () => {
  expect(jobPosting(createJobModel(), NOW)).toBeNull();
});

it.each([
  ['is closed', { closingDate: '2026-11-20' }],
  ['was closed by its poster', { closedAt: '2026-11-20T06:30:00.000Z', closedReason: 'filled' }],
  ['waits for the chapter', { status: 'unpublished' }],
])('[JOBS-09] writes no structured data for a job that %s', (_how, overrides) => {
  expect(jobPosting(createJobModel({ organization: 'Palar Payments', ...overrides }), NOW)).toBeNull();
});

it('[JOBS-09] does not give `Remote` as the town of a remote job', () => {
  const posting = jobPosting(createJobModel({ organization: 'Palar Payments', location: 'Remote', remotePosition: 'true' }), NOW);
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(posting).not.toHaveProperty('jobLocation');
});

it('[JOBS-09] gives at least the country of a job without a place, unless it is remote', () => {
  expect(jobPosting(createJobModel({ organization: 'Palar Payments', location: '' }), NOW)).toMatchObject({
    jobLocation: { address: { addressCountry: 'IN' } },
  });
  expect(jobPosting(createJobModel({ organization: 'Palar Payments', location: '', remotePosition: 'true' }), NOW)).not.toHaveProperty(
    'jobLocation',
  );
});

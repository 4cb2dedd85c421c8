import type { Judged } from '../../../scripts/contract/diff/judge.ts';
import { asJson, asMarkdown, asText } from '../../../scripts/contract/diff/report.ts';

const call = { operationId: 'getJob', method: 'GET', path: '/jobs/{id}', subject: 'board' };
const change = { call, side: 'answer', field: undefined, home: '', added: false } as const;
const touched = {
  slices: ['board'],
  hooks: ['useGetJobQuery'],
  components: [
    { name: 'JobCard', file: 'src/features/jobs/JobCard.tsx' },
    { name: 'Words', file: 'src/features/jobs/JobSummary.tsx' },
  ],
  pages: ['Job board /exploreJobs'],
  server: [],
};
const judged: Judged[] = [
  {
    contract: 'jobs',
    changes: [
      { ...change, where: 'answer 200 → title', says: 'is gone', breaks: 'readers' },
      { ...change, call: { ...call, path: '/jobs' }, where: 'answer 200 → [].title', says: 'is gone', breaks: 'readers' },
    ],
    breaking: true,
    named: ['src/api/normalise/jobs.ts:12'],
    touched,
  },
  {
    contract: 'jobs',
    changes: [{ ...change, where: '', says: 'is a new endpoint', breaks: 'nobody' }],
    breaking: false,
    named: [],
    touched: { slices: ['board'], hooks: [], components: [], pages: [], server: [] },
  },
];

describe('what changed', () => {
  it('is told in plain words, what breaks first', () => {
    expect(asText(judged, 'v1.0.0')).toBe(
      `Since v1.0.0: 1 breaking change, 1 that breaks nothing here.

BREAKING FOR OUR USE

jobs: GET /jobs/{id} → answer 200 → title: is gone; breaking
  also GET /jobs → answer 200 → [].title
  in our code: src/api/normalise/jobs.ts:12
  slices:      board
  hooks:       useGetJobQuery
  components:  JobCard, Words (JobSummary)
  pages:       Job board /exploreJobs

NOT BREAKING

jobs: GET /jobs/{id}: is a new endpoint; not breaking
  slices:      board`,
    );
  });

  it('is told for a pull request', () => {
    expect(asMarkdown(judged, 'v1.0.0')).toBe(
      `## Contracts

Since v1.0.0: 1 breaking change, 1 that breaks nothing here.

### Breaking for our use

- **jobs** \`GET /jobs/{id} → answer 200 → title\` is gone (breaking)
  - also \`GET /jobs → answer 200 → [].title\`
  - in our code: src/api/normalise/jobs.ts:12
  - slices: board
  - hooks: useGetJobQuery
  - components: JobCard, Words (JobSummary)
  - pages: Job board /exploreJobs

### Not breaking

- **jobs** \`GET /jobs/{id}\` is a new endpoint (not breaking)
  - slices: board`,
    );
  });

  it('is told to programs', () => {
    expect(JSON.parse(asJson(judged, 'v1.0.0'))).toMatchObject({
      older: 'v1.0.0',
      breaking: true,
      changes: [
        {
          contract: 'jobs',
          says: 'is gone',
          places: [{ operationId: 'getJob', where: 'answer 200 → title' }, { path: '/jobs' }],
          ...touched,
        },
        { breaking: false },
      ],
    });
  });
});

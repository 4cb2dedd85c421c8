import { getObject, readContracts } from '../../../scripts/contract/documents.ts';
import { searchJobs } from '../../../server/site/search/jobs.ts';
import { MAX_LENGTHS } from '../../../server/site/search/shortenTexts.ts';

describe('searchJobs', () => {
  it('shortens a title that is longer than the contract allows, and leaves out a job with too long an id', async () => {
    const rows = [
      { _id: 'y'.repeat(301), jobTitle: 'Oversized id' },
      { _id: 'z', jobTitle: `Oversized title ${'long '.repeat(200)}` },
    ];
    const found = await searchJobs(async () => Response.json(rows), 'oversized', 5);
    expect(found?.results.map(({ id, title }) => [id, title.length <= 500 && title.startsWith('Oversized title long')])).toEqual([
      ['z', true],
    ]);
  });

  it('[D-63] finds jobs with a number as id, in any envelope, and reads flags of any type', async () => {
    const body = { data: { data: [{ _id: 42, jobTitle: 'Planner', remotePosition: true, location: 'Mysuru' }] } };
    const found = await searchJobs(async () => Response.json(body), 'planner', 5);
    expect(found).toMatchObject({ total: 1, results: [{ id: '42', title: 'Planner', note: 'Remote' }] });
  });

  it('reports a refusal with status 200 as a failure, not as no jobs', async () => {
    expect(await searchJobs(async () => Response.json({ success: false }), 'planner', 5)).toBeNull();
  });
});

it('the maximum lengths of a search result’s texts are those of the contract', () => {
  const { SearchResult: schema } = getObject(readContracts().site, 'components', 'schemas');
  const limits = Object.entries(MAX_LENGTHS).map(([name, maxLength]) => [name, { maxLength }]);
  expect(schema).toMatchObject({ properties: Object.fromEntries(limits) });
});

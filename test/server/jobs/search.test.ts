/** @postgres */
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { up as emptySearchIndex } from '../../../server/platform/db/migrations/007-search-qualifications.ts';
import { startBoard } from './board.ts';
import type { TestBoard } from './board.ts';
import { onPostgres } from '../../support/postgres/database.ts';

let board: TestBoard;

const jobs = [
  { title: 'Office Manager', description: 'Some knowledge of scrum is welcome.', category: 'Operations' },
  { title: 'Release Manager', category: 'Scrum and Delivery' },
  { title: 'Delivery Lead', skills: '["Scrum","Kanban"]', location: 'Mysuru' },
  { title: 'Scrum Master', location: 'Bengaluru', description: 'Two teams build the refund service.' },
  {
    title: 'Crane Planner',
    location: 'Tiruchirappalli',
    description: 'Lifting plans for the refinery.',
    category: 'Construction Management',
  },
  { title: 'Program Manager, Wind', location: 'Kochi', remote: 1, organization: 'Suriyan Grid' },
  { title: 'Café Project Coordinator', location: null, remote: 1, category: 'Hospitality', description: 'Opening six cafés.' },
  { title: 'Hidden Scrum Coach', status: 'unpublished' as const },
  { title: 'Closed Scrum Coach', closing_date: '2026-11-01' },
];

beforeAll(async () => {
  board = await startBoard();
  await board.add(...jobs);
});

function search(params: { keyword?: string; location?: string; exact?: string; limit?: string; cursor?: string }) {
  return board.list(`/api/jobs/search?${new URLSearchParams(params)}`);
}

describe('the ranking of found jobs', () => {
  it('[JOBS-01] puts a match in the title above one in skills, then category, then description', async () => {
    const found = await search({ keyword: 'scrum' });
    expect(found.titles).toEqual(['Scrum Master', 'Delivery Lead', 'Release Manager', 'Office Manager']);
    expect(found.total).toBe(4);
  });

  it('[JOBS-01] puts a job with one of two words in the title above a job with both in the description', async () => {
    await board.add({ title: 'Gardener', description: 'A crane helps with the lifting.', category: 'Operations' });
    expect((await search({ keyword: 'crane lifting' })).titles).toEqual(['Crane Planner', 'Gardener']);
  });

  it('[JOBS-01] stays the same across pages while a job is published', async () => {
    const allTitles = (await search({ keyword: 'scrum' })).titles;
    const first = await search({ keyword: 'scrum', limit: '1' });
    await board.add({ title: 'Newest Scrum Guide' });
    const secondPage = await search({ keyword: 'scrum', limit: '100', cursor: first.next ?? '' });
    expect([...first.titles, ...secondPage.titles]).toEqual(allTitles);
    expect(secondPage.next).toBeNull();
    await closeJob('Newest Scrum Guide');
  });
});

describe('search words', () => {
  it.each([
    ['refund', ['Scrum Master']],
    ['hospitality', ['Café Project Coordinator']],
    ['SCRUM MASTER', ['Scrum Master']],
    ['master scrum', ['Scrum Master']],
    ['suriyan', ['Program Manager, Wind']],
    ['planers crane', ['Crane Planner']],
    ['hospit', ['Café Project Coordinator']],
    ['cafe', ['Café Project Coordinator']],
    ['CAFÉ', ['Café Project Coordinator']],
    ['kanban in mysuru', ['Delivery Lead']],
    ['remote wind', ['Program Manager, Wind']],
    ['scrum zeppelin', []],
  ])('[JOBS-01] in the keyword "%s" find %j', async (keyword, titles) => {
    expect((await search({ keyword })).titles).toEqual(titles);
  });

  it.each([
    ['scrm', 'Scrum Master'],
    ['scurm', 'Scrum Master'],
    ['scrumm', 'Scrum Master'],
    ['progrm wind', 'Program Manager, Wind'],
    ['coordnator', 'Café Project Coordinator'],
    ['cordinatr', 'Café Project Coordinator'],
    ['refnery', 'Crane Planner'],
  ])('[JOBS-01] that are misspelt, such as "%s", find %s first', async (keyword, title) => {
    expect((await search({ keyword })).titles[0]).toBe(title);
  });

  it('[JOBS-01] that are all known but never occur in one job are corrected, too', async () => {
    await board.add({ title: 'Wine Taster', description: 'Tasting.' });
    expect((await search({ keyword: 'wine program' })).titles).toEqual(['Program Manager, Wind']);
    expect((await search({ keyword: 'wine' })).titles).toEqual(['Wine Taster']);
    await closeJob('Wine Taster');
  });

  it('[JOBS-01] that are short, or are numbers, are not corrected', async () => {
    await board.add({ title: 'Vision 2030 Writer' });
    // Each is one letter or digit away from a word on the board.
    expect(await search({ keyword: 'wnd' })).toMatchObject({ titles: [], corrected: null });
    expect(await search({ keyword: '2039' })).toMatchObject({ titles: [], corrected: null });
    expect((await search({ keyword: '2030' })).titles).toEqual(['Vision 2030 Writer']);
    await closeJob('Vision 2030 Writer');
  });
});

describe('the corrected search', () => {
  it.each([
    [{ keyword: 'scrm' }, { keyword: 'scrum', location: '' }],
    [{ keyword: 'Scurm master, remote' }, null],
    [{ keyword: 'Scurm master!' }, { keyword: 'Scrum master!', location: '' }],
    [
      { keyword: 'scrm', location: 'Banglore' },
      { keyword: 'scrum', location: 'Bangalore' },
    ],
    [
      { keyword: 'coordnator', location: 'remote' },
      { keyword: 'coordinator', location: 'remote' },
    ],
    [
      { keyword: 'wind', location: 'Kohci or mysuru' },
      { keyword: 'wind', location: 'Kochi or mysuru' },
    ],
    [{ keyword: 'scrum' }, null],
    [{ keyword: 'planers crane' }, { keyword: 'planner crane', location: '' }],
    [{ keyword: 'scrum zeppelin' }, null],
    [{ location: 'Trichy' }, null],
  ])('[JOBS-01] of %j is %j', async (params, corrected) => {
    const found = await search(params);
    expect(found.corrected).toEqual(corrected);
    // An exact search for the correction finds the same jobs.
    expect((await search({ ...(corrected ?? params), exact: 'true' })).titles).toEqual(found.titles);
  });

  it('[JOBS-01] is null when an exact search is requested', async () => {
    expect(await search({ keyword: 'scrm', exact: 'true' })).toMatchObject({ titles: [], total: 0, corrected: null });
    expect((await search({ keyword: 'scrm' })).titles).not.toEqual([]);
    expect((await search({ keyword: 'scrum', exact: 'true' })).total).toBe(4);
  });

  it('[JOBS-01] is the same on every page', async () => {
    const first = await search({ keyword: 'scrm', limit: '1' });
    const second = await search({ keyword: 'scrm', limit: '1', cursor: first.next ?? '' });
    expect(second.corrected).toEqual({ keyword: 'scrum', location: '' });
    expect([...first.titles, ...second.titles]).toEqual(['Scrum Master', 'Delivery Lead']);
  });
});

describe('abbreviations and synonyms', () => {
  beforeAll(async () => {
    await board.add(
      { title: 'Bank Clerk', category: 'Finance', description: 'Counting, and a quiet house.', location: 'Salem' },
      { title: 'Project Manager, Ports', category: 'Logistics', location: 'Blr' },
      { title: 'PM for a Museum', category: 'Culture', location: 'Chennai' },
      { title: 'PMO Analyst', category: 'Governance', qualifications: '["PMP Certification"]' },
      { title: 'Business Analyst', category: 'Health', location: 'Hyderabad', remote: 1 },
      { title: 'Test Lead', category: 'Quality Assurance', career_level: 'Senior-level' },
      { title: 'Sr Manager, Home Loans', category: 'Finance' },
    );
  });
  afterAll(async () => {
    for (const title of ['Bank Clerk', 'Project Manager, Ports', 'PM for a Museum', 'PMO Analyst', 'Business Analyst', 'Test Lead'])
      await closeJob(title);
    await closeJob('Sr Manager, Home Loans');
  });

  it.each([
    ['project managers', ['Project Manager, Ports', 'Program Manager, Wind']],
    ['pm museum', ['PM for a Museum']],
    ['PMO', ['PMO Analyst']],
    ['project management office', ['PMO Analyst']],
    ['PMP', ['PMO Analyst']],
    ['BA', ['Business Analyst']],
    ['b.a.', ['Business Analyst']],
    ['B. A.', ['Business Analyst']],
    ['QA', ['Test Lead']],
    ['sm', ['Scrum Master']],
    ['WFH', ['Business Analyst', 'Café Project Coordinator', 'Program Manager, Wind']],
    ['work from home', ['Business Analyst', 'Café Project Coordinator', 'Program Manager, Wind']],
    ['business analyst work from home', ['Business Analyst']],
    ['senior manager', ['Sr Manager, Home Loans']],
    ['jobs in blr', ['Project Manager, Ports', 'Scrum Master']],
  ])('[JOBS-01] such as "%s" find %j', async (keyword, titles) => {
    const found = await search({ keyword });
    expect(found.titles).toEqual(expect.arrayContaining(titles));
    expect(found.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(found.corrected).toBeNull();
  });

  it.each(['PM', 'pm', 'project manager'])('[JOBS-01] such as "%s" find jobs with either synonym in the title first', async (keyword) => {
    const { titles } = await search({ keyword });
    expect(titles.slice(0, 2)).toEqual(['PM for a Museum', 'Project Manager, Ports']);
    expect(titles).not.toContain('Bank Clerk');
  });

  it.each([
    ['work from home', 3],
    ['WFH', 3],
    ['blr', 2],
    ['Bangalore', 2],
    ['hyd', 1],
  ])('[JOBS-01] such as "%s" find jobs by location (%i jobs)', async (location, total) => {
    expect((await search({ location })).total).toBe(total);
  });
});

it('[JOBS-01] a search index that a migration has emptied is complete again once a new day has begun', async () => {
  const [allJobs, scrum] = [await board.list('/api/jobs/allJobs'), await search({ keyword: 'scrum' })];
  const { db } = board.deps;
  if (onPostgres) {
    await db.updateTable('jobs').set({ listed: 0 }).execute();
    await sql`truncate job_search_documents, job_search_words`.execute(db);
  } else await emptySearchIndex(db as Kysely<unknown>);
  expect((await board.list('/api/jobs/allJobs')).titles).toEqual([]);
  board.server.clock.advance(86_400_000);
  expect((await board.list('/api/jobs/allJobs')).titles).toEqual(allJobs.titles);
  expect((await search({ keyword: 'scrum' })).titles).toEqual(scrum.titles);
});

describe('words that people spell in several ways', () => {
  let added: { title: string }[] = [];
  beforeAll(async () => {
    added = await board.add(
      { title: 'Onsite Lead', description: 'Finance first.' },
      { title: 'On-site Guide' },
      { title: 'Yard Keeper', description: 'Always on site, in Salem.' },
      { title: 'Site Painter' },
      { title: 'SAP S/4HANA Consultant', organization: 'Lark & Tern Ltd' },
      { title: 'Ledger Consultant', skills: '["S4HANA","PRINCE 2"]' },
      { title: 'Firmware Developer', skills: '["C"]' },
      { title: 'Engine Developer', skills: '["C++"]', description: 'C++17 is used.' },
      { title: 'Service Developer', skills: '["C#",".NET"]' },
      { title: 'Net Maker', description: 'Ropes.' },
      { title: 'R&D Head', qualifications: '["M.Tech","ISO 9001"]' },
      { title: 'വാർത്ത എഡിറ്റർ', description: 'ആനക്കുട്ടൻ' },
    );
  });
  afterAll(async () => {
    for (const { title } of added) await closeJob(title);
  });

  it.each([
    [
      ['onsite', 'on-site', 'on site', 'On–Site'],
      ['On-site Guide', 'Onsite Lead', 'Yard Keeper'],
    ],
    [
      ['S4HANA', 'S/4HANA', 's/4hana', 'S/4 HANA', 'S4 HANA'],
      ['SAP S/4HANA Consultant', 'Ledger Consultant'],
    ],
    [['C'], ['Firmware Developer']],
    [['C++', 'c++', 'cpp'], ['Engine Developer']],
    [['C#', 'c#', 'C sharp'], ['Service Developer']],
    [['.NET', '.net', 'dotnet', 'Dot Net'], ['Service Developer']],
    [['C++ developer'], ['Engine Developer']],
    [['R&D', 'R & D', 'research and development'], ['R&D Head']],
    [['mtech', 'M.Tech', 'M. Tech'], ['R&D Head']],
    [['ISO9001', 'ISO 9001', 'ISO-9001'], ['R&D Head']],
    [['PRINCE2', 'prince 2'], ['Ledger Consultant']],
    [['lark tern', 'Lark & Tern'], ['SAP S/4HANA Consultant']],
    [['വാർത്ത', 'വാര്\u200dത്ത'], ['വാർത്ത എഡിറ്റർ']],
    [['ആനക്കുട്ടൻ', 'ആനക്കുട്ടന്\u200d', 'എഡിറ്റര്\u200d ആനക്കുട്ടൻ'], ['വാർത്ത എഡിറ്റർ']],
  ])('[JOBS-01] as %j find %j', async (keywords, titles) => {
    for (const keyword of keywords) {
      const found = await search({ keyword });
      expect([keyword, found.titles.toSorted()]).toEqual([keyword, titles.toSorted()]);
      expect(found.corrected).toBeNull();
    }
  });

  it('[JOBS-01] are corrected part by part, and other words beside them', async () => {
    expect((await search({ keyword: 'enginee-develper' })).corrected).toEqual({ keyword: 'engine-developer', location: '' });
    expect((await search({ keyword: 'C++ develper' })).corrected).toEqual({ keyword: 'C++ developer', location: '' });
    expect((await search({ keyword: 'on-site giude' })).corrected).toEqual({ keyword: 'on-site guide', location: '' });
  });

  it('[JOBS-01] do not match vowels that differ', async () => {
    expect((await search({ keyword: 'വർത്തി', exact: 'true' })).titles).toEqual([]);
  });
});

describe('the location of a search', () => {
  it.each([
    ['Bengaluru', ['Scrum Master']],
    ['bangalore', ['Scrum Master']],
    ['Banglore', ['Scrum Master']],
    ['Trichy', ['Crane Planner']],
    ['remote', ['Café Project Coordinator', 'Program Manager, Wind']],
    ['kochi or mysuru', ['Program Manager, Wind', 'Delivery Lead']],
    ['Cochin, Mysore', ['Program Manager, Wind', 'Delivery Lead']],
  ])('[JOBS-01] that is "%s" finds %j', async (location, titles) => {
    expect((await search({ location })).titles).toEqual(titles);
  });

  it('[JOBS-01] narrows the search by keyword', async () => {
    expect((await search({ keyword: 'scrum', location: 'Mysuru' })).titles).toEqual(['Delivery Lead']);
    expect((await search({ keyword: 'crane', location: 'Mysuru' })).titles).toEqual([]);
  });

  it('[JOBS-01] filters nothing if it is blank; nor does a blank keyword', async () => {
    const allJobs = await board.list('/api/jobs/allJobs');
    expect((await search({})).titles).toEqual(allJobs.titles);
    expect((await search({ keyword: '  ', location: '' })).titles).toEqual(allJobs.titles);
  });
});

describe('a search with arbitrary input', () => {
  it.each([
    '"',
    'scrum"',
    '" OR "',
    'title:scrum',
    'scrum*',
    'scrum AND NOT master',
    '(scrum',
    'NEAR(scrum master)',
    '^scrum',
    "'; drop table jobs; --",
    'scrum - master',
    '{title skills}: scrum',
  ])('[JOBS-01] for %s neither fails nor affects the next search', async (keyword) => {
    const { status } = await board.server.json(`/api/jobs/search?${new URLSearchParams({ keyword })}`);
    expect(status).toBe(200);
    expect((await search({ keyword: 'scrum' })).total).toBe(4);
  });

  it('[JOBS-01] ignores operators of query languages, and looks for the words between them', async () => {
    expect((await search({ keyword: 'scrum "master"' })).titles).toEqual(['Scrum Master']);
    expect((await search({ keyword: 'title:scrum' })).titles).toEqual([]);
    expect((await search({ keyword: '-scrum' })).total).toBe(4);
    expect((await search({ keyword: '???' })).titles).toEqual([]);
  });

  it('[JOBS-01] never fails, and never finds a hidden or closed job', async () => {
    const keywords = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            'scrum',
            '"',
            '*',
            '(',
            ')',
            'AND',
            'OR',
            'NOT',
            'NEAR',
            ':',
            '{title}',
            '^',
            '+',
            '-',
            ',',
            "'",
            '\u0000',
            'é',
            'தமிழ்',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(keywords, keywords, async (keyword, location) => {
        const found = await board.jobBoard.service.search(null, { keyword, location }, { limit: 3 });
        expect(found.items.length).toBeLessThanOrEqual(Math.min(3, found.total));
        for (const job of found.items) expect(job.jobTitle).not.toMatch(/Hidden|Closed/);
      }),
      { numRuns: 150 },
    );
  });

  it('[JOBS-01] returns each match once across all its pages', async () => {
    const word = fc.constantFrom('scrum', 'manager', 'crane', 'remote', 'delivery', 'projct', 'chennai', 'plan', 'zeppelin');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 4 }), async (typed, limit) => {
        const { service } = board.jobBoard;
        const keyword = typed.join(' ');
        const allJobs = await service.search(null, { keyword }, {});
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await service.search(null, { keyword }, { limit, cursor });
          ids.push(...page.items.map((job) => job._id));
          cursor = page.next ?? undefined;
        } while (cursor !== undefined);
        expect(ids).toEqual(allJobs.items.map((job) => job._id));
        expect(new Set(ids).size).toBe(allJobs.total);
      }),
      { numRuns: 40 },
    );
  });
});

/** Closes a job, which removes it from the board and from the search index. */
async function closeJob(title: string): Promise<void> {
  await board.deps.db.updateTable('jobs').set({ closing_date: '2026-01-01' }).where('title', '=', title).execute();
  await board.jobBoard.repository.refreshListed('2026-11-20');
}

it('[JOBS-01] searches of the jobs and of the site are limited per client', async () => {
  const limitedBoard = await startBoard({ env: { SEARCHES_PER_MINUTE: '3' } });
  for (const path of ['/api/jobs/search?keyword=a&location=', '/site/search?q=scrum']) {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await limitedBoard.server.fetch(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

/** @postgres */
import { startBoard } from './board.ts';
import type { TestBoard } from './board.ts';

let board: TestBoard;

const startServer = async (): Promise<void> => {
  board = await startBoard();
};

const searchTitles = async (query: string): Promise<string[]> => (await board.list(`/api/jobs/search?${query}`)).titles;

const jobs = [
  {
    title: 'Site planner',
    job_type: 'Full-Time',
    career_level: 'Senior-level',
    min_experience: 8,
    max_experience: 12,
    max_salary: 3_200_000,
  },
  {
    title: 'Scrum helper',
    job_type: 'Intern',
    career_level: 'Junior-level',
    min_experience: null,
    max_experience: 0.5,
    min_salary: null,
    max_salary: null,
  },
  {
    title: 'Scrum master',
    job_type: 'Part-Time',
    career_level: null,
    remote: 1,
    category: 'Agile & Scrum',
    min_experience: 2.5,
    max_experience: 5,
    max_salary: 1_000_000,
  },
];

describe('[JOBS-03] filters of the search', () => {
  // These tests only read, so they share a server.
  beforeAll(async () => {
    await startServer();
    await board.add(...jobs);
  });

  it.each([
    ['type=Intern', ['Scrum helper']],
    ['level=Senior-level', ['Site planner']],
    ['remote=true', ['Scrum master']],
    ['category=agile+%26+scrum', ['Scrum master']],
    ['experience=0', ['Scrum helper']],
    ['experience=2', ['Scrum master']],
    ['experience=5', ['Scrum master']],
    ['experience=6', []],
    ['experience=9', ['Site planner']],
    ['salary=1000000', ['Scrum master', 'Site planner']],
    ['salary=1500000', ['Site planner']],
    ['keyword=scrum&type=Part-Time', ['Scrum master']],
    ['keyword=scrum&level=Senior-level', []],
    ['location=remote&salary=800000', ['Scrum master']],
    ['type=Full-Time&level=Senior-level&experience=10&salary=3000000', ['Site planner']],
  ])('find the matching jobs: %s', async (query, titles) => {
    expect(await searchTitles(query)).toEqual(titles);
  });

  it('don’t lead to a spelling correction of a word that finds jobs without filters', async () => {
    const response = await board.list('/api/jobs/search?keyword=scrum&type=Full-Time');
    expect(response).toMatchObject({ titles: [], total: 0, corrected: null });
  });

  it.each(['type=Freelance', 'level=Boss', 'remote=false', 'experience=-1', 'experience=2.5', 'salary=7', 'closing=later'])(
    'with an invalid value are refused: %s',
    async (query) => {
      expect((await board.server.json(`/api/jobs/search?${query}`)).status).toBe(400);
    },
  );

  it('can’t be used as search words', async () => {
    // The search index stores the type `Intern` as the word `0tintern`.
    expect(await searchTitles('keyword=0tintern')).toEqual([]);
  });
});

describe('[JOBS-03] filters of the search, with more jobs', () => {
  beforeEach(async () => {
    await startServer();
    await board.add(...jobs);
  });

  it('match a salary with only a minimum, and experience without a maximum', async () => {
    await board.add({ title: 'Open end', min_salary: 5_500_000, max_salary: null, min_experience: 15, max_experience: null });
    expect(await searchTitles('salary=5000000')).toEqual(['Open end']);
    expect(await searchTitles('experience=40')).toEqual(['Open end']);
  });

  it('apply to the total and to pages, and a cursor is valid only for the filters it was created with', async () => {
    await board.add(...Array.from({ length: 5 }, (_, index) => ({ title: `Intern ${index}`, job_type: 'Intern' })));
    const first = await board.list('/api/jobs/search?type=Intern&limit=4');
    expect(first).toMatchObject({ titles: ['Intern 4', 'Intern 3', 'Intern 2', 'Intern 1'], total: 6 });
    const cursor = encodeURIComponent(first.next ?? '');
    const secondPage = await board.list(`/api/jobs/search?type=Intern&limit=4&cursor=${cursor}`);
    expect(secondPage).toMatchObject({ titles: ['Intern 0', 'Scrum helper'], next: null });
    expect((await board.server.json(`/api/jobs/search?type=Part-Time&limit=4&cursor=${cursor}`)).status).toBe(400);
  });
});

describe('[JOBS-03] jobs that close soon', () => {
  beforeEach(startServer);
  beforeEach(() =>
    board.add(
      { title: 'Today', closing_date: '2026-11-20' },
      { title: 'In a week', closing_date: '2026-11-27' },
      { title: 'In eight days', closing_date: '2026-11-28' },
      { title: 'Whenever', closing_date: null },
    ),
  );

  it('are those that close today or in the next seven days', async () => {
    expect(await searchTitles('closing=soon')).toEqual(['In a week', 'Today']);
  });

  it('continue on the next page after midnight, without the job that closed yesterday', async () => {
    const { next } = await board.list('/api/jobs/search?closing=soon&limit=1');
    board.server.clock.advance(12 * 60 * 60_000);
    const secondPage = await board.list(`/api/jobs/search?closing=soon&limit=1&cursor=${encodeURIComponent(next ?? '')}`);
    expect(secondPage).toMatchObject({ titles: [], next: null });
  });

  it('are different on the next day', async () => {
    await searchTitles('closing=soon');
    board.server.clock.advance(12 * 60 * 60_000);
    expect(await searchTitles('closing=soon')).toEqual(['In eight days', 'In a week']);
  });
});

describe('[JOBS-03] categories to choose from', () => {
  beforeEach(startServer);

  it('are those of the listed jobs, with the number of jobs in each, and include new jobs at once', async () => {
    await board.add({ category: 'Sales' }, { category: 'Finance' }, { category: 'Sales' }, { category: 'Secret', status: 'unpublished' });
    expect((await board.server.json('/api/jobCategories')).body).toEqual([
      { name: 'Finance', jobs: 1 },
      { name: 'Sales', jobs: 2 },
    ]);
    await board.add({ category: 'Data Science' });
    expect((await board.server.json('/api/jobCategories')).body).toHaveLength(3);
  });
});

describe('[JOBS-04] the URL of a job', () => {
  beforeEach(startServer);

  const readSimilarTitles = async (id: string): Promise<string[]> =>
    (await board.server.json<{ jobTitle: string }[]>(`/api/similarJobs/${id}`)).body.map(({ jobTitle }) => jobTitle);

  it('has the most similar open jobs as suggestions when the job is closed', async () => {
    const [closed] = await board.add(
      { title: 'Senior Risk Manager', category: 'Risk', closing_date: '2026-11-19' },
      { title: 'Gardener', category: 'Parks' },
      { title: 'Risk Analyst', category: 'Risk' },
      { title: 'Auditor', category: 'Risk' },
      { title: 'Risk Writer', category: 'Words' },
      { title: 'Risk Taker', category: 'Risk', status: 'unpublished' },
    );
    expect(await readSimilarTitles(closed?.id ?? '')).toEqual(['Risk Analyst', 'Auditor', 'Risk Writer']);
  });

  it('has the newest open jobs as suggestions when none is similar, or when the job was never public', async () => {
    const [closed, hidden] = await board.add(
      { title: 'Zeppelin', category: 'Air', closing_date: '2026-11-19' },
      { title: 'Gardener', category: 'Parks', status: 'unpublished' },
      { title: 'One', category: 'Parks' },
      { title: 'Two', category: 'Trees' },
    );
    expect(await readSimilarTitles(closed?.id ?? '')).toEqual(['Two', 'One']);
    expect(await readSimilarTitles(hidden?.id ?? '')).toEqual(['Two', 'One']);
    expect(await readSimilarTitles('nosuchjob')).toEqual(['Two', 'One']);
  });

  it('never has the job itself among its suggestions', async () => {
    const [open] = await board.add({ title: 'Risk Manager' }, { title: 'Risk Officer' });
    expect(await readSimilarTitles(open?.id ?? '')).toEqual(['Risk Officer']);
  });
});

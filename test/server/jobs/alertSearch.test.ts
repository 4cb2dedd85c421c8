import { startBoard, type TestBoard } from './board.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await startBoard();
});

/** Parts from which searches are built: words of jobs, misspelt words, place names, operators of query languages, and spaces. */
const SEARCH_PARTS =
  'scrum|Scrum Master|projekt|manger|pm|work from home|the|jobs|chennai|Chenai|madras|remote|café|???|"|*|(|)|:|-|AND|NOT|NEAR(|title:x|or|,| |\t|\u200b|🙂|தமிழ்|0remote|a|zzzz'.split(
    '|',
  );

/** Creates a seeded generator of random integers from 0 to `limit - 1`. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

it('an alert finds the same jobs as a search of the board, for any search', async () => {
  const jobs = await board.add(
    { title: 'Scrum Master', location: 'Chennai', job_type: 'Full-Time' },
    { title: 'Project Manager', location: 'Kochi', remote: 1, job_type: 'Part-Time' },
    { title: 'Café helper', location: null, skills: '["Scrum"]', job_type: 'Intern' },
    { title: 'Master of works', description: 'Work from home, with a manager', location: 'Chennai or Salem' },
    { title: '???', location: '???', remote: 1 },
  );
  const ids = jobs.map(({ id }) => id);
  const { service } = board.jobBoard;
  const randomBelow = createRandom(20261122);
  const createText = (): string =>
    Array.from({ length: randomBelow(4) }, () => SEARCH_PARTS[randomBelow(SEARCH_PARTS.length)]).join(randomBelow(3) === 0 ? '' : ' ');
  const types = ['Full-Time', 'Part-Time', 'Intern', undefined, undefined, undefined] as const;
  let matchingSearchCount = 0;
  for (let count = 0; count < 300; count += 1) {
    const query = {
      keyword: createText(),
      location: randomBelow(2) === 0 ? createText() : '',
      type: types[randomBelow(types.length)],
      remote: randomBelow(5) === 0 ? ('true' as const) : undefined,
    };
    // An empty search returns all jobs of the board, but no alert can have an empty search.
    if (`${query.keyword}${query.location}`.trim() === '' && query.type === undefined && query.remote === undefined) continue;
    const boardIds = (await service.search(null, query, {})).items.map((job) => job._id);
    expect({ query, ids: (await service.filterMatching(query, ids)).sort() }).toEqual({ query, ids: boardIds.sort() });
    matchingSearchCount += boardIds.length > 0 ? 1 : 0;
  }
  expect(matchingSearchCount).toBeGreaterThan(50);
});

import { pages } from '../../../src/app/pages.ts';
import { findPage } from '../../../src/app/routes.ts';
import { paths } from '../../../src/config/paths.ts';
import { COMMON_CONDITIONS } from '../../e2e/states/everyPage.ts';
import { states } from '../../e2e/states/index.ts';
import { splitName } from '../../e2e/states/state.ts';

/** Returns the page at a state's address. */
const pageOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://here.invalid');
  return findPage(pathname, search).page;
};

const statesWithModule = states.map((state) => ({ state, module: pageOf(state.address).module }));

/** Returns the names of the given states without the page that each begins with. */
const namesOf = (chosenStates: typeof states): string[] => chosenStates.map((state) => splitName(state).state);

/** Pages that can be opened only from the login, not by their URL. */
const WITHOUT_ADDRESS: string[] = [paths.otp];

it('states have unique names by which they can be selected', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  expect(states.map(({ name }) => name).filter((name) => !/^[a-z]+(?:-[a-z]+)*(?:\/[a-z]+(?:-[a-z]+)*)?$/.test(name))).toEqual([]);
});

it('every page of the site has the states usual, loading, failing, hostile and long-words', () => {
  const missing = pages
    .filter(({ path }) => !WITHOUT_ADDRESS.includes(path))
    .flatMap((page) => {
      const stateNames = namesOf(statesWithModule.flatMap(({ state, module }) => (module === page.module ? [state] : [])));
      return ['usual', ...COMMON_CONDITIONS].filter((name) => !stateNames.includes(name)).map((name) => `${page.name}: ${name}`);
    });
  expect(missing).toEqual([]);
});

it('every tab of My Jobs has the same states, and also empty, huge and signed-out', () => {
  for (const tab of ['applied', 'created', 'saved', 'alerts', 'pending']) {
    const stateNames = namesOf(states.filter(({ address }) => address === `/dashboard/jobs?tab=${tab}`));
    expect(stateNames).toEqual(expect.arrayContaining(['usual', ...COMMON_CONDITIONS, 'empty', 'huge', 'signed-out']));
  }
});

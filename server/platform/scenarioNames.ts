/** Scenarios with descriptions. */
export const scenarios = {
  usual: 'The demo content, unchanged.',
  empty: 'Every list is empty, and every count is zero.',
  slow: 'Every call takes five seconds, so that loading states can be seen.',
  failing: 'Content calls fail with 500, one of them with an HTML page; jobs and mail fail with 503.',
  hostile: 'Scripts in texts, HTML entities, right-to-left text, titles of 300 letters, broken or missing pictures, missing fields.',
  huge: 'Two thousand jobs, two hundred volunteers and fifty events on a page.',
  'long-words': 'Every text has unbreakable words: some of 80 letters, some as long as in German and Tamil.',
  'signed-out': 'The session ends half-way: the first call that needs one succeeds, all later ones get 401.',
} as const;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenario = (name: string | undefined): name is ScenarioName => name !== undefined && Object.hasOwn(scenarios, name);

/** Error message for an unknown scenario. */
export const describeUnknownScenario = (name: string): string => `Unknown scenario "${name}". Choose one of: ${scenarioNames.join(', ')}.`;

export const SCENARIO_COOKIE = 'scenario';

/** Returns the scenario that the browser has chosen by cookie; undefined when the cookie is missing or names no scenario. */
export function readChosenScenario(cookies: string | undefined): ScenarioName | undefined {
  const name = new RegExp(`(?:^|; )${SCENARIO_COOKIE}=([a-z-]+)`).exec(cookies ?? '')?.[1];
  return isScenario(name) ? name : undefined;
}

/** Scenarios with descriptions. */
export const scenarios = {
  usual: 'The demo content as it is.',
  empty: 'Every list is empty, and every count is zero.',
  slow: 'Every call takes five seconds, so that what is shown meanwhile can be looked at.',
  failing: 'Content fails with 500, one call of it with a page of HTML; jobs and mail fail with 503.',
  hostile: 'Scripts in texts, entities, right-to-left words, titles of 300 letters, dead or missing pictures, missing fields.',
  huge: 'Two thousand jobs, two hundred volunteers, fifty events on a page.',
  'long-words': 'Words that do not break, of 80 letters and as long as German and Tamil have them, in every text.',
  'signed-out': 'The session ends half-way: of the calls that need one the first is answered, all others get 401.',
} as const;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenario = (name: string | undefined): name is ScenarioName => name !== undefined && Object.hasOwn(scenarios, name);

/** Error message for an unknown scenario. */
export const unknownScenario = (name: string): string => `There is no scenario "${name}". There are: ${scenarioNames.join(', ')}.`;

/** Cookie with the chosen scenario. */
export const SCENARIO_COOKIE = 'scenario';

/** Returns the scenario chosen by cookie; undefined when none or unknown. */
export function chosenScenario(cookies: string | undefined): ScenarioName | undefined {
  const name = new RegExp(`(?:^|; )${SCENARIO_COOKIE}=([a-z-]+)`).exec(cookies ?? '')?.[1];
  return isScenario(name) ? name : undefined;
}

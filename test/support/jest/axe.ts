import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules about colours and drawn letters need a browser; the one about landmarks needs a whole page. */
const SKIPPED_RULES = Object.fromEntries(
  ['color-contrast', 'label-content-name-mismatch', 'link-in-text-block', 'region'].map((rule) => [rule, { enabled: false }]),
);

/**
 * Expects axe to find nothing in an element. The browser tests check every page, with its colours: this is for dialogs and states of a page
 * that they do not show.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await act(() => axe.run(element, { resultTypes: ['violations'], rules: SKIPPED_RULES }));
  expect(violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))).toEqual([]);
}

/** How a state is called where it becomes an address or a file. */
import { partsOf, type State } from '../e2e/states/state.ts';
import type { Scheme } from '../support/e2e/look.ts';

/** The path of the live server that brings a browser into a state. The site has none like it. */
export const OPEN_PATH = '/-/open';

/** Where the live pages of a state are: every state has a host of its own, and with it cookies and storage of its own. */
export function hostOf(state: State): string {
  const { page, state: name } = partsOf(state);
  return `${name}.${page}.localhost`;
}

/** The address that leads a browser to the live page in that state. */
export const liveLink = (state: State, port: number, scheme?: Scheme): string =>
  `http://${hostOf(state)}:${port}${OPEN_PATH}${scheme === undefined ? '' : `?scheme=${scheme}`}`;

/** The name of a picture without its ending. */
export function pictureName(state: State, width: number, scheme: Scheme): string {
  const { page, state: name } = partsOf(state);
  return `${page}--${name}-${width}-${scheme}`;
}

import { Global } from '@emotion/react';
import { globalStyles } from '../theme/globalStyles.ts';
import { schemeVariables } from '../theme/schemeVariables.ts';

/** Colours of both schemes and the base of every page. */
export function ChapterLook(): React.JSX.Element {
  return <Global styles={[schemeVariables, globalStyles]} />;
}

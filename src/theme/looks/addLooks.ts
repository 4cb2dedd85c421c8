import type { Components, Theme } from '@mui/material/styles';
import { components } from '../components/index.ts';

/**
 * Adds to the theme what our design changes in components that no first page needs. A look is loaded with what is made of it:
 * whoever imports such a component from MUI imports its look as well, which `test/unit/house.test.ts` sees to.
 */
export function addLooks(looks: Components<Theme>): void {
  Object.assign(components, looks);
}

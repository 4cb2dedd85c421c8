import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Without its schemes the theme is used as it is: the colours are variables that the page has already. */
const scoped: Theme = { ...theme };
Reflect.deleteProperty(scoped, 'colorSchemes');

/**
 * Gives MUI's components the chapter's theme. Only pages that use such components import this, so that all others
 * stay free of MUI's scripts.
 */
export function MuiScope({ children }: { children: ReactNode }): React.JSX.Element {
  return <ThemeProvider theme={scoped}>{children}</ThemeProvider>;
}

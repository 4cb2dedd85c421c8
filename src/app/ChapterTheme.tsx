import { GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from '../theme/globalStyles.ts';
import { theme } from '../theme/theme.ts';
import { schemeCookie } from './schemeCookie.ts';

/** The theme in both colour schemes; the visitor's choice is kept in a cookie. */
export function ChapterTheme({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={schemeCookie} disableTransitionOnChange>
      <GlobalStyles styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}

import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { schemeCookie } from './schemeCookie.ts';
import { GlobalLook } from '../theme/GlobalLook.tsx';

/** The theme in both colour schemes; the visitor's choice is kept in a cookie. */
export function ChapterTheme({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={schemeCookie} disableTransitionOnChange>
      <GlobalLook />
      {children}
    </ThemeProvider>
  );
}

import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { theme } from '../../../src/theme/theme.ts';

/** Renders a component of `src/ui` in the theme, at an address. */
export function renderUi(content: ReactNode, address = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={theme}>{content}</ThemeProvider>
    </MemoryRouter>,
  );
}

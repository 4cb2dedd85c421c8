import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Providers } from '../../support/renderPage.tsx';

/** Renders a component of `src/ui`, which needs neither a store nor settings, at an address. */
export function renderUi(content: ReactNode, address = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Providers settings={null}>{content}</Providers>
    </MemoryRouter>,
  );
}

import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { theme } from '../../../src/theme/theme.ts';
import { SafeHtml } from '../../../src/ui/SafeHtml.tsx';
import type { sanitizeHtml } from '../../../src/ui/sanitizeHtml.ts';

const mockCleaned = jest.fn();
jest.mock('../../../src/ui/sanitizeHtml.ts', () => {
  const real = jest.requireActual<{ sanitizeHtml: typeof sanitizeHtml }>('../../../src/ui/sanitizeHtml.ts');
  return {
    ...real,
    sanitizeHtml: (html: string, topHeading: number) => {
      mockCleaned(html);
      return real.sanitizeHtml(html, topHeading);
    },
  };
});

const page = (html: string) => (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <SafeHtml html={html} />
    </ThemeProvider>
  </MemoryRouter>
);

const FIRST = '<p>One <b>word</b></p>';

it('[D-20] what the server has written is not cleaned again; what comes later is, also when it is the first again', () => {
  const drawn = render(page(FIRST));
  const written = drawn.container.innerHTML;
  drawn.unmount();
  mockCleaned.mockClear();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = written;
  const bold = container.querySelector('b');
  const { rerender } = render(page(FIRST), { container, hydrate: true });
  expect(container.querySelector('b')).toBe(bold);
  rerender(page(FIRST));
  expect(container.querySelector('b')).toBe(bold);
  expect(mockCleaned).not.toHaveBeenCalled();

  rerender(page('<p>Another<script>alert(1)</script></p>'));
  expect(container).toHaveTextContent(/^Another$/);
  expect(container.querySelector('script')).toBeNull();
  rerender(page(FIRST));
  expect(container).toHaveTextContent('One word');
  expect(mockCleaned).toHaveBeenCalledTimes(2);
});

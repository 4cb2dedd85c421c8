import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { theme } from '../../../src/theme/theme.ts';
import { SafeHtml } from '../../../src/ui/SafeHtml.tsx';

const page = (html: string) => (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <SafeHtml html={html} />
    </ThemeProvider>
  </MemoryRouter>
);

const FIRST = '<p>One <b>word</b></p>';

it('[D-20] HTML from the server is hydrated unchanged; later HTML is sanitised', () => {
  const rendered = render(page(FIRST));
  const serverHtml = rendered.container.innerHTML;
  rendered.unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtml;
  const bold = container.querySelector('b');
  const { rerender } = render(page(FIRST), { container, hydrate: true });
  expect(container.querySelector('b')).toBe(bold);
  rerender(page(FIRST));
  expect(container.querySelector('b')).toBe(bold);

  rerender(page('<p>Another<script>alert(1)</script></p>'));
  expect(container).toHaveTextContent(/^Another$/);
  expect(container.querySelector('script')).toBeNull();
  rerender(page(FIRST));
  expect(container).toHaveTextContent('One word');
});

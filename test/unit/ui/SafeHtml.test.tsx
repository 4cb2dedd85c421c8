import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { SafeHtml } from '../../../src/ui/SafeHtml.tsx';
import { sanitizeHtml } from '../../../src/ui/sanitizeHtml.ts';
import { renderUi } from './renderUi.tsx';

describe('sanitizeHtml', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['event handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['styles', '<style>p{}</style><p style="color:red" class="x" id="main">a</p>', '<p>a</p>'],
    ['frames', '<iframe src="https://example.org"></iframe><p>a</p>', '<p>a</p>'],
    ['forms', '<form action="/x"><input name="y"><p>a</p></form>', '<p>a</p>'],
    ['svg tricks', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['broken pictures with handlers', '<img src=x:y onerror=alert(1)>b', 'b'],
  ])('[D-20] drops %s', (_, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('[D-20] allows safe links only', () => {
    expect(sanitizeHtml('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
    expect(sanitizeHtml('<a href="#">a</a>')).toBe('<a>a</a>');
    expect(sanitizeHtml('<a href="/Contact" target="_top">a</a>')).toBe('<a href="/Contact">a</a>');
    const external = sanitizeHtml('<a href="//example.org/x" target="opener">a</a>');
    expect(external).toContain('href="https://example.org/x"');
    expect(external).toContain('target="_blank"');
    expect(external).toContain('rel="noopener noreferrer"');
  });

  it('[D-20] loads pictures lazily and gives those without an alt text an empty one', () => {
    expect(sanitizeHtml('<img src="/a.svg" width="10">')).toBe('<img src="/a.svg" width="10" loading="lazy" decoding="async" alt="">');
  });

  it('moves headings below those of the page', () => {
    expect(sanitizeHtml('<h1>a</h1><h2>b</h2><h6>c</h6>', 3)).toBe('<h3>a</h3><h4>b</h4><h6>c</h6>');
    expect(sanitizeHtml('<h4>a</h4>', 3)).toBe('<h4>a</h4>');
  });
});

it('[D-20] links inside the site are followed without a reload', async () => {
  function Here() {
    return <output>{useLocation().pathname}</output>;
  }
  renderUi(
    <>
      <SafeHtml html='<p>See <a href="/Contact">contact</a>.</p>' />
      <Here />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'contact' }));
  expect(screen.getByRole('status')).toHaveTextContent('/Contact');
});

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
    ['frames without a usable link', '<iframe src="javascript:alert(1)"></iframe><iframe></iframe><p>a</p>', '<p>a</p>'],
    ['forms without a link', '<form><input name="y"><p>a</p></form>', '<p>a</p>'],
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

  it.each([
    ['<iframe src="https://forms.example.org/f"></iframe>', 'https://forms.example.org/f', 'Open the embedded page at forms.example.org'],
    ['<iframe src="//player.example.org/1" title="The year in pictures"></iframe>', 'https://player.example.org/1', 'The year in pictures'],
    ['<object data="/plan.pdf"></object>', '/plan.pdf', 'Open the embedded page'],
    ['<embed src="/plan.pdf">', '/plan.pdf', 'Open the embedded page'],
    ['<video src="/talk.mp4" controls></video>', '/talk.mp4', 'Open the video'],
    [
      '<video><source src="https://media.example.org/talk.mp4"></video>',
      'https://media.example.org/talk.mp4',
      'Open the video at media.example.org',
    ],
    ['<audio src="/talk.mp3"></audio>', '/talk.mp3', 'Open the recording'],
    [
      '<form action="https://forms.example.org/f"><p>Your name</p></form>',
      'https://forms.example.org/f',
      'Open the form at forms.example.org',
    ],
    ['<iframe data-src="/late"></iframe>', '/late', 'Open the embedded page'],
    ['<object data="/plan.pdf"><embed src="/plan.pdf"></object>', '/plan.pdf', 'Open the embedded page'],
    ['<a href="/talk">Watch<iframe src="/player"></iframe></a>', '/talk', 'Watch'],
  ])('[D-20] replaces an embedded element by a link: %s', (html, href, text) => {
    const root = document.createElement('div');
    root.innerHTML = sanitizeHtml(`<p>Before</p>${html}<p>After</p>`);
    expect([...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([[href, text]]);
    expect(root.querySelector('iframe, object, embed, video, audio, source, form')).toBeNull();
    expect(root).toHaveTextContent(/^Before.*After$/);
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

import fc from 'fast-check';
import { inAppPath, mailHref, parseLink, phoneHref, webHref } from '../../../src/lib/links.ts';

describe('parseLink', () => {
  it.each([
    ['https://example.org/a?b=1', 'external', 'https://example.org/a?b=1'],
    ['http://example.org', 'external', 'http://example.org/'],
    ['//example.org/a', 'external', 'https://example.org/a'],
    ['/\\example.org', 'external', 'https://example.org/'],
    ['/About-us#bod', 'internal', '/About-us#bod'],
    ['special-programs/pm-footprints', 'internal', '/special-programs/pm-footprints'],
    ['/trainings/x?a=1&amp;b=2', 'internal', '/trainings/x?a=1&b=2'],
    ['#bod', 'internal', '#bod'],
    ['mailto:hello@example.org', 'mail', 'mailto:hello@example.org'],
    ['tel:+91 80 1234 5678', 'phone', 'tel:+918012345678'],
  ])('[HOME-03] [D-14] parses %s as %s', (text, kind, href) => {
    expect(parseLink(text)).toEqual({ kind, href });
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'https://user:secret@example.org',
    'http://',
    'tel:call me',
    '#',
    '',
    '   ',
    false,
    null,
    undefined,
    7,
  ])('[HOME-03] [D-14] refuses %j', (text) => {
    expect(parseLink(text)).toBeNull();
  });

  it('[D-14] returns only http(s), mailto and tel URLs, paths and fragments', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `javascript:${text}`),
        ),
        (text) => {
          const href = parseLink(text)?.href ?? '#refused';
          expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('[D-48] only http(s) URLs of other sites become links', () => {
  expect(webHref('https://jobs.example.org/1')).toBe('https://jobs.example.org/1');
  expect(webHref('/exploreJobs')).toBeNull();
  expect(webHref('javascript:alert(1)')).toBeNull();
});

describe('mailHref', () => {
  it('[JOBS-06] [D-48] has one recipient and at most a subject; any other text has no link', () => {
    expect(mailHref(' hr@example.org ')).toBe('mailto:hr@example.org');
    expect(mailHref('a&b+c@example.org', 'Job & more')).toBe('mailto:a%26b%2Bc@example.org?subject=Job%20%26%20more');
    for (const text of ['hr@example.org?bcc=x@example.org', 'a@b.org,c@d.org', 'call me', '', 'hr@c******.com']) {
      expect(mailHref(text)).toBeNull();
    }
  });
});

it('[CERT-08] phone numbers become tel links', () => {
  expect(phoneHref('+91 98450-00000')).toBe('tel:+919845000000');
  expect(phoneHref('(080) 2345 6789')).toBe('tel:08023456789');
  expect(phoneHref('ask')).toBeNull();
});

it('[D-29] a path to return to stays on this site', () => {
  expect(inAppPath('/exploreJobs?job=1#x')).toBe('/exploreJobs?job=1#x');
  for (const text of ['//example.org', '/\\example.org', '/\t/example.org', 'https://example.org', 'exploreJobs', null]) {
    expect(inAppPath(text)).toBeNull();
  }
});

import fc from 'fast-check';
import { canReturnAfterLogin } from '../../../../src/app/routes.ts';
import { loginPath } from '../../../../src/config/paths.ts';
import { pathAfterLogin, readLoginStateOrQuery, readLoginState, type LoginState } from '../../../../src/features/session/loginState.ts';

const PROFILE = '/dashboard/profile';

/** Returns the path that a login leads to, with the site's own rule for where a login may return. */
const redirectTarget = (state: LoginState): string => pathAfterLogin(state, canReturnAfterLogin);

it.each([
  '/exploreJobs',
  '/exploreJobs?job=65f1&keyword=scrum%20master#list',
  '/exploreJobs?keyword=a//b',
  '/applyJob/65f1',
  '/postJob',
  '/dashboard/jobs?tab=created',
  '/DASHBOARD/Profile',
  '/Profile',
  '/applicants/65f1',
  '/Videos/312',
  '/special-programs/pm-outreach/12',
])('[AUTH-07] [D-29] goes back to %s', (from) => {
  expect(redirectTarget({ from })).toBe(from);
});

it.each([
  '',
  '//evil.example.org',
  '//evil.example.org/dashboard/profile',
  '/\\evil.example.org',
  '/.//evil.example.org',
  '/%2e//evil.example.org',
  '/exploreJobs/..//evil.example.org',
  '/./\t/evil.example.org',
  '/.\\/evil.example.org',
  '/.//',
  '/\t/evil.example.org',
  'https://evil.example.org/exploreJobs',
  'javascript:alert(1)',
  'JavaScript:alert(1)//exploreJobs',
  'data:text/html,<script>',
  'mailto:a@example.org',
  'exploreJobs',
  '#top',
  '/no-such-page',
  '/exploreJobs/%',
  '/O%22C@c%%7B7',
  '/wp-json/custom/v1/matrices/',
  '/dashboard/secret',
  '/',
  '/About-us',
  '/special-programs/pm-outreach',
  '/trainings',
  '/Login',
  '/login?next=1',
  '/login/',
  '/otp',
  '/OTP#x',
])('[AUTH-07] [D-29] goes to the profile instead of "%s"', (from) => {
  expect(redirectTarget({ from })).toBe(PROFILE);
});

it('[D-29] goes to the profile when there is no path to return to', () => {
  expect(redirectTarget({})).toBe(PROFILE);
});

it('[D-29] never leaves the site or returns to the login pages, whatever path is given', () => {
  const irregularPaths = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'http',
      'javascript',
      'evil.example.org',
      'exploreJobs',
      'Login',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        irregularPaths.map((parts) => parts.join('')),
        irregularPaths.map((parts) => `/${parts.join('')}`),
      ),
      (from) => {
        const target = new URL(redirectTarget({ from }), 'https://chapter.example.org');
        expect(target.origin).toBe('https://chapter.example.org');
        expect(target.pathname).not.toMatch(/^\/(login|otp)\/?$/i);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([null, undefined, 7, 'text', [], { from: 7, email: ['a@example.org'] }, { from: null }])(
  '[D-29] ignores the navigation state %j',
  (state) => {
    expect(readLoginState(state)).toEqual({});
  },
);

it('[AUTH-03] [D-29] reads the e-mail address and the path to return to from navigation state, and nothing else', () => {
  expect(readLoginState({ from: '/', email: 'a@example.org', more: 1 })).toEqual({ from: '/', email: 'a@example.org' });
});

describe('a login link followed before hydration', () => {
  it.each(['/exploreJobs', '/exploreJobs?job=65f1&keyword=a%26b', '/dashboard/jobs?tab=created', '/applicants/65f1'])(
    '[AUTH-07] [D-29] returns to %s when that is in its query',
    (from) => {
      const { search } = new URL(loginPath(from), 'https://chapter.example.org');
      expect(redirectTarget(readLoginStateOrQuery(null, search))).toBe(from);
    },
  );

  it.each([
    '',
    '?from=',
    '?from=/',
    '?from=/About-us',
    '?from=//evil.org/exploreJobs',
    '?from=https://evil.org/exploreJobs',
    '?from=/Login',
  ])('[AUTH-07] [D-29] goes to the profile when the query is "%s"', (search) => {
    expect(redirectTarget(readLoginStateOrQuery(null, search))).toBe(PROFILE);
  });

  it('[D-29] returns to the path in its query only if navigation state has none', () => {
    const state = { from: '/postJob', email: 'a@example.org' };
    expect(readLoginStateOrQuery(state, '?from=/exploreJobs')).toEqual(state);
  });
});

import { matchRedirect, matchRoute } from '../../../src/app/routes.tsx';
import { knownPath } from '../../../src/config/knownPath.ts';
import { certificationPath, eventPath, jobPath, paths, programPath } from '../../../src/config/paths.ts';

/** Every address of NAV-01 in its canonical spelling, with the pattern that is to answer it. */
const addresses: [address: string, pattern: string, params?: Record<string, string>][] = [
  ['/', '/'],
  ['/special-programs/pm-footprints', paths.program, { specialProgramName: 'pm-footprints' }],
  ['/special-programs/pm-footprints/4101', paths.event, { specialProgramName: 'pm-footprints', id: '4101' }],
  ['/trainings/pmi-acp-training', paths.certification, { certification_name: 'pmi-acp-training' }],
  ['/About-us', paths.about],
  ['/Training', paths.training],
  ['/Contact', paths.contact],
  ['/Videos/7', paths.video, { id: '7' }],
  ['/Profile/Videos/7', paths.profileVideo, { id: '7' }],
  ['/Login', paths.login],
  ['/otp', paths.otp],
  ['/volunteering', paths.volunteering],
  ['/non-profit', paths.nonProfit],
  ['/academic-relations', paths.academicRelations],
  ['/membership', paths.membership],
  ['/exploreJobs', paths.exploreJobs],
  ['/applyJob/abc123', paths.applyJob, { jobId: 'abc123' }],
  ['/postJob', paths.postJob],
  ['/editJob/abc123', paths.editJob, { jobId: 'abc123' }],
  ['/applicants/abc123', paths.applicants, { jobId: 'abc123' }],
  ['/dashboard/profile', paths.dashboardProfile],
  ['/dashboard/videos', paths.dashboardVideos],
  ['/dashboard/blogs', paths.dashboardBlogs],
  ['/dashboard/jobs', paths.dashboardJobs],
];

describe('the route table', () => {
  it.each(addresses)('[NAV-01] answers %s', (address, pattern, params = {}) => {
    const match = matchRoute(address);
    expect(match.route.path).toBe(pattern);
    expect(match.params).toEqual(params);
  });

  it.each(addresses)('[NAV-01] answers %s in capitals, in small letters and with a slash at the end (D-2)', (address, pattern) => {
    for (const spelling of [address.toUpperCase(), address.toLowerCase(), address === '/' ? '/' : `${address}/`]) {
      expect(matchRoute(spelling).route.path).toBe(pattern);
    }
  });

  it.each([
    '/no-such-page',
    '/trainings',
    '/trainings/',
    '/special-programs',
    '/special-programs/a/b/c',
    '/About-us/more',
    '/applyJob',
    '/editJob',
    '/Videos',
    '/Login/x',
    '/index.html',
    '//evil.example',
    '/%E0%A4%A',
    `/${'x'.repeat(5_000)}`,
  ])('[NAV-01] [NF-01] answers %p with the not-found page', (address) => {
    expect(matchRoute(address).route.chunk).toBe('not-found');
    expect(matchRedirect(address)).toBeNull();
  });

  it.each([
    ['/Profile', '/dashboard/profile'],
    ['/profile', '/dashboard/profile'],
    ['/dashboard', '/dashboard/profile'],
    ['/Dashboard/', '/dashboard/profile'],
    ['/applicants', '/applicants/:id'],
    ['/Applicants/', '/applicants/:id'],
  ])('[NAV-07] leads %s to %s (D-3)', (address, target) => {
    expect(matchRedirect(address)).toBe(target);
    expect(matchRoute(target).route.chunk).not.toBe('not-found');
  });

  it('[D-3] leads the profile in any other spelling to the canonical one', () => {
    expect(matchRedirect('/dashboard/Profile')).toBe('/dashboard/profile');
  });

  it('[NAV-07] does not redirect the videos below /Profile, nor the pages that others lead to', () => {
    for (const address of ['/Profile/Videos/7', '/dashboard/profile', '/applicants/:id', '/applicants/abc']) {
      expect(matchRedirect(address)).toBeNull();
    }
  });

  it('[NAV-07] shows the choice of a job for the literal :id only', () => {
    expect(matchRoute('/applicants/:id').route.chunk).toBe('choose-job');
    expect(matchRoute('/applicants/64b000000000000000000001').route.chunk).not.toBe('choose-job');
  });
});

describe('links that the site makes', () => {
  it('[NAV-01] lead to the page they mean, whatever is in their parts', () => {
    expect(matchRoute(programPath('a/b?c'))).toMatchObject({ route: { path: paths.program }, params: { specialProgramName: 'a/b?c' } });
    expect(matchRoute(eventPath('pm', '#1')).params).toEqual({ specialProgramName: 'pm', id: '#1' });
    expect(matchRoute(certificationPath('50 %')).params).toEqual({ certification_name: '50 %' });
    expect(jobPath('a&b')).toBe('/exploreJobs?job=a%26b');
  });
});

describe('a remembered origin', () => {
  it.each(['/exploreJobs?job=1', '/dashboard/profile', '/ABOUT-US#team', '/Profile', '/applyJob/abc'])(
    '[AUTH-07] is followed to %s (D-29)',
    (origin) => {
      expect(knownPath(origin)).toBe(origin);
    },
  );

  it.each([
    'https://evil.example/exploreJobs',
    '//evil.example/exploreJobs',
    '/\\evil.example',
    'javascript:alert(1)',
    'exploreJobs',
    '/no-such-page',
    '/wp-json/custom/v1/matrices/',
    '/\t/evil.example',
    '',
    null,
    undefined,
    42,
    { from: '/exploreJobs' },
  ])('[AUTH-07] is refused when it is %p (D-29)', (origin) => {
    expect(knownPath(origin)).toBeNull();
  });
});

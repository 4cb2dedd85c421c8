import { notFoundPage, pages } from '../../../src/app/pages.ts';
import { findPage, keepSearch, findRedirect } from '../../../src/app/routes.ts';
import { exampleAddress } from '../../support/exampleAddress.ts';
import { expectConsole } from '../../support/jest/quietConsole.ts';
import { certificationPath, eventPath, jobPath, paths, programPath } from '../../../src/config/paths.ts';

/** Addresses in their canonical spelling, with the path pattern of their page. */
const addresses: [address: string, pattern: string, params?: Record<string, string>][] = [
  ['/', paths.home],
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
  ['/applicants/abc123', paths.applicants, { id: 'abc123' }],
  ['/dashboard/profile', paths.dashboardProfile],
  ['/dashboard/videos', paths.dashboardVideos],
  ['/dashboard/blogs', paths.dashboardBlogs],
  ['/dashboard/jobs', paths.dashboardJobs],
];

describe('the pages', () => {
  it.each(addresses)('[NAV-01] have one for %s', (address, pattern, params = {}) => {
    const match = findPage(address);
    expect(match.page.path).toBe(pattern);
    expect(match.address).toBe(address);
    expect(match.params).toEqual(params);
  });

  it.each(addresses)(
    '[NAV-01] have the same one for %s in capitals, in small letters and with a slash at the end (D-2)',
    (address, pattern) => {
      for (const spelling of [address.toUpperCase(), address.toLowerCase(), address === '/' ? '/' : `${address}/`]) {
        expect(findPage(spelling).page.path).toBe(pattern);
      }
    },
  );

  it.each([
    '/no-such-page',
    '/special-programs',
    '/special-programs/a/b/c',
    '/About-us/more',
    '/applyJob',
    '/editJob',
    '/Videos',
    '/Login/x',
    '/index.html',
    '//evil.example',
    `/${'x'.repeat(5_000)}`,
  ])('[NAV-01] [NF-01] have the not-found page for %p', (address) => {
    expect(findPage(address)).toMatchObject({ page: notFoundPage, address: '/not-found' });
    expect(findRedirect(address)).toBeNull();
  });

  it('[NAV-01] [NF-01] have the not-found page for a path that cannot be decoded', () => {
    expectConsole('warn', /could not be decoded/);
    expect(findPage('/%E0%A4%A')).toMatchObject({ page: notFoundPage, address: '/not-found' });
  });

  it.each(['/trainings', '/Trainings/', '/trainings/pmp/more'])(
    '[NF-01] have the not-found page of the trainings for %s (D-5)',
    (address) => {
      expect(findPage(address)).toMatchObject({ page: { name: 'Training not found' }, address: '/trainings' });
    },
  );

  it.each([
    ['/Profile', '/dashboard/profile'],
    ['/profile', '/dashboard/profile'],
    ['/dashboard', '/dashboard/profile'],
    ['/Dashboard/', '/dashboard/profile'],
    ['/applicants', '/applicants/:id'],
    ['/Applicants/', '/applicants/:id'],
  ])('[NAV-07] include a redirect from %s to %s (D-3)', (address, target) => {
    expect(findRedirect(address)).toBe(target);
    expect(findPage(target).page).not.toBe(notFoundPage);
  });

  it('[D-3] include a redirect from any other spelling of the profile to the canonical one', () => {
    expect(findRedirect('/dashboard/Profile')).toBe('/dashboard/profile');
  });

  it('[NAV-07] include no redirect from the videos below /Profile, nor from the targets of redirects', () => {
    for (const address of ['/Profile/Videos/7', '/dashboard/profile', '/applicants/:id', '/applicants/abc']) {
      expect(findRedirect(address)).toBeNull();
    }
  });
});

describe('links that the site builds', () => {
  it('[NAV-01] match their page, whatever characters their parts contain', () => {
    expect(findPage(programPath('a/b?c'))).toMatchObject({ page: { path: paths.program }, params: { specialProgramName: 'a/b?c' } });
    expect(findPage(eventPath('pm', '#1')).params).toEqual({ specialProgramName: 'pm', id: '#1' });
    expect(findPage(certificationPath('50 %')).params).toEqual({ certification_name: '50 %' });
    expect(jobPath('a&b')).toBe('/exploreJobs?job=a%26b');
  });
});

describe('the canonical URL', () => {
  it.each([
    ['/EXPLOREJOBS/', '?x=1', '/exploreJobs'],
    ['/', '?x=1&job=2', '/'],
    ['/exploreJobs', '?show=6&utm_source=a&keyword=agile&job=b', '/exploreJobs?job=b&keyword=agile&show=6'],
    ['/exploreJobs', '?job=first&job=second', '/exploreJobs?job=first'],
    ['/exploreJobs', '?job=&keyword=', '/exploreJobs'],
    ['/exploreJobs', '?keyword=a%26b%20c', '/exploreJobs?keyword=a%26b+c'],
    ['/Special-Programs/PM-Footprints/', '', '/special-programs/PM-Footprints'],
    ['/dashboard/JOBS', '?tab=created', '/dashboard/jobs?tab=created'],
    ['/no/such/page', '?x=1', '/not-found'],
  ])('[NAV-01] [NAV-04] of %s%s is %s (D-2)', (pathname, search, address) => {
    expect(findPage(pathname, search).address).toBe(address);
  });
});

describe('a redirect', () => {
  it.each([
    ['/Profile', '?a=1&a=2', '/dashboard/profile?a=1&a=2'],
    ['/applicants', '?', '/applicants/:id'],
  ])('[NAV-07] of %s%s keeps the query', (pathname, search, target) => {
    expect(findRedirect(pathname, search)).toBe(target);
  });

  it.each([
    ['/x', '', '/x'],
    ['/x#part', '?a=1', '/x?a=1#part'],
    ['/x?tab=new', '?tab=old&a=%3F', '/x?tab=new&a=%3F'],
    ['/x', '?&&', '/x'],
  ])('[NAV-07] to %s with the query "%s" goes to %s', (target, search, result) => {
    expect(keepSearch(target, search)).toBe(result);
  });
});

describe('page records', () => {
  it.each([...pages, notFoundPage].map((page) => [page.name, exampleAddress(page), page] as const))(
    '[NAV-01] %s is found at its own path %s',
    (_name, address, page) => {
      const found = findPage(address);
      expect(found.page).toBe(page);
      expect(found.address).toBe(address);
      expect(findRedirect(address)).toBeNull();
      for (const from of page.from ?? []) expect(findRedirect(from)).toBe(page.path);
    },
  );

  it.each([...pages, notFoundPage].map((page) => [page.name, page] as const))(
    '[NAV-01] %s has sample parameters if and only if its path has parameters',
    (_name, { path, sample }) => {
      expect(sample !== undefined).toBe(/[:*]/.test(path));
    },
  );

  it('[DASH-02] restrict the dashboard, the forms for jobs and applications, and the applicants; no restricted page is indexed', () => {
    const restrictedPatterns = pages.filter(({ access }) => access !== undefined).map(({ path }) => path);
    const { applicants, applyJob, postJob, editJob, dashboardProfile, dashboardVideos, dashboardBlogs, dashboardJobs } = paths;
    const memberPatterns = [applicants, applyJob, postJob, editJob, dashboardProfile, dashboardVideos, dashboardBlogs, dashboardJobs];
    expect(restrictedPatterns).toEqual(expect.arrayContaining(memberPatterns));
    expect(pages.filter(({ access, indexed }) => access !== undefined && indexed === true)).toEqual([]);
  });
});

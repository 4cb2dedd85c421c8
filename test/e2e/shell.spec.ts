import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectHydratedInPlace, expectNoSidewaysScroll, login, setWidth, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const opener = (page: Page, label: string) => header(page).getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: label });
const menuOf = (page: Page, label: string) =>
  header(page)
    .getByRole('navigation', { name: 'Main' })
    .locator('details', { has: page.locator('summary', { hasText: label }) });
const schemeSwitch = (page: Page) => header(page).getByRole('button', { name: 'Switch between light and dark colours' });
const html = (page: Page) => page.locator('html');

/** Waits until the page answers to React and has replayed what came before. */
const ready = (page: Page) => expect(html(page)).toHaveAttribute('data-ready', '');

/** Holds requests back until `open` is called. */
async function gate(page: Page, pattern: string): Promise<{ held: string[]; open: () => void }> {
  const held: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(pattern, async (route) => {
    held.push(new URL(route.request().url()).pathname);
    await opened;
    await route.continue();
  });
  return { held, open };
}

const scriptRequests = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test.describe('the menus of the header', () => {
  test('[HDR-01] open, lead on and close by keyboard alone; the focus returns', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await opener(page, 'Trainings').focus();
    await page.keyboard.press('Enter');
    const first = menuOf(page, 'Trainings').getByRole('link').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(opener(page, 'Trainings')).toBeFocused();

    await page.keyboard.press('Space');
    await expect(first).toBeVisible();
    await opener(page, 'Special Programs').press('Enter');
    await expect(first).toBeHidden();
    await menuOf(page, 'Special Programs').getByRole('link', { name: 'Non-Profits and NGOs' }).press('Enter');
    await page.waitForURL('**/non-profit');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuOf(page, 'Special Programs').getByRole('link').first()).toBeHidden();
  });

  test('[HDR-01] close when the visitor clicks or goes elsewhere', async ({ page }) => {
    await page.goto('/exploreJobs');
    await ready(page);
    const link = menuOf(page, 'Chapter').getByRole('link', { name: 'Volunteering' });
    await opener(page, 'Chapter').click();
    await expect(link).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(link).toBeHidden();
    await opener(page, 'Chapter').press('Enter');
    await expect(link).toBeVisible();
    await header(page).getByRole('link', { name: 'Contact' }).focus();
    await expect(link).toBeHidden();
  });

  test('[HDR-02] [HDR-03] show what the content system serves', async ({ page }) => {
    await page.goto('/Contact');
    const texts = (label: string) => menuOf(page, label).getByRole('listitem').allTextContents();
    await opener(page, 'Trainings').click();
    expect(await texts('Trainings')).toEqual(['PMP Certfication Training', 'PMI-ACP Training', 'DASM Training', 'Corporate Training']);
    await opener(page, 'Special Programs').click();
    const programs = await texts('Special Programs');
    expect(programs.length).toBeGreaterThan(7);
    expect(programs[5]).toBe('Non-Profits and NGOs');
  });

  test('[HDR-01] [NAV-05] are accessible while open, in both schemes', async ({ page }) => {
    await page.goto('/membership');
    await ready(page);
    await opener(page, 'Special Programs').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('[HDR-05] the social networks open in a new tab', async ({ page }) => {
    await page.goto('/otp');
    const links = header(page).getByRole('list', { name: 'The chapter on social networks' }).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});

test.describe('the menu of small screens', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });
  const section = (page: Page, label: string) => menu(page).locator('details', { has: page.locator('summary', { hasText: label }) });

  test.beforeEach(({ page }) => setWidth(page, 'phone'));

  test('[HDR-01] opens, shows one submenu at a time, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section(page, 'Trainings').getByRole('link', { name: 'Corporate Training' })).toBeVisible();
    await section(page, 'Special Programs').locator('summary').press('Enter');
    await expect(section(page, 'Special Programs').getByRole('link', { name: 'Conferences' })).toBeVisible();
    await expect(section(page, 'Trainings').getByRole('link').first()).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('[HDR-01] closes by its button, by a tap outside and after a navigation', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await setWidth(page, 'tablet');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(100, 600);
    await expect(menu(page)).toBeHidden();
    await setWidth(page, 'phone');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/exploreJobs');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('[HDR-01] [NAV-05] is accessible while open', async ({ page }) => {
    await page.goto('/non-profit');
    await ready(page);
    await menuButton(page).click();
    await section(page, 'Trainings').locator('summary').click();
    await expectAccessible(page);
  });
});

test.describe('the footer', () => {
  test('[FTR-01] every link of ours leads to a page', async ({ page, request }) => {
    await page.goto('/');
    const links = footer(page).locator('a[href^="/"]');
    const targets = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))];
    expect(targets.length).toBeGreaterThan(14);
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
    await expect(footer(page).getByRole('navigation', { name: 'Membership' }).getByRole('link', { name: 'Member Login' })).toHaveAttribute(
      'href',
      '/Login',
    );
    await expect(footer(page).getByText(/^© \d{4} Kaveri Chapter/)).toContainText(String(new Date().getFullYear()));
  });

  test('[FTR-01] leads on without loading the page anew', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await footer(page).getByRole('link', { name: 'PM Outreach' }).click();
    await page.waitForURL('**/special-programs/pm-outreach');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test.describe('a navigation', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('[NAV-05] the skip link comes first and leads to the main content', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('[NAV-02] [NAV-05] goes to the top and to the heading; Back and Forward restore the place', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await footer(page).getByRole('link', { name: 'Conferences' }).scrollIntoViewIfNeeded();
    const before = await top(page);
    expect(before).toBeGreaterThan(500);
    await footer(page).getByRole('link', { name: 'Conferences' }).click();
    await page.waitForURL('**/special-programs/conferences');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await expect.poll(() => top(page)).toBe(before);
    await page.goForward();
    await page.waitForURL('**/special-programs/conferences');
    await expect.poll(() => top(page)).toBe(0);
  });

  test('[NAV-02] to a part of the page leaves 80 px above it', async ({ page }) => {
    const distance = () => page.locator('#events').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.goto('/#events');
    await ready(page);
    await expect.poll(distance).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => {
      window.location.hash = '';
      window.location.hash = '#events';
    });
    await expect.poll(distance).toBe(80);
  });

  test('[NAV-02] a reload stays where the page was', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await ready(page);
    await expect.poll(() => top(page)).toBe(700);
  });
});

const ROUTES = [
  ['/', '/'],
  ['/exploreJobs', '/EXPLOREJOBS'],
  ['/Login', '/login'],
  ['/otp', '/OTP'],
  ['/About-us', '/about-us'],
  ['/Training', '/training'],
  ['/Contact', '/contact'],
  ['/volunteering', '/Volunteering'],
  ['/non-profit', '/Non-Profit'],
  ['/academic-relations', '/Academic-Relations'],
  ['/membership', '/Membership/'],
  ['/special-programs/conferences', '/Special-Programs/conferences'],
  ['/trainings/pmi-acp-training', '/Trainings/pmi-acp-training'],
  ['/dashboard/profile', '/dashboard/Profile'],
] as const;

test('[NAV-01] [NAV-04] every route has status, title, description, canonical URL and Open Graph tags, in every spelling', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const [canonical, ...spellings] of ROUTES) {
    for (const address of [canonical, ...spellings]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const text = await answer.text();
      const content = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
      const url = content(/<link rel="canonical" href="([^"]+)">/);
      expect(new URL(url).pathname, address).toBe(canonical);
      expect(content(/<meta property="og:url" content="([^"]+)">/)).toBe(url);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) {
        expect(content(new RegExp(`<meta property="${name}" content="([^"]+)">`)), `${name} of ${address}`).not.toBe('');
      }
      expect(content(/<meta name="description" content="([^"]{20,})">/), address).not.toBe('');
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text).toContain('<html lang="en">');
      titles.set(canonical, content(/<title>([^<]+)<\/title>/));
    }
  }
  expect(new Set(titles.values()).size).toBe(ROUTES.length);
});

test("[NAV-07] /Profile and /applicants lead on, in every spelling, and /applicants asks for one of the member's jobs", async ({
  page,
  request,
}) => {
  for (const address of ['/Profile', '/profile', '/dashboard']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/dashboard/profile');
  }
  await login(page, 'member@example.org');
  await page.goto('/applicants');
  await expect(page).toHaveURL(/\/applicants\/:id$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'My created jobs' })).toHaveAttribute(
    'href',
    '/dashboard/jobs?tab=created',
  );
});

test.describe('the colour scheme', () => {
  test('[HDR-07] the choice survives a reload and a logout (D-10)', async ({ page }) => {
    await login(page, 'member@example.org');
    await ready(page);
    await expect(html(page)).toHaveClass(/light/);
    await schemeSwitch(page).click();
    await expect(html(page)).toHaveClass(/dark/);
    await page.reload();
    await ready(page);
    await expect(html(page)).toHaveClass(/dark/);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/login$/i);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('[NAV-08] is there before anything is painted, so that dark never flashes light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (document.body === null) return;
        Object.assign(window, { classAtBody: document.documentElement.className });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    expect(await page.evaluate(() => (window as unknown as { classAtBody: string }).classAtBody)).toBe('dark');
    await ready(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveClass('light');
  });
});

test.describe('the language menu', () => {
  const SCRIPT = 'https://translate.google.com/**';

  /** What a translator does to a page: every text, now and later, goes into an element of its own. */
  const translator = `
    const wrap = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (text.data.trim() && !text.parentElement.closest('font, script, style, option, [translate=no]')) texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    window.google = { translate: { TranslateElement: function () {
      wrap(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected && node.nodeType === 1) wrap(node);
      }).observe(document.body, { childList: true, subtree: true });
      document.documentElement.dataset.translated = '';
    } } };
    window.startTranslation();`;

  const choice = (page: Page) => footer(page).getByRole('combobox', { name: /^Language/ });

  test('[NAV-06] fetches nothing until a language is chosen; a translated page still works (D-11)', async ({ page, noise }) => {
    noise.allow(/^request to another host: https:\/\/translate\.google\.com\//);
    let fetched = 0;
    await page.route(SCRIPT, (route: Route) => {
      fetched += 1;
      return route.fulfill({ contentType: 'text/javascript', body: translator });
    });
    await page.goto('/');
    await ready(page);
    await choice(page).focus();
    expect(fetched).toBe(0);
    await choice(page).selectOption('ta');
    await expect(html(page)).toHaveAttribute('data-translated', '');
    expect(fetched).toBe(1);

    await page.getByRole('button', { name: 'Slide 3' }).click();
    await opener(page, 'Special Programs').click();
    await menuOf(page, 'Special Programs').getByRole('link', { name: 'Conferences' }).click();
    await page.waitForURL('**/special-programs/conferences');
    await header(page).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/exploreJobs');
    const list = page.getByRole('region', { name: 'Open jobs' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list.getByRole('link', { name: 'Load More' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await list.getByRole('listitem').nth(4).getByRole('link').click();
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('searchbox', { name: 'Job title, skills' }).press('Enter');
    await page.waitForURL('**keyword=scrum*');
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Login' }).click();
    await page.getByRole('main').getByRole('textbox').fill('nobody');
    await page.getByRole('button', { name: 'Request OTP' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill('somebody@example.org');
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Kaveri Chapter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Something went wrong/ })).toHaveCount(0);
  });

  test('[NAV-06] says so when the service cannot be reached, and the page stays as it is', async ({ page, noise }) => {
    noise.allow(/translate\.google\.com/);
    await page.route(SCRIPT, (route) => route.abort('failed'));
    await page.goto('/');
    await ready(page);
    await choice(page).selectOption('hi');
    await expect(page.getByText('The translation service cannot be reached. Please try again later.')).toBeVisible();
    await expect(choice(page)).toHaveValue('en');
  });
});

test('[HOME-01] [HOME-04] [HOME-06] [JOBS-02] without JavaScript hero, certifications, events and first jobs can be read', async ({
  plainPage,
}) => {
  await plainPage.goto('/');
  const main = plainPage.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Highlights' }).getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Learn More about/ })).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Stay Engaged. Stay Ahead' }).getByRole('article').first()).toBeVisible();
  await opener(plainPage, 'Trainings').click();
  await menuOf(plainPage, 'Trainings').getByRole('link', { name: 'Corporate Training' }).click();
  await expect(plainPage).toHaveURL(/\/Training$/);
  await plainPage.goto('/exploreJobs');
  await expect(plainPage.getByRole('region', { name: 'Open jobs' }).getByRole('listitem')).toHaveCount(3);
});

test.describe('before the scripts have come', () => {
  test('[HDR-01] clicks on buttons wait and are not lost', async ({ page }) => {
    const scripts = await gate(page, '**/assets/*.js');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await schemeSwitch(page).click();
    await expect(html(page)).toHaveClass(/light/);
    scripts.open();
    await ready(page);
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('[HDR-01] a click while the scripts take the page over counts once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // React answers already, and early clicks are still recorded: this listener comes before the app's own.
    await page.addInitScript(() => {
      document.addEventListener('app:hydrated', () => {
        setTimeout(() => document.querySelector<HTMLElement>('[aria-label^="Switch between light and dark"]')?.click(), 0);
      });
    });
    await page.goto('/');
    await ready(page);
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('[HOME-02] the carousel swipes at once, and turns by its buttons as soon as they are there', async ({ page }) => {
    const scripts = await gate(page, '**/assets/*.js');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Highlights' });
    await carousel.getByRole('group').nth(1).scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('group').nth(1)).toBeInViewport();
    scripts.open();
    await ready(page);
    await carousel.getByRole('button', { name: 'Slide 3' }).click();
    await expect(carousel.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
  });

  test('[HDR-01] the menus work at once, and stay open when the scripts come', async ({ page }) => {
    const scripts = await gate(page, '**/assets/*.js');
    await page.goto('/');
    await opener(page, 'Trainings').click();
    const link = menuOf(page, 'Trainings').getByRole('link', { name: 'Corporate Training' });
    await expect(link).toBeVisible();
    scripts.open();
    await ready(page);
    await expect(link).toBeVisible();
  });

  test('[HDR-01] so does the menu of small screens', async ({ page }) => {
    await setWidth(page, 'phone');
    const scripts = await gate(page, '**/assets/*.js');
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    scripts.open();
    await ready(page);
    await expect(menu).toBeVisible();
  });

  test('[JOBS-01] what is typed into the search stays and is searched for', async ({ page }) => {
    const scripts = await gate(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    const words = page.getByRole('searchbox', { name: 'Job title, skills' });
    await words.fill('scrum');
    scripts.open();
    await ready(page);
    await expect(words).toHaveValue('scrum');
    await words.press('Enter');
    await expect(page).toHaveURL(/keyword=scrum/);
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
  });

  test('[JOBS-01] the search works by itself', async ({ page }) => {
    await gate(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**/exploreJobs?keyword=scrum*');
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
  });

  test('[JOBS-07] the way to apply leads to the login', async ({ page }) => {
    await gate(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await page.getByRole('link', { name: 'Login to apply' }).click();
    await page.waitForURL('**/Login');
    await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
    // From here the login knows where to lead back to (D-29).
    expect(await page.evaluate(() => document.referrer)).toMatch(/\/exploreJobs$/);
  });

  test('[AUTH-01] what is typed into the login, and sending it, are not lost', async ({ page }) => {
    const scripts = await gate(page, '**/assets/*.js');
    await page.goto('/Login');
    const email = page.getByRole('main').getByRole('textbox');
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Request OTP' }).click();
    scripts.open();
    await ready(page);
    await expect(email).toHaveValue('nobody');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await email.fill('somebody@example.org');
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  });
});

test.describe('loading', () => {
  for (const address of ['/', '/exploreJobs', '/Login', '/About-us']) {
    test(`[CACHE-01] [NAV-01] ${address} hydrates in place and asks for nothing twice`, async ({ page, requests }) => {
      await page.goto(address);
      await expectHydratedInPlace(page);
      await ready(page);
      await page.waitForLoadState('networkidle');
      requests.expectNoneTwice();
    });
  }

  test('[CACHE-01] [DASH-02] /dashboard/profile tells a visitor to sign in and asks for nothing twice', async ({ page, requests }) => {
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
    await ready(page);
    await page.waitForLoadState('networkidle');
    requests.expectNoneTwice();
  });

  test('[HOME-01] scripts do not start before the first picture is there', async ({ page }) => {
    const seen = scriptRequests(page);
    const pictures = await gate(page, '**/wp-content/uploads/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => pictures.held.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(seen).toEqual([]);
    pictures.open();
    await ready(page);
    expect(seen.length).toBeGreaterThan(3);
  });

  test('[HOME-01] scripts start at the first key or touch of the pointer, picture or not', async ({ page }) => {
    const seen = scriptRequests(page);
    const pictures = await gate(page, '**/wp-content/uploads/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => pictures.held.length).toBeGreaterThan(0);
    expect(seen).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => seen.length).toBeGreaterThan(3);
    await ready(page);
    pictures.open();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NETWORK_ERROR, NEVER, pmp, show, showWith, certificationTexts } from './certification.tsx';
import { textsOf } from '../../../support/texts.ts';

const region = (name: string) => screen.getByRole('region', { name });
// Found by its label, because the table of contents is visible only in wide windows, which jsdom does not have.
const contentsLinks = () => [...screen.getByLabelText('On this page').querySelectorAll('a')];
const findNotFoundHeading = () => screen.findByRole('heading', { level: 1, name: /seems to have wandered off/ });

describe('the header', () => {
  it('[CERT-02] shows picture, emblem, title, experience and description', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PMP® Certification Training');
    expect(screen.getByRole('img', { name: 'A kolam' })).toHaveAttribute('src', '/back.svg');
    expect(container.querySelector('img[src="/pmp.svg"]')).not.toBeNull();
    expect(screen.getByText('36 to 60 months')).toBeVisible();
    expect(screen.getByText(/^For people who/)).toHaveTextContent('For people who lead projects & people.');
  });

  it('[CERT-02] has a register button and a link to the institute', async () => {
    await show();
    const [register] = screen.getAllByRole('link', { name: 'Register' });
    expect(register).toHaveAttribute('href', 'https://register.example.org/pmp');
    const explore = screen.getByRole('link', { name: /^Explore on PMI/ });
    expect(explore).toHaveAttribute('href', 'https://institute.example.org/pmp');
    expect(explore).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('[CERT-02] can be shared, even where registration isn’t open yet', async () => {
    await showWith({ register_link: false, explore_pmp_certification_on_pmi: false });
    expect(screen.getByRole('button', { name: 'Share this training' })).toBeVisible();
  });

  it.each([[false], [''], ['#'], [null], [undefined]])(
    '[CERT-02] [CERT-03] has no register button for the link %p, nor an explore link',
    async (emptyValue) => {
      await showWith({ register_link: emptyValue, explore_pmp_certification_on_pmi: emptyValue });
      expect(screen.queryByText(/^Register/)).toBeNull();
      expect(screen.queryByText(/^Explore/)).toBeNull();
    },
  );

  it('[D-14] shows an unsafe link as plain text', async () => {
    await showWith({ register_link: 'javascript:alert(1)' });
    expect(screen.getByText('Register')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
  });

  const facts = (): (string | null)[] => {
    const list = screen.getAllByText('Next batch', { selector: 'dt' })[0]?.closest('dl');
    return [...(list?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
  };

  it('[CERT-03] [CERT-04] names the next batch with its seats and both fees, before the description', async () => {
    await showWith({
      upcoming_batches_dates: [
        { month: 'January 2020', dates: ['11 and 12'] },
        { month: 'December 2096', dates: [{ date: '12, 13, 19 and 20', seats: 1 }, '22', '23'] },
      ],
    });
    expect(facts()).toEqual([
      'Next batch',
      '12, 13, 19 and 20 December 2096',
      '1 seat left1 later batch',
      'Members',
      '₹16,500',
      'Non-members',
      '₹19,500',
    ]);
    const description = screen.getByText(/^For people who/);
    const [request] = screen.getAllByRole('link', { name: 'Tell me about the next batch' });
    if (request === undefined) throw new Error('A link was expected.');
    expect(request.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(request).toHaveAttribute('href', `/Contact?course=${encodeURIComponent('PMP®Certification Training')}#individual`);
    expect(screen.getByRole('link', { name: '1 later batch' })).toHaveAttribute('href', '#batches');
  });

  it('[CERT-03] [CERT-04] says without dates that none is listed, and offers the enquiry', async () => {
    await showWith({ upcoming_batches_dates: false, fees_for_members: '', fees_for_non_members: false, register_link: false });
    expect(facts()).toEqual(['Next batch', 'No date is listed']);
    expect(screen.getAllByRole('link', { name: 'Tell me about the next batch' })[0]).toBeVisible();
  });
});

describe('the summary beside the text', () => {
  const summary = () => within(screen.getByRole('region', { name: 'Next batch' }));

  it('[CERT-02] [CERT-03] [CERT-04] has the next batch, both fees, Register and the enquiry', async () => {
    await showWith({ upcoming_batches_dates: [{ month: 'December 2096', dates: [{ date: '12, 13, 19 and 20', seats: 3 }] }] });
    const texts = (role: string) => textsOf(summary().getAllByRole(role));
    expect(texts('term')).toEqual(['Next batch', 'Members', 'Non-members']);
    expect(texts('definition')).toEqual(['12, 13, 19 and 20 December 2096', '3 seats left', '₹16,500', '₹19,500']);
    expect(summary().getByText('From 12 December 2096').parentElement).toHaveTextContent('₹16,500 – ₹19,500');
    expect(summary().getByRole('link', { name: 'Register' })).toHaveAttribute('href', 'https://register.example.org/pmp');
    expect(summary().getByText('Tell me about the next batch').getAttribute('href')).toMatch(/^\/Contact\?course=/);
  });

  it('[CERT-02] [CERT-04] offers only the enquiry when there are no registration and no fees', async () => {
    await showWith({ register_link: 'javascript:alert(1)', fees_for_members: '', fees_for_non_members: '<p>Ask us</p>' });
    expect(summary().queryByText('Register')).toBeNull();
    expect(summary().queryByText('Members')).toBeNull();
    expect(summary().getByText('Tell me about the next batch')).toHaveAttribute('href');
  });
});

it('[CERT-03] [D-64] shows the dates below schedule title and description; only the first row has a register link', async () => {
  await show();
  const dates = region('Coming batches');
  expect(within(dates).getByText('Four days over two weekends.')).toBeVisible();
  expect(textsOf(within(dates).getAllByRole('columnheader'))).toEqual(['Month', 'Training Dates']);
  const [, first, second] = within(dates).getAllByRole('row');
  if (first === undefined || second === undefined) throw new Error('Two rows were expected.');
  expect(within(first).getByRole('rowheader')).toHaveTextContent('December 2096');
  expect(within(first).getByRole('listitem')).toHaveTextContent('12, 13, 19 and 20');
  expect(within(first).getByRole('link', { name: /^Register Now/ })).toHaveAttribute('href', 'https://register.example.org/pmp');
  expect(textsOf(within(second).getAllByRole('listitem'))).toEqual(['16 and 17', '23 and 24']);
  expect(within(dates).getAllByRole('link')).toHaveLength(1);
});

it('[CERT-03] [D-64] of the further batches, those link to a registration that have their own, have not begun and have seats', async () => {
  await showWith({
    upcoming_batches_dates: [
      { month: 'January 2020', dates: ['11', '12'] },
      {
        month: 'December 2096',
        dates: [
          { date: '12 and 13', seats: 0, register_link: 'https://register.example.org/12' },
          { date: '19 and 20', seats: 4, register_link: 'https://register.example.org/19' },
          { date: '26 and 27', seats: 4 },
        ],
      },
      { month: 'January 2097', dates: ['on weekdays'], register_link: 'https://register.example.org/97' },
      { month: 'March 2097', dates: ['2', '3'] },
    ],
  });
  const links = within(region('Coming batches')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Register Now for January 2020',
    'Register for 19 and 20, December 2096',
    'Register for on weekdays, January 2097',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['pmp', '19', '97'].map((name) => `https://register.example.org/${name}`));
  expect(within(region('Coming batches')).getByText('No seats left')).toBeVisible();
});

it('[CERT-03] shows an empty state without batches', async () => {
  await showWith({ upcoming_batches_dates: false, schedule_title: false });
  const dates = region(certificationTexts.batches.title);
  expect(within(dates).getByText('No date is listed at present.')).toBeVisible();
  expect(within(dates).queryByRole('table')).toBeNull();
  expect(within(dates).getByRole('link', { name: 'Need Assistance' })).toHaveAttribute('href', '#assistance');
});

describe('the fees', () => {
  const values = (name: string) => textsOf(within(region(name)).getAllByRole('definition'));

  it('[CERT-04] are shown for members and non-members, in rupees without decimals, with the saving', async () => {
    await showWith({ fees_for_members: 16_499.6, fees_for_non_members: '<p>₹19,499.70</p>' });
    expect(values('Lunch included')).toEqual(['₹16,500', '₹19,500']);
    expect(textsOf(within(region('Lunch included')).getAllByRole('term'))).toEqual(['Members', 'Non-members']);
    expect(screen.getByText('Members save ₹3,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/membership');
  });

  it('[CERT-04] are rounded before the saving is calculated', async () => {
    await showWith({ fees_for_members: 16_499.5, fees_for_non_members: 19_500.4 });
    expect(values('Lunch included')).toEqual(['₹16,500', '₹19,500']);
    expect(screen.getByText('Members save ₹3,000')).toBeVisible();
  });

  it('[CERT-04] are shown as text when the content system has them as text', async () => {
    await showWith({
      fees_for_members: '<p>Free in <b>May</b></p><script>alert(1)</script>',
      fees_for_non_members: 6500.4,
      training_fees_title: '',
    });
    expect(values(certificationTexts.fees.title)).toEqual(['Free in May', '₹6,500']);
    expect(screen.queryByText(/Members save/)).toBeNull();
  });

  it('[CERT-04] are replaced by a text when none is known', async () => {
    await showWith({ fees_for_members: false, fees_for_non_members: '' });
    expect(within(region('Lunch included')).getByText('No fee is listed at present.')).toBeVisible();
  });

  it('[CERT-04] include the early-bird fee, only on the page of its certification and until its last day', async () => {
    const text = 'Early bird fee of 5500 all inclusive, until April 20th';
    expect(certificationTexts.fees.notes).toEqual([{ certification: 2726, text, until: '2026-04-20' }]);
    const lastDay = new Date('2026-04-20T18:00:00Z');
    jest.useFakeTimers({ now: lastDay, advanceTimers: true });
    const other = await show();
    expect(screen.queryByText(text)).toBeNull();
    other.unmount();
    const { unmount } = await showWith({ cert_id: 2726 });
    expect(screen.getByText(text)).toBeVisible();
    unmount();
    jest.setSystemTime(new Date(lastDay.getTime() + 3_600_000));
    await showWith({ cert_id: 2726 });
    expect(screen.queryByText(text)).toBeNull();
    jest.useRealTimers();
  });
});

it('[CERT-05] shows the reasons with a picture, or nothing when the content system has no reasons', async () => {
  const { unmount } = await show();
  expect(within(region('Why the PMP?')).getByText('It is known everywhere.')).toBeVisible();
  expect(within(region('Why the PMP?')).getByRole('img', { name: 'Three steps' })).toHaveAttribute('src', '/why.svg');
  expect(contentsLinks().map(({ textContent }) => textContent)).toContain('Why');
  unmount();
  await showWith({ why_pmp_title: '', why_pmp_description: false, why_pmp_image: false });
  expect(document.querySelector('#why')).toBeNull();
  expect(contentsLinks().map(({ textContent }) => textContent)).not.toContain('Why');
});

it("[CERT-06] What You'll Receive is a rail of cards with two-digit numbers", async () => {
  await showWith({ what_you_receive_points: Array.from({ length: 11 }, (_, index) => `Point ${index}`) });
  const cards = within(within(region("What You'll Receive")).getByRole('list', { name: "What You'll Receive" })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent?.slice(0, 2))).toEqual('01 02 03 04 05 06 07 08 09 10 11'.split(' '));
  expect(cards[10]).toHaveTextContent('Point 10');
});

it('[CERT-06] a point may be HTML, and there may be none', async () => {
  const { unmount } = await show();
  expect(screen.getByText('A handbook').tagName).toBe('B');
  unmount();
  await showWith({ what_you_receive_points: '' });
  expect(within(region("What You'll Receive")).getByText('Nothing is listed at present.')).toBeVisible();
});

it('[CERT-03] [CERT-06] empty sections show the chapter’s own text', async () => {
  const { batches, receive } = certificationTexts;
  const page = { ...certificationTexts, batches: { ...batches, none: 'Ask us for dates.' }, receive: { ...receive, none: 'A bag.' } };
  await show({ page, certification: { data: { ...pmp, upcoming_batches_dates: false, what_you_receive_points: '' } } });
  expect(screen.getByText('Ask us for dates.')).toBeVisible();
  expect(screen.getByText('A bag.')).toBeVisible();
});

it('[CERT-08] shows two contacts with phone number and photo', async () => {
  const contacts = certificationTexts.assistance.contacts.map((contact, index) => ({
    ...contact,
    // Two people may share a telephone.
    phone: certificationTexts.assistance.contacts[0]?.phone ?? '',
    picture: { url: `/face-${index}.svg`, alt: '' },
  }));
  await show({ page: { ...certificationTexts, assistance: { ...certificationTexts.assistance, contacts } } });
  const people = within(region('Need Assistance')).getAllByRole('article');
  expect(people).toHaveLength(2);
  expect(people.map((person) => person.querySelector('img')?.getAttribute('src'))).toEqual(['/face-0.svg', '/face-1.svg']);
  for (const person of people) {
    const link = within(person).getByRole('link');
    expect(link).toHaveAttribute('href', `tel:${link.textContent?.replaceAll(' ', '') ?? ''}`);
    expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\+91\d{10}$/));
  }
});

it('the table of contents links to every section, and marks the current one', async () => {
  const { container } = await show();
  const links = contentsLinks();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#eligibility', '#batches', '#fees', '#receive', '#why', '#assistance']);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(links[2] as HTMLElement);
  expect(links[2]).toHaveAttribute('aria-current', 'true');
  expect(links[0]).not.toHaveAttribute('aria-current');
});

describe('loading a certification', () => {
  it.each([404, 400])('[CERT-09] [D-18] the status %i shows the not-found view with the available trainings', async (status) => {
    await show({ certification: status });
    expect(await findNotFoundHeading()).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Risk & Reward' })).toHaveAttribute('href', '/trainings/risk-reward');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('[CERT-09] [D-18] the status 500 shows the not-found view with Retry, which loads the page', async () => {
    const { backends } = await show({ certification: 500 });
    expect(await findNotFoundHeading()).toBeVisible();
    delete backends.certification;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PMP® Certification Training' })).toBeVisible();
  });

  it('[D-18] reports a missing response', async () => {
    await show({ certification: NETWORK_ERROR });
    expect(await screen.findByRole('heading', { level: 1, name: 'The training could not be loaded.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('[CERT-01] [D-6] a name without a documented id is looked up in the listing, and is not found when it is missing there', async () => {
    const { requestedPaths, unmount } = await show({}, { slug: 'Risk-Reward' });
    expect(requestedPaths).toContain('/wp-json/custom/v1/certification/3000');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PMP® Certification Training');
    unmount();
    await show({}, { slug: 'no-such-training' });
    expect(await findNotFoundHeading()).toBeVisible();
  });

  it('[D-18] a failed lookup in the listing shows the not-found view with Retry, which loads the page', async () => {
    const { backends } = await show({ listing: 500 }, { slug: 'risk-reward' });
    expect(await findNotFoundHeading()).toBeVisible();
    delete backends.listing;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PMP® Certification Training' })).toBeVisible();
  });

  it('says that it is loading', async () => {
    await show({ certification: NEVER }, { loaded: false });
    expect(screen.getByText('Loading the training')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('only the rest of the page is missing when its texts fail to load, and Retry loads them', async () => {
    const { backends } = await show({ page: 500 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PMP® Certification Training');
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest of this page could not be loaded.');
    delete backends.page;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Need Assistance' })).toBeVisible();
  });
});

describe('hostile and invalid content', () => {
  it.each([[false], [''], [null], [undefined]])('shows the page with %p in every field but id and name', async (emptyValue) => {
    const emptyFields = Object.fromEntries(
      ['background_image', 'inner_icon', 'experience', 'long_description', 'register_link', 'schedule_title', 'schedule_description']
        .concat(['upcoming_batches_dates', 'why_pmp_title', 'why_pmp_description', 'why_pmp_image', 'fees_for_members'])
        .concat(['fees_for_non_members', 'training_fees_title', 'what_you_receive_points', 'explore_pmp_certification_on_pmi'])
        .map((field) => [field, emptyValue]),
    );
    await showWith(emptyFields);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PMP® Certification Training');
    expect(region('Need Assistance')).toBeVisible();
  });

  it('shows titles as text, and runs no scripts', async () => {
    const { container } = await showWith({
      certification_name: '&lt;img src=x onerror=alert(1)&gt; R&amp;D',
      experience: '<b>ten</b>',
      long_description: '<p onclick="alert(1)">Words<script>alert(1)</script><img src="javascript:x"><style>*{}</style></p>',
      what_you_receive_points: ['<script>alert(1)</script>Card'],
      upcoming_batches_dates: [{ month: '<i>May</i>', dates: false }],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)> R&D');
    expect(container.querySelector('script, style, [onclick], [onerror], img[src^="javascript"]')).toBeNull();
    expect(screen.getByText('Words')).toBeVisible();
    for (const month of screen.getAllByText('<i>May</i>')) expect(month).toBeVisible();
  });

  it('shows 300 characters, right-to-left text and 200 entries', async () => {
    const long = 'Unbreakable'.repeat(28);
    await showWith({
      certification_name: long,
      experience: 'تجربة في إدارة المشاريع',
      upcoming_batches_dates: Array.from({ length: 200 }, (_, index) => ({ month: `Month ${index}`, dates: [`${index}`] })),
      what_you_receive_points: Array.from({ length: 200 }, (_, index) => `Point ${index}`),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(long);
    expect(screen.getByText('تجربة في إدارة المشاريع')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(screen.getByText('200')).toBeVisible();
  });
});

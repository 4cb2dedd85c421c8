import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router';
import { ENQUIRY_FORMS } from '../../../../shared/enquiry.ts';
import { enquiryPath } from '../../../../src/config/paths.ts';
import { chapter } from '../../../../src/config/chapter.ts';
import * as contact from '../../../../src/features/contact/ContactPage.route.ts';
import { EnquirySection } from '../../../../src/features/contact/EnquirySection.tsx';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';
import { breakableName } from '../../breakableName.ts';

const page = pageTexts.contact;
const TITLES = ['General Support', 'Corporate Enquiry', 'Individual Training Enquiry', 'CSR Activity Collaboration'];

type TestResponses = Record<string, object | number | 'never'>;
async function show(address = '/Contact', responses: TestResponses = { '/pages/contact': page }, { loaded = true } = {}) {
  const view = await showPage(contact, address, responses, { loaded });
  // The form's code loads lazily, because no server has rendered the form here.
  if (loaded && typeof responses['/pages/contact'] === 'object') await screen.findByRole('form');
  return view;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'What it is about' })).getAllByRole('link');
const currentTabs = () =>
  tabs()
    .filter((tab) => tab.hasAttribute('aria-current'))
    .map((tab) => tab.getAttribute('href'));
const forms = () => screen.getAllByRole('form').map((form) => form.getAttribute('aria-label'));

it('[CONT-01] has the four tabs, each with its response time, and the contact details', async () => {
  const { head } = await show();
  expect(ENQUIRY_FORMS.map((form) => page[form].title)).toEqual(TITLES);
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(
    ENQUIRY_FORMS.map((form) => [`${page[form].title} Answered within ${page[form].soon}`, `#${form}`]),
  );
  const sidebar = within(screen.getByRole('complementary', { name: page.ways.title }));
  expect(chapter().phones).toHaveLength(2);
  for (const phone of chapter().phones)
    expect(sidebar.getByRole('link', { name: phone })).toHaveAttribute('href', expect.stringMatching(/^tel:\+91\d{10}$/));
  expect(sidebar.getByRole('link', { name: breakableName(chapter().supportEmail) })).toHaveAttribute(
    'href',
    `mailto:${chapter().supportEmail}`,
  );
  for (const addressLine of chapter().address) expect(sidebar.getByText(new RegExp(addressLine))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us');
  expect(currentTabs()).toEqual(['#general']);
  expect(forms()).toEqual(['General Support']);
  expect(screen.getByText(page.general.who)).toBeVisible();
  expect(head()).toMatchObject({ title: 'Contact Us', path: '/Contact', noindex: false });
  const [organization] = head().structuredData ?? [];
  expect(organization).toMatchObject({ '@type': 'Organization', name: chapter().name, url: 'https://chapter.example.org/' });
});

it('[NAV-03] the title is a placeholder until the texts have loaded', async () => {
  const { head, unmount } = await show('/Contact', { '/pages/contact': 'never' }, { loaded: false });
  expect(head().loading).toBe(true);
  unmount();
  expect((await show()).head().loading).toBe(false);
});

it.each(ENQUIRY_FORMS)('[CONT-01] #%s opens its form', async (form) => {
  await show(`/Contact#${form}`);
  expect(currentTabs()).toEqual([`#${form}`]);
  expect(forms()).toEqual([page[form].title]);
  const enquirySection = document.getElementById(form);
  expect(enquirySection).toHaveAccessibleName(page[form].title);
  expect(enquirySection).toHaveAttribute('data-shown');
  expect(document.querySelectorAll('[data-shown]')).toHaveLength(1);
});

it('[CONT-01] an unknown hash opens the first form; upper and lower case make no difference', async () => {
  const first = await show('/Contact#office');
  expect(currentTabs()).toEqual(['#general']);
  first.unmount();
  await show('/Contact#CSR');
  expect(currentTabs()).toEqual(['#csr']);
});

it('[CORP-01] [CONT-02] a link chooses the form and the training, unless the page does not offer the training', async () => {
  for (const { title } of pageTexts.training.courses.list) {
    const { unmount } = await show(enquiryPath('corporate', title));
    expect(screen.getByLabelText(/^Training subject/)).toHaveValue(title);
    unmount();
  }
  const individualView = await show('/Contact?course=PMP%20Training(ATP%20Accredited)#individual');
  expect(screen.getByLabelText(/^Training subject/)).toHaveValue('PMP Training(ATP Accredited)');
  individualView.unmount();
  const certifications = { data: [{ cert_id: 2691, certification_name: 'PMP®Certification Training', shortform: 'PMP' }] };
  const certifiedView = await show(enquiryPath('individual', 'PMP®Certification Training'), {
    '/pages/contact': page,
    '/certifications-listing/': certifications,
  });
  await waitFor(() => expect(screen.getByLabelText(/^Training subject/)).toHaveValue('PMP®Certification Training'));
  // The training is also shown above the form.
  const enquiryLabel = screen.getByText('Your enquiry is about', { selector: '[data-shown] dt' });
  expect(enquiryLabel.nextElementSibling).toHaveTextContent(/^PMP® Certification Training$/);
  certifiedView.unmount();
  const { head } = await show('/Contact?course=Call%201234%20at%20once#individual');
  expect(screen.getByLabelText(/^Training subject/)).toHaveValue('');
  expect(screen.queryByText(/Call 1234/)).not.toBeInTheDocument();
  expect(head()).toMatchObject({ path: '/Contact', noindex: true });
});

it('[CONT-07] confirms in the section of a form that it was sent without scripts', async () => {
  await show('/Contact?sent=csr#csr');
  const confirmation = screen.getByText(`Email sent. ${page.csr.who} answers within ${page.csr.soon}.`);
  expect(document.getElementById('csr')).toContainElement(confirmation);
});

it('[CONT-01] the contact details stay when the texts cannot be loaded', async () => {
  await show('/Contact', { '/pages/contact': 503 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: breakableName(chapter().supportEmail) })).toBeVisible();
});

it('[CONT-01] shows a skeleton while the texts load', async () => {
  await show('/Contact', { '/pages/contact': 'never' }, { loaded: false });
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('[CONT-01] very long and right-to-left texts, and markup in them, are shown as they are', async () => {
  const extremeSection = { title: extremeTexts.long, lead: extremeTexts.html, who: extremeTexts.rtl, soon: extremeTexts.rtl };
  await show('/Contact', { '/pages/contact': { ...page, general: extremeSection } });
  expect(screen.getByRole('heading', { level: 2, name: extremeTexts.long })).toBeVisible();
  for (const text of [extremeTexts.html, extremeTexts.rtl]) expect(screen.getByText(text)).toBeVisible();
});

it('[CONT-01] the server’s HTML says in every section who responds, and how soon', () => {
  for (const form of ENQUIRY_FORMS) {
    const html = renderToString(
      <MemoryRouter>
        <EnquirySection form={form} content={page[form]} isShown={false} isSent={false}>
          <p>The form</p>
        </EnquirySection>
      </MemoryRouter>,
    );
    expect(html).toContain(page[form].who);
    expect(html).toContain(page[form].soon);
  }
});

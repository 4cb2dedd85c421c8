import { loadContract } from '../../../server/platform/contract/load.ts';
import { ENQUIRY_FORMS, ENQUIRY_TEMPLATES, buildEnquiryParams, type EnquiryForm } from '../../../shared/enquiry.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { CONTACT_EMAIL: 'desk@example.org' } });
});

const formFields = { name: ' Asha Pillai ', email: 'asha@example.org', message: 'One\r\nTwo', consent: 'on', remark: '' };
const training = { ...formFields, mobile: '+91 98450 00000', organization: 'Cauvery Rail', subjects: 'PMP Training(ATP Accredited)' };
const dates = { dateYear: '2027', dateMonth: '3', dateWeek: '2' };

/** The fields that each form posts, and the subject and lines of the resulting mail. */
const forms: Record<EnquiryForm, { fields: Record<string, string>; subject: string; lines: string[] }> = {
  general: {
    fields: { ...formFields, subject: 'Membership' },
    subject: 'General support: Membership',
    lines: ['Name: Asha Pillai', 'Email: asha@example.org', 'Subject: Membership', '', 'Message:', 'One', 'Two'],
  },
  corporate: {
    fields: { ...training, ...dates },
    subject: 'Corporate training enquiry: PMP Training(ATP Accredited)',
    lines: [
      'Name: Asha Pillai',
      'Mobile: 9845000000',
      'Email: asha@example.org',
      'Organization: Cauvery Rail',
      'Enquiry type: corporate',
      'Subjects: PMP Training(ATP Accredited)',
      'Preferred date: 2nd week of March 2027',
      '',
      'Message:',
      'One',
      'Two',
    ],
  },
  individual: {
    fields: { ...training, organization: '', subjects: '', dateYear: '', dateMonth: '', dateWeek: '' },
    subject: 'Individual training enquiry',
    lines: ['Name: Asha Pillai', 'Mobile: 9845000000', 'Email: asha@example.org', 'Enquiry type: individual', '', 'Message:', 'One', 'Two'],
  },
  csr: {
    fields: { ...formFields, mobile: '098450-00000', organization: 'Cauvery Rail' },
    subject: 'CSR activity collaboration',
    lines: [
      'Name: Asha Pillai',
      'Email: asha@example.org',
      'Organization: Cauvery Rail',
      'Mobile: 9845000000',
      '',
      'Message:',
      'One',
      'Two',
    ],
  },
};

const post = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  server.fetch(`/Contact?form=${form}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

it.each(ENQUIRY_FORMS)('[CONT-02] [CONT-07] the %s form that is posted without scripts is mailed with every field', async (form) => {
  const { fields, subject, lines } = forms[form];
  const response = await post(form, fields);
  expect([response.status, response.headers.get('location')]).toEqual([303, `/Contact?sent=${form}#${form}`]);
  const [mail, ...others] = await server.outbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'desk@example.org', subject });
  expect(mail?.text.split('\n').slice(2)).toEqual(lines);
});

it.each(ENQUIRY_FORMS)('[CONT-02] [CONT-07] the %s form that is sent by scripts is mailed with every field', async (form) => {
  const { fields, subject, lines } = forms[form];
  const cleaned = { ...fields, ...(fields.mobile === undefined ? {} : { mobile: '9845000000' }) };
  const response = await server.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      service_id: 'service_chapter',
      user_id: 'embedded_mail',
      template_id: `template_${ENQUIRY_TEMPLATES[form]}`,
      template_params: buildEnquiryParams(form, cleaned),
    }),
  });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [mail] = await server.outbox();
  expect(mail).toMatchObject({ to: 'desk@example.org', subject });
  expect(mail?.text.split('\n').slice(2)).toEqual(lines);
});

it.each(ENQUIRY_FORMS)('[CONT-02] [D-58] the %s form sends the fields that the contract names for its template', (form) => {
  const text = JSON.stringify(loadContract('mail').document);
  const [, placeholderList = ''] = new RegExp(`\\b(?:Template|template) \`${ENQUIRY_TEMPLATES[form]}\`[^:]*: ([^.(]*)`).exec(text) ?? [];
  const names = placeholderList.split(', ').map((name) => name.trim());
  expect(names.length).toBeGreaterThan(3);
  const { remark, ...params } = buildEnquiryParams(form, {});
  expect(remark).toBe('');
  expect(Object.keys(params)).toEqual(expect.arrayContaining(names));
});

it('[CONT-03] [CONT-04] an invalid form gets a page with the documented messages and the input, and is not mailed', async () => {
  const response = await post('csr', { name: 'A', email: 'asha@example', mobile: '12', message: '<script>alert(1)</script>' });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid mobile number (10-15 digits)',
    'Please agree, so that we may answer',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ]) {
    expect(html).toContain(message);
  }
  expect(html).not.toContain('<script');
  const empty = await (await post('general', {})).text();
  for (const message of ['Name is required', 'Email is required', 'Subject is required']) expect(empty).toContain(message);
  expect(await server.outbox()).toEqual([]);
});

it('[D-34] a form with a value in the hidden field for bots gets the usual response, and is not mailed', async () => {
  const response = await post('general', { ...forms.general.fields, remark: 'https://spam.example.org' });
  expect(response.status).toBe(303);
  expect(await server.outbox()).toEqual([]);
});

it('[D-34] the form is limited per client; a refused client gets a page that says so', async () => {
  await server.close();
  server = await startTestServer({ rateLimits: { mailPerClient: { max: 1, timeWindow: 60_000 } } });
  await post('general', forms.general.fields);
  const response = await post('general', forms.general.fields);
  expect(response.status).toBe(429);
  expect(await response.text()).toMatch(/<h1>Email failed<\/h1>.*Too many requests\. Please wait \d+ seconds/s);
});

it.each([
  ['an unknown form', 400, () => post('other', forms.general.fields)],
  ['a POST request from another site', 403, () => post('general', forms.general.fields, { 'sec-fetch-site': 'cross-site' })],
  ['a file', 415, () => server.fetch('/Contact?form=general', { method: 'POST', body: new FormData() })],
  ['a body above the size limit', 413, () => post('general', { ...forms.general.fields, message: 'x'.repeat(700_000) })],
  ['a message that is too long', 400, () => post('general', { ...forms.general.fields, message: 'x'.repeat(60_000) })],
])('the form refuses %s with an error message', async (_, status, send) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toMatch(/<li>[A-Z].+\.<\/li>/);
  expect(await server.outbox()).toEqual([]);
});

it('the form that is posted without scripts is mailed by this server even if an external mail service is configured', async () => {
  await server.close();
  server = await startTestServer({
    env: {
      EMAILJS_ORIGIN: 'https://mail.example.org',
      ...Object.fromEntries(
        ['SERVICE_ID', 'PUBLIC_KEY', 'TEMPLATE_GENERAL', 'TEMPLATE_TRAINING', 'TEMPLATE_CSR'].map((name) => [`EMAILJS_${name}`, 'id']),
      ),
    },
  });
  expect((await post('general', forms.general.fields)).status).toBe(303);
  expect(await server.outbox()).toHaveLength(1);
});

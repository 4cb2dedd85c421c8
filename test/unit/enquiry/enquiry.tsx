import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import type { EnquiryForm as Form } from '../../../shared/enquiry.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { EnquiryForm } from '../../../src/enquiry/EnquiryForm.tsx';
import { testSettings } from '../../support/settings.ts';
import { Providers } from '../../support/renderPage.tsx';
import { recordToasts, withVariant } from '../../support/toasts.ts';
import { mswServer } from '../../support/jest/mswServer.ts';
import { fill } from '../../support/fill.ts';

/** The settings of an installation that sends enquiries to its own server. */
export const settings: PublicSettings = {
  ...testSettings,
  emailjs: {
    serviceId: 'service_chapter',
    publicKey: 'embedded_mail',
    templates: { general: 'template_general', training: 'template_training', csr: 'template_csr' },
  },
};

/** The body of a request to the mail service. */
export interface SentMail {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, unknown>;
}

/** Mocks the mail service, by default at the page's own origin. Returns a list that collects the mails that it receives. */
export function mockMailService(respond: HttpResponseResolver = () => new HttpResponse('OK'), origin = window.location.origin): SentMail[] {
  const sentMails: SentMail[] = [];
  mswServer.use(
    http.post(`${origin}/api/v1.0/email/send`, async (info) => {
      sentMails.push((await info.request.clone().json()) as SentMail);
      return respond(info);
    }),
  );
  return sentMails;
}

/** Wraps an element in the providers that a form needs. */
export function withProviders(content: ReactElement, siteSettings: PublicSettings = settings, address = '/Contact'): ReactElement {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Providers settings={siteSettings}>{content}</Providers>
    </MemoryRouter>
  );
}

/** Shows one form, which offers one training besides PMP. @param subject the training that is chosen at first */
export function showForm(form: Form, { siteSettings = settings, subject }: { siteSettings?: PublicSettings; subject?: string } = {}) {
  const toasts = recordToasts(withVariant);
  const props = { form, label: 'Enquiry', confirmation: 'We answer soon.', subjects: ['Leading agile teams'] };
  const view = render(withProviders(<EnquiryForm {...props} {...(subject === undefined ? {} : { subject })} />, siteSettings));
  return { ...view, toasts };
}

export const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name);
export const sendButton = (): HTMLElement => screen.getByRole('button', { name: 'Send enquiry' });
export const send = (): Promise<void> => userEvent.click(sendButton());

/** Fills in the required fields of a form, and the message. */
export async function fillForm(form: Form): Promise<void> {
  await fill(field('Name'), 'Asha Pillai');
  await fill(field('Email'), 'asha@example.org');
  if (form === 'general') await fill(field('Subject'), 'Membership');
  else await fill(field('Mobile number'), '98450 00000');
  await fill(field(/^Message/), 'How do I join?');
  await userEvent.click(screen.getByRole('checkbox'));
}

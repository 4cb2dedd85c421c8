import { HONEYPOT, type EnquiryForm } from '../../shared/enquiry.ts';

/** The name that what is typed into a form is kept under. */
export const draftOf = (form: EnquiryForm): string => `enquiry-${form}`;

/** A consent is given anew each time; the trap is for programs. */
export const NOT_KEPT: readonly string[] = ['consent', HONEYPOT];

/** The same where a link has chosen the training. */
export const NOT_KEPT_WITH_SUBJECT: readonly string[] = [...NOT_KEPT, 'subjects'];

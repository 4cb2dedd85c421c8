// Generated from openapi/mail.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/mail.ts';

export type * from '../../src/api/generated/mail.ts';

/**
 * The operations of openapi/mail.yaml by operationId.
 */
export interface MailOperations {
  sendEmail: {
    tag: 'Mail';
    path: '/api/v1.0/email/send';
    params: {};
    query: {};
    body: schemas.EmailRequest;
    uploads: {};
    response: string;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  sendEmailForm: {
    tag: 'Mail';
    path: '/api/v1.0/email/send-form';
    params: {};
    query: {};
    body: schemas.EmailForm;
    uploads: {};
    response: string;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
}

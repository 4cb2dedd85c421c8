// Generated from openapi/mail.yaml by `npm run codegen`. Do not edit.

/**
 * The operations of openapi/mail.yaml by operationId.
 */
export interface MailOperations {
  sendEmail: {
    params: {};
    query: {};
    body: EmailRequest;
    uploads: {};
    answer: string;
    session: 'none';
  };
  sendEmailForm: {
    params: {};
    query: {};
    body: EmailForm;
    uploads: {};
    answer: string;
    session: 'none';
  };
}
/**
 * An enquiry as fields.
 */
export interface EmailRequest {
  /**
   * Version of the client library.
   */
  lib_version?: string;
  /**
   * Id of the mail service; text.
   */
  service_id: string;
  /**
   * Id of the template: general, training or CSR.
   */
  template_id: string;
  /**
   * Public key of the site.
   */
  user_id: string;
  /**
   * Private key; the site never sends one.
   */
  accessToken?: string | null;
  /**
   * The fields of the form: names and texts.
   */
  template_params?: {
    [k: string]:
      | string
      | number
      | boolean
      | null
      | {
          [k: string]: string | number | boolean | null;
        };
  };
}
/**
 * An enquiry as a form; the fields of the form stand beside these.
 */
export interface EmailForm {
  /**
   * Version of the client library.
   */
  lib_version?: string;
  /**
   * Id of the mail service; text.
   */
  service_id: string;
  /**
   * Id of the template: general, training or CSR.
   */
  template_id: string;
  /**
   * Public key of the site.
   */
  user_id: string;
  [k: string]: unknown;
}

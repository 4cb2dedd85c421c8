// Generated from openapi/mail.yaml by `npm run codegen`. Do not edit.

/**
 * What a field holds; mostly text.
 */
export type FieldText = string | number | boolean | null;

/**
 * The operations of openapi/mail.yaml by operationId.
 */
export interface MailOperations {
  sendEmail: {
    path: '/api/v1.0/email/send';
    params: {};
    query: {};
    body: EmailRequest;
    uploads: {};
    answer: string;
    session: 'none';
    built: true;
  };
  sendEmailForm: {
    path: '/api/v1.0/email/send-form';
    params: {};
    query: {};
    body: EmailForm;
    uploads: {};
    answer: string;
    session: 'none';
    built: true;
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
   * Id of the template: general; training, which the corporate and the individual form share; or CSR.
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
  template_params?: EnquiryFields;
}
/**
 * The fields of a form by their names. Template `general`: name, email, subject, message. Template `training`, which the corporate and the individual form share: name, mobile, email, organization, enquiryType, subjects, date (with dateYear, dateMonth of 1 to 12 and dateWeek of 1 to 4), message. Template `csr`: name, email, organization, mobile, message. organization and message may be empty; the chapter replies to email. In every form people leave `website` empty, which they do not see and programs fill in. Other fields are taken as well.
 */
export interface EnquiryFields {
  [k: string]:
    | FieldText
    | {
        [k: string]: FieldText;
      };
}
/**
 * An enquiry as a form; the fields of `EnquiryFields` stand beside these.
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
   * Id of the template: general; training, which the corporate and the individual form share; or CSR.
   */
  template_id: string;
  /**
   * Public key of the site.
   */
  user_id: string;
  [k: string]: unknown;
}

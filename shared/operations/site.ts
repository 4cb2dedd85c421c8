// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/site.ts';

export type * from '../../src/api/generated/site.ts';

/**
 * The operations of openapi/site.yaml by operationId.
 */
export interface SiteOperations {
  searchSite: {
    tag: 'Search';
    path: '/site/search';
    params: {};
    query: {
      q: string;
      limit?: number;
    };
    body: undefined;
    uploads: {};
    response: schemas.SearchAnswer;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  getProviderDrift: {
    tag: 'Provider';
    path: '/site/provider/drift';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.ProviderDrift;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  getSystemState: {
    tag: 'System';
    path: '/site/system';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.SystemState;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  listSystemMails: {
    tag: 'SystemMail';
    path: '/site/system/mails';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.SystemMails;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
  getPageContent: {
    tag: 'Page';
    path: `/site/pages/${string}`;
    params: {
      page:
        | 'about'
        | 'academic-relations'
        | 'certification'
        | 'contact'
        | 'membership'
        | 'non-profit'
        | 'own-data'
        | 'posting'
        | 'training'
        | 'volunteering';
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.PageContent;
    errors: {};
    session: 'none';
    built: true;
    extension: false;
  };
  sendMailAgain: {
    tag: 'SystemMail';
    path: `/site/system/mails/${string}/again`;
    params: {
      mailId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.SystemDone;
    errors: {};
    session: 'required';
    built: true;
    extension: false;
  };
}

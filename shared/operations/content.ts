// Generated from openapi/content.yaml by `npm run codegen`. Do not edit.
import type * as schemas from '../../src/api/generated/content.ts';

export type * from '../../src/api/generated/content.ts';

/**
 * The operations of openapi/content.yaml by operationId.
 */
export interface ContentOperations {
  listContent: {
    tag: 'ContentFile';
    path: '/site/content';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.ContentList;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getContentFile: {
    tag: 'ContentFile';
    path: '/site/content/file';
    params: {};
    query: {
      file: schemas.ContentFileName;
    };
    body: undefined;
    uploads: {};
    response: schemas.ContentFile;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  saveContentFile: {
    tag: 'ContentFile';
    path: '/site/content/file';
    params: {};
    query: {};
    body: schemas.ContentChange;
    uploads: {};
    response: schemas.SavedContent;
    errors: {
      '403': schemas.ContentLocked;
      '422': schemas.WrongContent;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  saveContentDraft: {
    tag: 'ContentFile';
    path: '/site/content/draft';
    params: {};
    query: {};
    body: schemas.ContentDraftChange;
    uploads: {};
    response: schemas.SavedDraft;
    errors: {
      '403': schemas.ContentLocked;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  deleteContentDraft: {
    tag: 'ContentFile';
    path: '/site/content/draft';
    params: {};
    query: {
      file: schemas.ContentFileName;
      draftAt: string;
    };
    body: undefined;
    uploads: {};
    response: schemas.ContentDone;
    errors: {
      '403': schemas.ContentLocked;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  previewContent: {
    tag: 'ContentFile';
    path: '/site/content/preview';
    params: {};
    query: {};
    body: schemas.ContentPreviewRequest;
    uploads: {};
    response: schemas.ContentPreview;
    errors: {
      '422': schemas.WrongContent;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  listContentVersions: {
    tag: 'ContentFile';
    path: '/site/content/versions';
    params: {};
    query: {
      file: schemas.ContentFileName;
    };
    body: undefined;
    uploads: {};
    /**
     * @maxItems 200
     */
    response: schemas.ContentVersion[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  listContentPictures: {
    tag: 'ContentPicture';
    path: '/site/content/pictures';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    /**
     * @maxItems 10000
     */
    response: schemas.ContentPicture[];
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  uploadContentPicture: {
    tag: 'ContentPicture';
    path: '/site/content/pictures';
    params: {};
    query: {};
    body: Omit<schemas.ContentPictureUpload, 'picture'>;
    uploads: {
      picture: true;
    };
    response: schemas.ContentPicture;
    errors: {
      '403': schemas.ContentLocked;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  deleteContentPicture: {
    tag: 'ContentPicture';
    path: '/site/content/pictures';
    params: {};
    query: {
      name: string;
    };
    body: undefined;
    uploads: {};
    response: schemas.ContentDone;
    errors: {
      '403': schemas.ContentLocked;
    };
    session: 'required';
    built: true;
    extension: true;
  };
  requestContentCode: {
    tag: 'ContentAccess';
    path: '/site/content/code';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.ContentDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  unlockContent: {
    tag: 'ContentAccess';
    path: '/site/content/unlock';
    params: {};
    query: {};
    body: schemas.ContentCode;
    uploads: {};
    response: schemas.ContentDone;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  getContentVersion: {
    tag: 'ContentFile';
    path: `/site/content/versions/${string}`;
    params: {
      versionId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    response: schemas.ContentVersionValue;
    errors: {};
    session: 'required';
    built: true;
    extension: true;
  };
  restoreContentVersion: {
    tag: 'ContentFile';
    path: `/site/content/versions/${string}/restore`;
    params: {
      versionId: string;
    };
    query: {};
    body: schemas.ContentRestore;
    uploads: {};
    response: schemas.SavedContent;
    errors: {
      '403': schemas.ContentLocked;
      '422': schemas.WrongContent;
    };
    session: 'required';
    built: true;
    extension: true;
  };
}

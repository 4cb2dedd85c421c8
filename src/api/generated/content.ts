import { baseApi as api } from '../baseApi';
export const addTagTypes = ['ContentFile', 'ContentPicture', 'ContentAccess'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listContent: build.query<ListContentApiResponse, ListContentApiArg>({
        query: () => ({ url: `/site/content` }),
        providesTags: ['ContentFile'],
      }),
      getContentFile: build.query<GetContentFileApiResponse, GetContentFileApiArg>({
        query: (queryArg) => ({
          url: `/site/content/file`,
          params: {
            file: queryArg,
          },
        }),
        providesTags: ['ContentFile'],
      }),
      saveContentFile: build.mutation<SaveContentFileApiResponse, SaveContentFileApiArg>({
        query: (queryArg) => ({ url: `/site/content/file`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['ContentFile'],
      }),
      saveContentDraft: build.mutation<SaveContentDraftApiResponse, SaveContentDraftApiArg>({
        query: (queryArg) => ({ url: `/site/content/draft`, method: 'PUT', body: queryArg }),
        invalidatesTags: ['ContentFile'],
      }),
      deleteContentDraft: build.mutation<DeleteContentDraftApiResponse, DeleteContentDraftApiArg>({
        query: (queryArg) => ({
          url: `/site/content/draft`,
          method: 'DELETE',
          params: {
            file: queryArg.file,
            draftAt: queryArg.draftAt,
          },
        }),
        invalidatesTags: ['ContentFile'],
      }),
      previewContent: build.mutation<PreviewContentApiResponse, PreviewContentApiArg>({
        query: (queryArg) => ({ url: `/site/content/preview`, method: 'POST', body: queryArg }),
        invalidatesTags: ['ContentFile'],
      }),
      listContentVersions: build.query<ListContentVersionsApiResponse, ListContentVersionsApiArg>({
        query: (queryArg) => ({
          url: `/site/content/versions`,
          params: {
            file: queryArg,
          },
        }),
        providesTags: ['ContentFile'],
      }),
      getContentVersion: build.query<GetContentVersionApiResponse, GetContentVersionApiArg>({
        query: (queryArg) => ({ url: `/site/content/versions/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['ContentFile'],
      }),
      restoreContentVersion: build.mutation<RestoreContentVersionApiResponse, RestoreContentVersionApiArg>({
        query: (queryArg) => ({
          url: `/site/content/versions/${encodeURIComponent(String(queryArg.versionId))}/restore`,
          method: 'POST',
          body: queryArg.contentRestore,
        }),
        invalidatesTags: ['ContentFile'],
      }),
      listContentPictures: build.query<ListContentPicturesApiResponse, ListContentPicturesApiArg>({
        query: () => ({ url: `/site/content/pictures` }),
        providesTags: ['ContentPicture'],
      }),
      uploadContentPicture: build.mutation<UploadContentPictureApiResponse, UploadContentPictureApiArg>({
        query: (queryArg) => ({ url: `/site/content/pictures`, method: 'POST', body: queryArg }),
        invalidatesTags: ['ContentPicture'],
      }),
      deleteContentPicture: build.mutation<DeleteContentPictureApiResponse, DeleteContentPictureApiArg>({
        query: (queryArg) => ({
          url: `/site/content/pictures`,
          method: 'DELETE',
          params: {
            name: queryArg,
          },
        }),
        invalidatesTags: ['ContentPicture'],
      }),
      requestContentCode: build.mutation<RequestContentCodeApiResponse, RequestContentCodeApiArg>({
        query: () => ({ url: `/site/content/code`, method: 'POST' }),
        invalidatesTags: ['ContentAccess'],
      }),
      unlockContent: build.mutation<UnlockContentApiResponse, UnlockContentApiArg>({
        query: (queryArg) => ({ url: `/site/content/unlock`, method: 'POST', body: queryArg }),
        invalidatesTags: ['ContentAccess'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentEndpoints };
export type ListContentApiResponse = /** status 200 The files. */ ContentList;
export type ListContentApiArg = void;
export type GetContentFileApiResponse = /** status 200 The file. */ ContentFile;
export type GetContentFileApiArg = /** Path of the file in the content folder. */ ContentFileName;
export type SaveContentFileApiResponse = /** status 200 The file was saved, and is shown. */ SavedContent;
export type SaveContentFileApiArg = ContentChange;
export type SaveContentDraftApiResponse = /** status 200 The draft was kept. */ SavedDraft;
export type SaveContentDraftApiArg = ContentDraftChange;
export type DeleteContentDraftApiResponse = /** status 200 Done. */ ContentDone;
export type DeleteContentDraftApiArg = {
  /** Path of the file in the content folder. */
  file: ContentFileName;
  /** Time of the draft. If there is a later one, nothing is deleted (412). */
  draftAt: string;
};
export type PreviewContentApiResponse = /** status 200 The page. */ ContentPreview;
export type PreviewContentApiArg = ContentPreviewRequest;
export type ListContentVersionsApiResponse = /** status 200 The versions. */ ContentVersion[];
export type ListContentVersionsApiArg = /** Path of the file in the content folder. */ ContentFileName;
export type GetContentVersionApiResponse = /** status 200 The value. */ ContentVersionValue;
export type GetContentVersionApiArg = /** Id of the version. */ string;
export type RestoreContentVersionApiResponse = /** status 200 The version is shown again. */ SavedContent;
export type RestoreContentVersionApiArg = {
  /** Id of the version. */
  versionId: string;
  contentRestore: ContentRestore;
};
export type ListContentPicturesApiResponse = /** status 200 The pictures, by name. */ ContentPicture[];
export type ListContentPicturesApiArg = void;
export type UploadContentPictureApiResponse = /** status 200 The picture was added. */ ContentPicture;
export type UploadContentPictureApiArg = ContentPictureUpload;
export type DeleteContentPictureApiResponse = /** status 200 Done. */ ContentDone;
export type DeleteContentPictureApiArg = /** Name of the picture. */ string;
export type RequestContentCodeApiResponse = /** status 200 Done. */ ContentDone;
export type RequestContentCodeApiArg = void;
export type UnlockContentApiResponse = /** status 200 Done. */ ContentDone;
export type UnlockContentApiArg = ContentCode;
export type ContentFileName = string;
export type ContentAuthor = {
  /** When. */
  at: string;
  /** Name of the member; absent when it was done in the files or the member is gone. */
  by?: string;
};
export type ContentEntry = {
  /** Path of the file. */
  file: ContentFileName;
  /** Title of an event or a training; otherwise the name of the file. */
  title: string;
  /** Path of the page that shows it; absent when no page does alone. */
  path?: string;
  /** Special program of an event. */
  category?: string;
  /** First day of an event. */
  startsOn?: string;
  /** Last day of an event. */
  endsOn?: string;
  /** What became of an announced event. */
  status?: 'cancelled' | 'postponed' | 'moved';
  /** Whether visitors see it. */
  published: boolean;
  /** Who kept its draft and when; absent without a draft. */
  draft?: ContentAuthor;
  /** Who changed it last in the browser and when. */
  changed?: ContentAuthor;
};
export type ContentList = {
  /** Whether this session has entered its code, which the first edit asks for. */
  unlocked: boolean;
  /** Why nothing can be edited, in a sentence; absent when it can. */
  readOnly?: string;
  /** The files, and the drafts of files that do not exist yet. */
  files: ContentEntry[];
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message?: string;
  /** Identifies the request in the server's log; sent only for internal errors. */
  requestId?: string;
  /** Name of the invalid form field; omitted when the error concerns no single field. */
  field?: string;
};
export type ContentHash = string;
export type ContentValue = {
  [key: string]: unknown;
};
export type ContentDraft = {
  /** When it was kept. */
  at: string;
  /** Who kept it. */
  by?: string;
  /** Version of the file that the draft began with. */
  version: ContentHash;
  /** The value. */
  value: ContentValue;
};
export type ContentFile = {
  /** Path of the file. */
  file: ContentFileName;
  /** The version of the file; empty when it does not exist yet. */
  version: ContentHash;
  /** JSON Schema of the value, from which the form is made. */
  schema: {
    [key: string]: unknown;
  };
  /** What the file has; absent when it does not exist yet. Days that the file counts from today are days here. */
  value?: ContentValue;
  /** Its draft; absent without one. */
  draft?: ContentDraft;
  /** Path of the page that shows it. */
  path?: string;
  /** Who changed it last in the browser and when. */
  changed?: ContentAuthor;
};
export type SavedContent = {
  /** Path of the file. */
  file: ContentFileName;
  /** Its version now. */
  version: ContentHash;
  /** Id of the version before; absent when nothing has changed. */
  undo?: string;
};
export type ContentLocked = {
  /** Always false. */
  success?: boolean;
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message?: string;
  /** Whether the session has to enter its code first. */
  locked?: boolean;
};
export type ContentMistake = {
  /** JSON pointer of the field; empty when the mistake is elsewhere. */
  pointer: string;
  /** What is wrong. */
  message: string;
};
export type WrongContent = {
  /** Always false. */
  success?: boolean;
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message: string;
  /** The mistakes. */
  mistakes: ContentMistake[];
};
export type ContentChange = {
  /** Path of the file. */
  file: ContentFileName;
  /** The version that the editor began with. */
  version: ContentHash;
  /** Time of the draft that the editor began with, if there was one. Any other draft stays. */
  draftAt?: string;
  /** The new value. */
  value: ContentValue;
};
export type SavedDraft = {
  /** Path of the file; new for a new event. */
  file: ContentFileName;
  /** When it was kept. */
  at: string;
};
export type ContentDraftChange = {
  /** Path of the file; absent for a new event. */
  file?: ContentFileName;
  /** The version that the editor began with. */
  version: ContentHash;
  /** Time of the draft that the editor began with, if there was one. If there is a later one, nothing is kept (412). */
  draftAt?: string;
  /** The value. */
  value: ContentValue;
};
export type ContentDone = {
  /** Always true. */
  success: true;
  /** Human-readable message. */
  message: string;
};
export type ContentPreview = {
  /** Path of the page. */
  path: string;
  /** The document. */
  html: string;
};
export type ContentPreviewRequest = {
  /** Path of the file. */
  file: ContentFileName;
  /** The value. */
  value: ContentValue;
};
export type ContentVersion = {
  /** Its id. */
  id: string;
  /** When it was saved. */
  at: string;
  /** Who saved it; absent when it came from the files or the member is gone. */
  by?: string;
  /** Whether the file has this text now. */
  current: boolean;
  /** True for the time before the file existed; otherwise absent. */
  absent?: boolean;
};
export type ContentVersionValue = {
  /** The value. */
  value: ContentValue;
};
export type ContentRestore = {
  /** The version that the editor saw. */
  version: ContentHash;
};
export type ContentPicture = {
  /** Its name. */
  name: string;
  /** Its path. */
  url: string;
  /** Its size in bytes. */
  bytes: number;
  /** The files and drafts that name it. */
  usedBy: string[];
};
export type ContentPictureUpload = {
  /** The picture; JPEG, PNG or WebP, at most 3 MB, and 4,096 pixels wide and high. Only what is needed to draw it is kept. */
  picture: Blob;
};
export type ContentCode = {
  /** The code; six digits. */
  code: string;
};

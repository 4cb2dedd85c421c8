import type { ContentOperations } from '../../../shared/operations/content.ts';
import { contentEndpoints, type SavedContent, type SavedDraft } from '../generated/content.ts';
import { isOutdated } from '../errors.ts';
import { toFormData, UPLOAD_TIMEOUT_MS } from '../query.ts';
import { onSuccess, tag, type Tag, type TagType } from '../tags.ts';

export type {
  ContentAuthor,
  ContentEntry,
  ContentFile,
  ContentList,
  ContentMistake,
  ContentPicture,
  ContentValue,
  ContentVersion,
  SavedContent,
} from '../generated/content.ts';

/** What the public pages show of each file or folder; a file that is missing here is part of every page. */
const PUBLIC_TAGS: readonly [start: string, tags: readonly TagType[]][] = [
  ['events/', ['Event', 'EventOfInterest', 'Pdu', 'Search', 'Seats', 'OwnRegistration', 'Guest']],
  ['certifications/', ['Certification', 'Search']],
  ['pages/', ['Page', 'Search']],
  ['directors.yaml', ['Person', 'Search']],
  ['past-presidents.yaml', ['Person', 'Search']],
  ['volunteers.yaml', ['Person', 'Search']],
  ['home-banner.yaml', ['Banner']],
  ['statistics.yaml', ['Statistic']],
  ['videos.yaml', ['Video', 'Search']],
  ['event-categories.yaml', ['Program', 'Event', 'Search']],
];

const LIST = tag('ContentFile');
const fileTag = (file: string): Tag => tag('ContentFile', file);
const versionsTag = (file: string): Tag => tag('ContentFile', `versions of ${file}`);

/** What a draft changes: its file, the list, and which pictures are used. */
const draftTags = (file: string): (TagType | Tag)[] => [LIST, fileTag(file), 'ContentPicture'];

/** What a publication changes: also the file's history and what the public pages show of it. */
const publicationTags = (file: string): (TagType | Tag)[] => [
  ...draftTags(file),
  versionsTag(file),
  ...(PUBLIC_TAGS.find(([start]) => file.startsWith(start))?.[1] ?? []),
];

const api = contentEndpoints.enhanceEndpoints<TagType>({
  endpoints: {
    // It says, too, whether the session has entered its code.
    listContent: { providesTags: [LIST, 'ContentAccess'] },
    // A form begins with what the file has, and never with what it had when it was opened last.
    getContentFile: { providesTags: (_file, _error, file) => [fileTag(file)], keepUnusedDataFor: 0 },
    listContentVersions: { providesTags: (_versions, _error, file) => [versionsTag(file)] },
    // A version never changes.
    getContentVersion: { providesTags: (_value, _error, id) => [tag('ContentFile', `version ${id}`)] },
    saveContentFile: { invalidatesTags: onSuccess(({ file }) => publicationTags(file)) },
    restoreContentVersion: { invalidatesTags: onSuccess((_arg: unknown, saved?: SavedContent) => publicationTags(saved?.file ?? '')) },
    // The response names the file of a new event.
    saveContentDraft: { invalidatesTags: onSuccess((_arg: unknown, saved?: SavedDraft) => draftTags(saved?.file ?? '')) },
    // Not deleted because it is outdated, there is another draft to be shown.
    deleteContentDraft: { invalidatesTags: (_done, error, { file }) => (error === undefined || isOutdated(error) ? draftTags(file) : []) },
    previewContent: { invalidatesTags: [] },
    requestContentCode: { invalidatesTags: [] },
    uploadContentPicture: {
      query: ({ picture }) => ({
        url: '/site/content/pictures' satisfies ContentOperations['uploadContentPicture']['path'],
        method: 'POST',
        body: toFormData({ picture }),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
    },
  },
});

export const { getContentFile, listContent, getContentVersion } = api.endpoints;
export const {
  useListContentQuery,
  useGetContentFileQuery,
  useSaveContentFileMutation,
  useSaveContentDraftMutation,
  useDeleteContentDraftMutation,
  usePreviewContentMutation,
  useListContentVersionsQuery,
  useGetContentVersionQuery,
  useRestoreContentVersionMutation,
  useListContentPicturesQuery,
  useUploadContentPictureMutation,
  useDeleteContentPictureMutation,
  useRequestContentCodeMutation,
  useUnlockContentMutation,
} = api;
export const { saveContentFile, saveContentDraft, deleteContentDraft, previewContent, restoreContentVersion } = api.endpoints;
export const { listContentVersions, listContentPictures, uploadContentPicture, deleteContentPicture } = api.endpoints;
export const { requestContentCode, unlockContent } = api.endpoints;

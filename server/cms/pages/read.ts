import type { PageContent } from '../../../shared/operations/site.ts';
import type { Mistakes } from '../contentError.ts';
import { readYaml } from '../files.ts';
import type { ContentFolder } from '../folder.ts';
import { describeMissingPicture, type Pictures } from '../pictures.ts';
import { formatPictureUrl } from '../wire.ts';
import { createSchemaValidator } from '../../platform/contract/schemaErrors.ts';
import { isRecord, createPointer } from '../../platform/contract/pointer.ts';
import type { Settings } from '../../platform/settings.ts';

export type PageName = PageContent['page'];

/** The name of each page's schema in `openapi/site.yaml`. A page's content is in `pages/<page>.yaml`. */
export const PAGE_SCHEMAS: Readonly<Record<PageName, string>> = {
  about: 'AboutPage',
  'academic-relations': 'AcademicPage',
  certification: 'CertificationPage',
  contact: 'ContactPage',
  membership: 'MembershipPage',
  'non-profit': 'NonProfitPage',
  'own-data': 'OwnDataPage',
  posting: 'PostingPage',
  training: 'TrainingPage',
  volunteering: 'VolunteeringPage',
};

/** Content of all pages by name. */
export type Pages = { readonly [Page in PageName]: Extract<PageContent, { page: Page }> };

/**
 * Reads the content of the pages. In every object with a field `file` (the name of a picture in `pictures/`), replaces this field by `url`.
 * Records what violates the page's schema in `openapi/site.yaml`; if anything does, the result must not be used.
 */
export function readPages(folder: ContentFolder, pictures: Pictures, mistakes: Mistakes): Pages {
  const findMistakes = createSchemaValidator('site');
  const entries = Object.entries(PAGE_SCHEMAS).map(([page, schema]) => {
    const contentFile = readYaml(folder, `pages/${page}.yaml`, mistakes);
    if (contentFile === undefined) return [page, undefined];
    const contentWithUrls = replaceFilesWithUrls(contentFile.data, pictures, (name, pointer) =>
      mistakes.add(contentFile, describeMissingPicture(pictures, name), `${pointer}/file`),
    );
    const content = isRecord(contentWithUrls) ? { page, ...contentWithUrls } : contentWithUrls;
    mistakes.addSchemaMistakes(contentFile, findMistakes(schema, content));
    return [page, content];
  });
  // Each value has just been validated against the schema that its type is generated from.
  return Object.fromEntries(entries) as Pages;
}

function replaceFilesWithUrls(
  value: unknown,
  pictures: Pictures,
  reportMissing: (name: string, pointer: string) => void,
  pointer = '',
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => replaceFilesWithUrls(item, pictures, reportMissing, `${pointer}/${index}`));
  if (!isRecord(value)) return value;
  const { file, ...rest } = value;
  const fields = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, replaceFilesWithUrls(item, pictures, reportMissing, pointer + createPointer(key))]),
  );
  if (typeof file !== 'string') return 'file' in value ? { ...fields, file } : fields;
  if (!pictures.has(file)) reportMissing(file, pointer);
  return { url: formatPictureUrl(pictures, file), ...fields };
}

/** Returns the content about stored member data, with the retention of CVs in place of `{time}`. */
export function createOwnDataContent(pages: Pages, { cvMonths }: Pick<Settings, 'cvMonths'>): Pages['own-data'] {
  const { cv, ...content } = pages['own-data'];
  return { ...content, cv: cv.replace('{time}', cvMonths === 1 ? 'a month' : `${cvMonths} months`) };
}

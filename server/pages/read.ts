import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Mistakes, Place } from '../cms/contentError.ts';
import { readYaml } from '../cms/files.ts';
import { noPicture, type Pictures } from '../cms/pictures.ts';
import { pictureUrl } from '../cms/wire.ts';
import { answerMistakes } from '../contract/answerMistakes.ts';
import { isRecord, pointer } from '../contract/pointer.ts';

/** The file behind each operation that answers the words of a page. */
const FILES = {
  getAcademicPage: 'academic-relations.yaml',
  getAboutPage: 'about.yaml',
  getContactPage: 'contact.yaml',
  getMembershipPage: 'membership.yaml',
  getNonProfitPage: 'non-profit.yaml',
  getOwnDataPage: 'own-data.yaml',
  getPostingPage: 'posting.yaml',
  getTrainingPage: 'training.yaml',
  getVolunteeringPage: 'volunteering.yaml',
  getCertificationPage: 'certification.yaml',
} as const satisfies Partial<Record<keyof SiteOperations, string>>;

/** The operations that answer the words of a page. */
export type PageOperation = keyof typeof FILES;

/** The words of every page, by operation. */
export type Pages = { readonly [Name in PageOperation]: SiteOperations[Name]['answer'] };

/**
 * Reads the words of the pages. An object with `file`, the name of a picture in `pictures/`, gets its `url` instead. What does not
 * meet its schema in `openapi/site.yaml` is noted; the words are worth nothing then.
 * @param folder the content folder
 */
export function readPages(folder: string, pictures: Pictures, mistakes: Mistakes): Pages {
  const mistakesIn = answerMistakes('site');
  const entries = Object.entries(FILES).map(([operationId, file]) => {
    const read = readYaml(folder, `pages/${file}`, mistakes);
    if (read === undefined) return [operationId, undefined];
    const words = withUrls(read.data, pictures, (name, at) => mistakes.add(read, noPicture(pictures, name), `${at}/file`));
    for (const mistake of mistakesIn(operationId, words)) mistakes.addFrom(read satisfies Place, mistake);
    return [operationId, words];
  });
  // Each value has just been checked against the schema that its type is made from.
  return Object.fromEntries(entries) as Pages;
}

function withUrls(value: unknown, pictures: Pictures, missing: (name: string, at: string) => void, at = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withUrls(item, pictures, missing, `${at}/${index}`));
  if (!isRecord(value)) return value;
  const { file, ...rest } = value;
  const shaped = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, withUrls(item, pictures, missing, at + pointer(key))]));
  if (typeof file !== 'string') return 'file' in value ? { ...shaped, file } : shaped;
  if (!pictures.has(file)) missing(file, at);
  return { url: pictureUrl(pictures, file), ...shaped };
}

import type { RunQuery, Head, PageContext } from '../../api/page.ts';
import { certificationPath, paths } from '../../config/paths.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { slugOf } from '../../lib/slug.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { missingHead } from '../../ui/MissingSubject.tsx';
import { loadCertificationNames, preloadCertification, selectCertification } from './certificationData.ts';
import { describeCourse, courseStructuredData } from './course.ts';

export const preload = preloadCertification;

export const sitemap = async ({ runQuery }: { runQuery: RunQuery }): Promise<string[]> =>
  (await loadCertificationNames(runQuery))
    .map(slugOf)
    .filter((slug) => slug !== '')
    .map(certificationPath);

/** Title, description and structured data (CERT-09); 404 for an unknown certification (D-18). */
export function head({ params, url, state, name: pageName }: PageContext): Head {
  const slug = (params.certification_name ?? '').toLowerCase();
  const { certification, isMissing, error } = selectCertification(state, slug);
  if (certification === undefined) {
    const description = 'Certification training of the chapter: dates, fees, what you receive and who may sit the examination.';
    return isMissing ? missingHead('Training', description, error) : { title: pageName, loading: true, description };
  }
  const name = spaceAfterTrademarkSigns(certification.name);
  const path = certificationPath(slug);
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Certifications', path: `${paths.home}#certifications` },
    { name, path },
  ];
  return {
    title: name,
    description: describeCourse(certification, 155),
    path,
    structuredData: [courseStructuredData(certification, slug, url.origin), breadcrumbList(trail, url.origin)],
  };
}

export { default } from './CertificationPage.tsx';

import { escapeHtml } from './frame.ts';

/** Pages that always exist, in their canonical spelling. */
const FIXED = ['/', '/exploreJobs'];

interface Listed {
  _id?: unknown;
}

async function publishedJobIds(fetchHere: typeof fetch): Promise<string[]> {
  try {
    const answer = await fetchHere('http://site.internal/api/jobs/allJobs?limit=100');
    const jobs: unknown = answer.ok ? await answer.json() : [];
    if (!Array.isArray(jobs)) return [];
    return jobs.map((job: Listed | null) => job?._id).filter((id): id is string => typeof id === 'string');
  } catch {
    // A sitemap without jobs is better than none.
    return [];
  }
}

/** The sitemap: the fixed pages and the newest hundred published jobs. */
export async function sitemapXml(publicUrl: string, fetchHere: typeof fetch): Promise<string> {
  const jobs = (await publishedJobIds(fetchHere)).map((id) => `/exploreJobs?job=${encodeURIComponent(id)}`);
  const urls = [...FIXED, ...jobs].map((path) => `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

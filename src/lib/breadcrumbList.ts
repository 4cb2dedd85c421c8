/**
 * The way to a page as a schema.org `BreadcrumbList`, for search engines.
 *
 * @param steps names and paths, from the home page to the page itself
 * @param origin of links, without trailing slash
 */
export const breadcrumbList = (steps: readonly { name: string; path: string }[], origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${origin}${path}` })),
});

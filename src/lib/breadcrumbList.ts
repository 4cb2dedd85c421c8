/**
 * Builds a schema.org `BreadcrumbList`.
 * @param steps from the home page to the page itself
 * @param origin without trailing slash
 */
export const breadcrumbList = (steps: readonly { name: string; path: string }[], origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${origin}${path}` })),
});

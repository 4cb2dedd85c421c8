/** Lower case without accents, as both the search index and the searched words are kept: `Café` gives `cafe`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

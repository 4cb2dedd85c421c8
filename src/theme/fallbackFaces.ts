/** Ascent and descent that the font files state, in em (scripts/fonts/make.py). */
const HEIGHTS = { 'Anek Latin': [0.9, 0.2], Mukta: [0.96, 0.36] } as const;

const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Helvetica-Bold'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];

/**
 * A local face squeezed to the measures of one of ours.
 *
 * @param size width of our own texts in our face, divided by their width in the local one
 */
function fallback(face: keyof typeof HEIGHTS, name: string, weights: string, local: string[], size: number): string {
  const percent = (part: number): string => `${+(part * 100).toFixed(1)}%`;
  const [ascent, descent] = HEIGHTS[face];
  const sources = local.map((source) => `local("${source}")`).join();
  return `@font-face{font-family:"${face} ${name}";src:${sources};font-weight:${weights};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
}

/**
 * Local faces that stand in for ours and break lines where ours do. The sizes come from measuring 1951 lines of
 * the chapter's content in both faces.
 */
export const fallbackFaces = [
  fallback('Anek Latin', 'Arial', '100 650', ARIAL_BOLD, 0.905),
  fallback('Anek Latin', 'Arial', '651 900', ARIAL_BOLD, 0.922),
  fallback('Anek Latin', 'Roboto', '100 650', ROBOTO_BOLD, 0.959),
  fallback('Anek Latin', 'Roboto', '651 900', ROBOTO_BOLD, 0.977),
  fallback('Mukta', 'Arial', '100 500', ARIAL, 0.939),
  fallback('Mukta', 'Arial', '501 900', ARIAL_BOLD, 0.904),
  fallback('Mukta', 'Roboto', '100 500', ROBOTO, 0.943),
  fallback('Mukta', 'Roboto', '501 900', ROBOTO_BOLD, 0.958),
].join('\n');

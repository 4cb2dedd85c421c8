type OwnFont = 'Anek Latin' | 'Mukta';

/** Ascent and descent of the font files, in em (scripts/fonts/make.py). */
const VERTICAL_METRICS: Record<OwnFont, [ascent: number, descent: number]> = { 'Anek Latin': [0.9, 0.2], Mukta: [0.96, 0.36] };

/** Full or PostScript names of local fonts, regular and bold, in lookup order. */
const LOCAL_FONTS = {
  Arial: {
    regular: ['Arial', 'Liberation Sans', 'Arimo-Regular', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo-Bold', 'Helvetica Bold', 'Helvetica-Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  Noto: { regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
  DejaVu: { regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
};

type LocalFont = keyof typeof LOCAL_FONTS;
const localFonts = Object.keys(LOCAL_FONTS) as LocalFont[];

interface Replacement {
  font: OwnFont;
  weights: string;
  with: 'regular' | 'bold';
  /** Width of the chapter's content in our font, divided by its width in each local font. */
  sizes: Record<LocalFont, number>;
}

/** test/e2e/layout.spec.ts checks all sizes except those of Roboto. */
const REPLACEMENTS: Replacement[] = [
  { font: 'Anek Latin', weights: '100 650', with: 'bold', sizes: { Arial: 0.905, Roboto: 0.959, Noto: 0.863, DejaVu: 0.757 } },
  { font: 'Anek Latin', weights: '651 900', with: 'bold', sizes: { Arial: 0.922, Roboto: 0.977, Noto: 0.88, DejaVu: 0.772 } },
  { font: 'Mukta', weights: '100 500', with: 'regular', sizes: { Arial: 0.939, Roboto: 0.943, Noto: 0.887, DejaVu: 0.827 } },
  { font: 'Mukta', weights: '501 900', with: 'bold', sizes: { Arial: 0.904, Roboto: 0.958, Noto: 0.864, DejaVu: 0.757 } },
];

const percent = (fraction: number): string => `${+(fraction * 100).toFixed(1)}%`;

const INDIC_FONTS = '"Noto Sans Devanagari","Noto Sans Tamil","Noto Sans Kannada","Noto Sans Malayalam"';

/** Returns the `font-family` names of a font, its fallbacks with matching metrics, and fonts for four Indian scripts. */
const withFallbacks = (font: OwnFont): string =>
  `${[font, ...localFonts.map((local) => `${font} ${local}`)].map((name) => `"${name}"`).join()},${INDIC_FONTS},system-ui,sans-serif`;

/** CSS variables of the two fonts with their fallbacks (`primitives.ts`). */
export const fontVariables = `--reading:${withFallbacks('Mukta')};--display:${withFallbacks('Anek Latin')}`;

/** `@font-face` rules that scale local fonts to our metrics, so that lines break at the same words. */
export const fallbackFonts = REPLACEMENTS.flatMap(({ font, weights, with: kind, sizes }) =>
  localFonts.map((local) => {
    const size = sizes[local];
    const [ascent, descent] = VERTICAL_METRICS[font].map((part) => percent(part / size));
    const sources = LOCAL_FONTS[local][kind].map((name) => `local("${name}")`).join();
    return `@font-face{font-family:"${font} ${local}";src:${sources};font-weight:${weights};size-adjust:${percent(size)};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  }),
).join('\n');

import Color from 'color';
import { COLOUR_PAIRS, computeContrast, type ColourPair } from './contrast.ts';
import { dark, light, type Colours, type SchemeColours } from '../../../shared/colours.ts';

/** Colours that a chapter may choose per scheme, as `#RRGGBB`. */
export interface BrandColours {
  /** Links, headings and buttons. */
  brand?: string;
  /** Background of the footer and of bands with light text. */
  deep?: string;
  /** Colour of actions: buttons, dots, marks. */
  accent?: string;
  /** Page background. */
  paper?: string;
}

/** Colours that a chapter has chosen, by scheme. */
export interface ChosenColours {
  light?: BrandColours;
  dark?: BrandColours;
}

/** A chosen colour that cannot be used. */
export interface ColourMistake {
  /** JSON pointer in `chapter.yaml`, such as `/colours/light/brand`. */
  pointer: string;
  message: string;
}

type ColourName = keyof SchemeColours;
type BrandColourName = keyof BrandColours;

const WHITE = Color('white').hex();
const BLACK = Color('black').hex();

/** Mixes a share (0 to 1) of another colour into a colour. */
const mix = (colour: string, other: string, share: number): string => Color(colour).mix(Color(other), share).hex();

const isReadable = (foreground: string, background: string, minContrast = 4.5): boolean =>
  computeContrast(foreground, background) >= minContrast;

/** Mixes at most the given share of another colour into a colour, as much as is acceptable. Returns the colour itself if no share is. */
function mixWhile(colour: string, other: string, share: number, isAcceptable: (mixed: string) => boolean): string {
  for (let fraction = share; fraction > 0; fraction -= 0.01) {
    const mixed = mix(colour, other, fraction);
    if (isAcceptable(mixed)) return mixed;
  }
  return colour;
}

/** Mixes the smallest acceptable share of another colour into a colour. Returns the other colour if no share is acceptable. */
function mixUntil(colour: string, other: string, isAcceptable: (mixed: string) => boolean): string {
  for (let fraction = 0; fraction < 1; fraction += 0.02) {
    const mixed = fraction === 0 ? colour : mix(colour, other, fraction);
    if (isAcceptable(mixed)) return mixed;
  }
  return other;
}

/** Lightens a colour until it is acceptable, keeping its hue; returns white when it never is. */
function lightenUntil(colour: string, isAcceptable: (lighter: string) => boolean): string {
  const hsl = Color(colour).hsl();
  for (let lightness = hsl.lightness(); lightness < 100; lightness += 1) {
    const lighter = hsl.lightness(lightness).hex();
    if (isAcceptable(lighter)) return lighter;
  }
  return WHITE;
}

/** Returns the colours of a scheme: the base colours, except those that depend on a chosen colour. */
function deriveScheme(base: SchemeColours, { brand, deep, accent, paper }: BrandColours): SchemeColours {
  const derived = { ...base };
  const isDark = Color(base.paper).isDark();
  const oppositeColour = isDark ? WHITE : BLACK;
  if (paper !== undefined) {
    derived.paper = paper;
    derived.surface = isDark ? mix(paper, WHITE, 0.05) : mix(paper, WHITE, 0.6);
    derived.tint = isDark ? mix(paper, WHITE, 0.09) : mix(paper, derived.ink, 0.06);
    derived.line = mix(paper, derived.ink, 0.14);
    const backgrounds = [derived.paper, derived.surface, derived.tint];
    derived.lineStrong = mixUntil(mix(paper, derived.ink, 0.4), derived.ink, (line) =>
      backgrounds.every((item) => isReadable(line, item, 3)),
    );
  }
  const surfaces = [derived.paper, derived.surface, derived.tint];
  /** Returns a background on which the given text colour, `ink` and `inkSoft` are readable. */
  const derivePanelColour = (colour: string, share: number, textColour: string): string =>
    mixWhile(derived.surface, colour, share, (panelColour) =>
      [textColour, derived.ink, derived.inkSoft].every((text) => isReadable(text, panelColour)),
    );
  if (brand !== undefined) {
    derived.primary = brand;
    derived.primaryStrong = mix(brand, oppositeColour, 0.3);
    derived.primarySoft = derivePanelColour(brand, isDark ? 0.18 : 0.12, brand);
  }
  if (accent !== undefined) {
    derived.accent = accent;
    derived.onAccent = [base.onAccent, WHITE, BLACK].find((text) => isReadable(text, accent)) ?? BLACK;
    const strongAccents = [mix(accent, BLACK, 0.08), mix(accent, WHITE, 0.16)];
    derived.accentStrong = strongAccents.find((item) => isReadable(derived.onAccent, item)) ?? accent;
    derived.accentText = mixUntil(accent, oppositeColour, (text) => surfaces.every((background) => isReadable(text, background, 5)));
    derived.accentSoft = derivePanelColour(accent, isDark ? 0.18 : 0.22, derived.accentText);
  }
  if (deep !== undefined) {
    derived.deep = deep;
    if (!isReadable(derived.onDeep, deep)) derived.onDeep = WHITE;
    derived.deepRaised = mixWhile(deep, WHITE, 0.09, (mixed) => [derived.onDeep, derived.accent].every((text) => isReadable(text, mixed)));
    derived.onDeepSoft = mixWhile(derived.onDeep, deep, 0.2, (softColour) =>
      [deep, derived.deepRaised].every((background) => isReadable(softColour, background)),
    );
    derived.deepLine = mix(deep, derived.onDeep, 0.3);
  }
  return derived;
}

/** Neutral colours of the dark scheme; they get the hue of one of the chapter's colours. */
const DARK_NEUTRALS = ['paper', 'surface', 'tint', 'ink', 'inkSoft', 'line', 'lineStrong'] as const;

/** Returns the dark scheme, with the hue of a chapter's colour in its neutral colours. Changing the hue in LCH keeps the contrast. */
function tintDark(hueSource: string | undefined): SchemeColours {
  if (hueSource === undefined) return dark;
  const source = Color(hueSource).lch();
  const tinted = { ...dark };
  for (const name of DARK_NEUTRALS) {
    const original = Color(dark[name]).lch();
    tinted[name] = original.hue(source.hue()).chroma(Math.min(original.chroma(), source.chroma())).hex();
  }
  return tinted;
}

/** Derives the dark scheme's brand colours from the light ones: lighter for text, darker for backgrounds. */
function deriveDarkBrand(chosen: BrandColours, base: SchemeColours): BrandColours {
  const { brand, deep, accent } = chosen;
  const darkDeep = deep === undefined ? dark.deep : mix(deep, BLACK, 0.15);
  return {
    ...(brand && {
      brand: lightenUntil(brand, (colour) => [base.paper, base.surface, base.tint].every((paper) => isReadable(colour, paper, 7))),
    }),
    ...(deep && { deep: darkDeep }),
    ...(accent && { accent: lightenUntil(accent, (colour) => isReadable(colour, mix(darkDeep, WHITE, 0.09))) }),
  };
}

/** For each colour of a scheme: the brand colour to change when a pair with that colour has too little contrast. */
const BRAND_SOURCES: Readonly<Partial<Record<ColourName, BrandColourName>>> = {
  primary: 'brand',
  primaryStrong: 'brand',
  accent: 'accent',
  deep: 'deep',
  deepRaised: 'deep',
  paper: 'paper',
  surface: 'paper',
  tint: 'paper',
};

const COLOUR_DESCRIPTIONS: Readonly<Partial<Record<ColourName, string>>> = {
  primary: 'the brand’s colour',
  primaryStrong: 'the brand’s stronger colour',
  accent: 'the accent',
  onDeep: 'light text',
  onDeepSoft: 'quiet light text',
  deep: 'the deep surface',
  deepRaised: 'the raised deep surface',
  paper: 'the page',
  surface: 'cards',
  tint: 'quiet panels',
  ink: 'text',
  inkSoft: 'quiet text',
};

const findFailingPairs = (colours: SchemeColours) =>
  COLOUR_PAIRS.filter(({ foreground, background, minContrast }) => computeContrast(colours[foreground], colours[background]) < minContrast);

/** Returns the chosen colours that a pair derives from. The first is the one to change. */
const findSources = (chosen: BrandColours, { foreground, background }: Pick<ColourPair, 'foreground' | 'background'>): BrandColourName[] =>
  [BRAND_SOURCES[foreground], BRAND_SOURCES[background]].filter(
    (item): item is BrandColourName => item !== undefined && chosen[item] !== undefined,
  );

/** Returns the nearest colour with enough contrast in all its uses; undefined when there is none. */
function findNearestValidColour(base: SchemeColours, chosen: BrandColours, key: BrandColourName): string | undefined {
  const colour = chosen[key];
  if (colour === undefined) return undefined;
  for (let fraction = 0.02; fraction <= 1; fraction += 0.02) {
    for (const other of [BLACK, WHITE]) {
      const mixed = mix(colour, other, fraction);
      const replacement = { ...chosen, [key]: mixed };
      if (!findFailingPairs(deriveScheme(base, replacement)).some((pair) => findSources(replacement, pair)[0] === key)) return mixed;
    }
  }
  return undefined;
}

/** Returns the pairs with insufficient contrast as mistakes, one per chosen colour. */
function findMistakes(base: SchemeColours, chosen: BrandColours, scheme: 'light' | 'dark'): ColourMistake[] {
  const colours = deriveScheme(base, chosen);
  const mistakesByPointer = new Map<string, ColourMistake>();
  for (const { foreground, background, minContrast } of findFailingPairs(colours)) {
    const [source] = findSources(chosen, { foreground, background });
    const pointer = `/colours/${scheme}${source === undefined ? '' : `/${source}`}`;
    if (mistakesByPointer.has(pointer)) continue;
    const contrast = Math.floor(computeContrast(colours[foreground], colours[background]) * 100) / 100;
    const replacement = source === undefined ? undefined : findNearestValidColour(base, chosen, source);
    const advice = replacement === undefined ? '' : ` ${replacement} would do.`;
    mistakesByPointer.set(pointer, {
      pointer,
      message:
        `${COLOUR_DESCRIPTIONS[foreground] ?? foreground} (${colours[foreground]}) on ${COLOUR_DESCRIPTIONS[background] ?? background} (${colours[background]}) cannot be read in the ${scheme} scheme: ` +
        `their contrast is ${contrast}, and ${minContrast} is needed (WCAG AA).${advice}`,
    });
  }
  return [...mistakesByPointer.values()];
}

export const DEFAULT_COLOURS: Colours = { light, dark };

/**
 * Derives a chapter's colours. Brand colours that are not chosen for the dark scheme derive from those of the light scheme.
 * @returns both schemes, and contrast mistakes
 */
export function deriveColours(chosen: ChosenColours): { colours: Colours; mistakes: ColourMistake[] } {
  const lightBrand = chosen.light ?? {};
  const darkBase = tintDark(chosen.dark?.deep ?? lightBrand.deep ?? chosen.dark?.brand ?? lightBrand.brand);
  const darkBrand = { ...deriveDarkBrand(lightBrand, darkBase), ...chosen.dark };
  const lightMistakes = findMistakes(light, lightBrand, 'light');
  // If all dark colours derive from the light ones, their mistakes would only repeat the light ones' mistakes.
  const darkMistakes = lightMistakes.length === 0 || chosen.dark !== undefined ? findMistakes(darkBase, darkBrand, 'dark') : [];
  return {
    colours: { light: deriveScheme(light, lightBrand), dark: deriveScheme(darkBase, darkBrand) },
    mistakes: [...lightMistakes, ...darkMistakes],
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');
const packages = path.join(root, 'node_modules');
/** The folder of the fontconfig files. It is outside Playwright's own folder, because every run empties that one. */
const folder = path.join(root, 'test-results', 'fonts');

/** The regular and the bold file of each font that the test browser can be limited to. */
const FILES = {
  /** Metrically compatible with Arial and Liberation Sans. */
  Arimo: ['@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf', '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'],
  'Noto Sans': [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
  'DejaVu Sans': ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
} as const;

export type TestFont = keyof typeof FILES;
export const testFonts = Object.keys(FILES) as TestFont[];

/** Returns the full paths of a font's regular and bold file. */
const fontFiles = (font: TestFont): string[] => FILES[font].map((file) => path.join(packages, file));

/** Returns the path of the fontconfig file that limits a browser on Linux to one font (`FONTCONFIG_FILE`). */
export const fontConfigFile = (font: TestFont): string => path.join(folder, `${font.replaceAll(' ', '-')}.conf`);

/** Writes the fontconfig files. Call it before the first browser starts. */
export function writeFontConfigs(): void {
  mkdirSync(folder, { recursive: true });
  for (const font of testFonts) {
    const files = fontFiles(font);
    const tags = (name: string, values: string[]): string => values.map((value) => `<${name}>${value}</${name}>`).join('');
    writeFileSync(
      fontConfigFile(font),
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${tags('dir', [...new Set(files.map((file) => path.dirname(file)))])}
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>${tags('glob', files)}</acceptfont>
  </selectfont>
  <match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>
</fontconfig>
`,
    );
  }
}

import { reducedMotion, down, focusRing, lowWindow, tone } from './tokens.ts';
import { fallbackFonts, fontVariables } from './fallbackFonts.ts';
import { READING_FONT } from './primitives.ts';

/**
 * Base styles as plain CSS: fallback fonts, reset, links, focus ring, anchor offsets below the header (NAV-02), also for a field's label, the footer below the window
 * while something loads, so that it does not jump, what is hidden without scripts, and reduced motion. Reduced motion sets `transition:none` rather than a very short duration. With a duration every property would have a
 * transition, and inherited colours would lag when the scheme changes.
 */
export const globalStyles = `${fallbackFonts}
*,*::before,*::after{box-sizing:border-box}
:root{${fontVariables}}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:80px}
${down.md}{html:has(main [data-view=detail]){scroll-padding-bottom:128px}}
${lowWindow}{html:has(main [data-view=detail]){scroll-padding-bottom:0}}
body{margin:0;background:${tone.paper};color:${tone.ink};font:400 1.0625rem/1.6 ${READING_FONT};overflow-wrap:break-word;min-width:320px}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd{margin:0}
img,svg,video,iframe{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit}
.MuiButtonBase-root,.MuiChip-root{-webkit-user-select:none}
a{color:${tone.primary};text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
:focus-visible{outline:${focusRing.width}px solid ${focusRing.colour};outline-offset:${focusRing.offset}px}
[tabindex="-1"]:focus{outline:none}
input,select,textarea{scroll-margin-top:2.5rem}
main:has([aria-busy=true]){min-height:100vh}
@media (scripting:none){[aria-busy=true]{display:none}}
::selection{background:${tone.accent};color:${tone.onAccent}}
${reducedMotion}{*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`;

import anekLatin from './fonts/anek-latin.woff2';

/** Address of the display face, for a preload link. */
export const displayFaceUrl = anekLatin;

/**
 * The display face (Anek Latin by Ek Type, SIL Open Font License 1.1, variable from 500 to 800) and two
 * local faces with its measures. Ascent 0.9 em and descent 0.2 em are the face's own; the sizes come from
 * measuring our headings in both faces, so that lines break alike. `optional` keeps the local face for a
 * page whose font comes late: nothing ever moves.
 */
export const fontFaces = `
@font-face{font-family:"Anek Latin";src:url(${anekLatin}) format("woff2");font-weight:500 800;font-style:normal;font-display:optional}
@font-face{font-family:"Anek Latin Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");font-weight:100 550;size-adjust:93.4%;ascent-override:96.4%;descent-override:21.4%;line-gap-override:0%}
@font-face{font-family:"Anek Latin Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold");font-weight:551 900;size-adjust:90.5%;ascent-override:99.4%;descent-override:22.1%;line-gap-override:0%}
`.trim();

import { brand } from './palette.ts';
import { circle, gradient, kolamAt, picture, rect, stroke } from './svg.ts';

/** Pictures of the certifications: each has one seed, one shape and one colour, in every size. */

interface Mark {
  seed: string;
  shape: 'diamond' | 'octagon' | 'square';
  columns: number;
  from: string;
  to: string;
  line: string;
}

const marks: Record<string, Mark> = {
  pmp: { seed: 'pmp 1', shape: 'diamond', columns: 5, from: brand.aubergine, to: '#6a3a8c', line: brand.amber },
  'pmi-acp': { seed: 'acp 3', shape: 'square', columns: 4, from: brand.deepTeal, to: '#2b8d8b', line: '#d8f0e6' },
  dasm: { seed: 'dasm 2', shape: 'octagon', columns: 4, from: '#5c2440', to: '#c05a3c', line: '#ffe2b8' },
};

function icon(mark: Mark): string {
  return picture(
    96,
    96,
    gradient('g', mark.from, mark.to) +
      circle(48, 48, 46, 'url(#g)') +
      circle(48, 48, 41, 'none', `stroke="${mark.line}" stroke-opacity=".5"`) +
      kolamAt({ ...mark, x: 48, y: 48, size: mark.shape === 'diamond' ? 66 : 52, colour: mark.line, line: 2, dots: mark.line }),
  );
}

function background(mark: Mark): string {
  const fade =
    '<defs><linearGradient id="f"><stop offset=".25" stop-color="#000"/><stop offset=".85" stop-color="#fff"/></linearGradient><mask id="m"><rect width="960" height="600" fill="url(#f)"/></mask></defs>';
  return picture(
    960,
    600,
    gradient('g', mark.from, mark.to, 'x2="1" y2="1"') +
      rect(0, 0, 960, 600, 'url(#g)') +
      fade +
      `<g mask="url(#m)">${kolamAt({ seed: `${mark.seed} wide`, x: 700, y: 300, size: 760, shape: mark.shape, columns: mark.columns + 4, colour: mark.line, line: 3.4, dots: mark.line, opacity: 0.5 })}</g>`,
  );
}

function card(body: string): string {
  return picture(640, 480, gradient('g', '#fdf7ec', '#f6e6cf') + rect(0, 0, 640, 480, 'url(#g)', 'rx="20"') + body);
}

/** A kolam that grows, dot by dot, into a finished figure. */
function growth(mark: Mark): string {
  const stages = [0, 0.28, 0.62, 1].map((drawn, i) => {
    const x = 176 + (i % 2) * 288;
    const y = 132 + Math.floor(i / 2) * 216;
    return (
      rect(x - 128, y - 96, 256, 192, i === 3 ? mark.from : '#ffffff', 'rx="14"') +
      kolamAt({
        ...mark,
        x,
        y,
        size: 160,
        drawn,
        colour: i === 3 ? mark.line : mark.to,
        line: 3,
        dots: i === 3 ? mark.line : brand.marigold,
      })
    );
  });
  return card(
    stages.join('') +
      stroke('M308 132h24M176 236v0M308 348h24', brand.marigold, 5) +
      stroke('M464 232l-288 16', brand.marigold, 5, 'stroke-dasharray="1 14"'),
  );
}

/** One line that weaves through a loop of dots and returns to where it began. */
function loop(mark: Mark): string {
  return card(
    circle(320, 240, 196, mark.from) +
      circle(
        320,
        240,
        182,
        'none',
        `stroke="${mark.line}" stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 10" stroke-linecap="round"`,
      ) +
      kolamAt({
        ...mark,
        seed: `${mark.seed} loop`,
        shape: 'octagon',
        columns: 6,
        x: 320,
        y: 240,
        size: 270,
        colour: mark.line,
        line: 3.6,
        dots: brand.marigold,
      }) +
      [0, 1, 2, 3]
        .map((i) =>
          circle(
            320 + Math.cos((i * Math.PI) / 2 + 0.785) * 182,
            240 + Math.sin((i * Math.PI) / 2 + 0.785) * 182,
            13,
            [brand.marigold, brand.clay, brand.lilac, brand.mint][i] ?? brand.clay,
          ),
        )
        .join(''),
  );
}

/** Four kolams, each woven differently round the same dots. */
function choices(mark: Mark): string {
  const grounds = [mark.from, brand.deepTeal, brand.plum, mark.to];
  return card(
    grounds
      .map((ground, i) => {
        const x = 176 + (i % 2) * 288;
        const y = 132 + Math.floor(i / 2) * 216;
        return (
          rect(x - 128, y - 96, 256, 192, ground, 'rx="14"') +
          kolamAt({
            seed: `choice ${i + 1}`,
            shape: 'square',
            columns: 4,
            x,
            y,
            size: 132,
            colour: mark.line,
            line: 3,
            dots: brand.marigold,
          })
        );
      })
      .join(''),
  );
}

/** File name to drawing, for every certification. */
export function certificationPictures(): Record<string, string> {
  const whys: Record<string, (mark: Mark) => string> = { pmp: growth, 'pmi-acp': loop, dasm: choices };
  const out: Record<string, string> = {};
  for (const [name, mark] of Object.entries(marks)) {
    out[`icon-${name}.svg`] = icon(mark);
    out[`certification-${name}.svg`] = background(mark);
    out[`why-${name}.svg`] = (whys[name] ?? loop)(mark);
  }
  return out;
}

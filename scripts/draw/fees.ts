import { brand } from './palette.ts';
import { circle, kolamAt, picture, rect, stroke } from './svg.ts';

/** A table of fees as a picture: label and price by line, in rupees as shown. */
function feesTable(title: string, rows: readonly (readonly [string, string])[], remark: string, seed: string): string {
  const lines = rows
    .map(([label, price], i) => {
      const y = 168 + i * 56;
      return (
        `<text x="48" y="${y}" font-size="24">${label}</text><text x="592" y="${y}" font-size="26" font-weight="700" text-anchor="end">${price}</text>` +
        (i < rows.length - 1 ? stroke(`M48 ${y + 20}H592`, brand.plum, 1.2, 'opacity=".22"') : '')
      );
    })
    .join('');
  return picture(
    640,
    400,
    rect(0, 0, 640, 400, brand.paper, 'rx="20"') +
      rect(0, 0, 640, 108, brand.aubergine) +
      circle(562, 54, 44, brand.marigold, 'opacity=".16"') +
      kolamAt({ seed, x: 562, y: 54, size: 82, shape: 'diamond', columns: 5, colour: brand.amber, line: 1.8, dots: brand.amber }) +
      `<g font-family="system-ui,sans-serif" fill="${brand.ink}"><text x="48" y="66" font-size="28" font-weight="700" fill="${brand.paper}">${title}</text>${lines}<text x="48" y="366" font-size="19" opacity=".75">${remark}</text></g>`,
  );
}

/** File name to drawing, for the fees of events. */
export function feesPictures(): Record<string, string> {
  return {
    'fees-pm-enrich.svg': feesTable(
      'Workshop fees',
      [
        ['Chapter members', '₹1,800'],
        ['Everybody else', '₹2,400'],
        ['Students', '₹500'],
      ],
      'Lunch and printed cards included.',
      'fees enrich',
    ),
    'fees-conference.svg': feesTable(
      'Conference fees, two days',
      [
        ['Chapter members', '₹3,200'],
        ['Everybody else', '₹4,500'],
        ['Students, lunches only', '₹600'],
      ],
      'Groups of five pay for four.',
      'fees conference',
    ),
  };
}

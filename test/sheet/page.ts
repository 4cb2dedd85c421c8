import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { SMALL_HEIGHT, type Shot } from './shot.ts';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Attributes with text in them; those without a value are left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined || value === '' ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function item(shot: Shot, live: string): string {
  const { name, page, width, scheme = '', picture, height = 0, small = 0, problem, steps } = shot;
  if (picture === undefined) return '';
  const told = `${name}, ${width} px, ${scheme}`;
  const toDo = steps === '' ? undefined : `To do there: ${steps}.`;
  const data = { page, name, width, scheme, height, problem, steps: toDo };
  return `<li${attributes(Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value])))}>
<a href="${picture}.webp"><img src="${picture}-small.webp" alt="${escaped(told)}" loading="lazy" width="${small}" height="${SMALL_HEIGHT}"></a>
<a href="${escaped(live)}" target="_blank" rel="noopener">Live, ${width} px, ${scheme}</a></li>`;
}

function stateSection(shots: readonly Shot[], liveOf: (shot: Shot) => string): string {
  const [first] = shots;
  if (first === undefined) return '';
  const { name, address, steps, who } = first;
  const problems = unique(shots.flatMap(({ problem, width }) => (problem === undefined ? [] : [`${width} px: ${problem}`])));
  return `<section><h3>${escaped(name)}</h3>
<p class="quiet">${escaped(address)}${who === '' ? '' : `, signed in as ${escaped(who)}`}</p>
${steps === '' ? '' : `<p>To do on the live page: ${escaped(steps)}.</p>`}
${problems.map((problem) => `<p class="wrong">${escaped(problem)}</p>`).join('\n')}
<ul>${shots.map((shot) => item(shot, liveOf(shot))).join('\n')}</ul></section>`;
}

const checkboxes = (name: string, values: readonly (string | number)[], unit: string): string =>
  values.map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked>${value}${unit}</label>`).join('\n');

/**
 * The contact sheet: every picture small, to be filtered and leafed through in full size, each with a link to its live page.
 * @param shots in their order
 * @param liveOf the address of a picture's live page
 * @returns one page of HTML, which needs its pictures beside it and nothing else
 */
export function sheetPage(shots: readonly Shot[], liveOf: (shot: Shot) => string): string {
  const pages = unique(shots.map(({ page }) => page));
  const widths = unique(shots.map(({ width }) => width)).sort((one, other) => one - other);
  const schemes = unique(shots.flatMap(({ scheme = [] }) => scheme));
  const states = (page: string): string =>
    unique(shots.filter((shot) => shot.page === page).map(({ name }) => name))
      .map((name) =>
        stateSection(
          shots.filter((shot) => shot.name === name),
          liveOf,
        ),
      )
      .join('\n');
  const failed = unique(shots.flatMap(({ problem, name }) => (problem === undefined ? [] : [name])));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>States of every page</title>
<style>${read('style.css')}</style>
</head>
<body>
<main>
<h1>States of every page</h1>
<p>Press a picture for its full size, and leaf with the arrow keys. “Live” opens the page in that state, as long as
<code>npm run states</code> runs (<code>npm run states -- --look</code> starts it again without new pictures).</p>
${failed.length === 0 ? '' : `<p class="wrong">To be looked at: ${escaped(failed.join(', '))}.</p>`}
<form aria-label="Filters">
<label>Page <select name="page"><option value="">all</option>${pages.map((page) => `<option>${page}</option>`).join('')}</select></label>
<label>State <input type="search" name="words" autocomplete="off"></label>
${checkboxes('width', widths, ' px')}
${checkboxes('scheme', schemes, '')}
<label><input type="checkbox" name="problems" value="only">only with problems</label>
<output></output>
</form>
${pages.map((page) => `<section><h2>${page}</h2>\n${states(page)}</section>`).join('\n')}
</main>
<dialog aria-label="A picture in full size">
<header><p id="told" role="status"></p><button type="button" id="back">Back</button><button type="button" id="on">Next</button>
<a id="live" target="_blank" rel="noopener">Live page</a><button type="button" id="close">Close</button></header>
<div tabindex="0" role="group" aria-label="Picture"><img alt=""></div>
</dialog>
<script type="module">${stripTypeScriptTypes(read('leaf.ts'))}</script>
</body>
</html>
`;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import type { Content } from '../../../server/cms/types.ts';
import { listPast, listUpcoming } from '../../../server/cms/serializeEvents.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';

const content: Content = loadSnapshot(CONTENT_FOLDER).content;
const pictures = join(CONTENT_FOLDER, 'pictures');

describe.each(['2026-11-20', '2027-02-28', '2031-06-15'])('the demo content on %s', (today) => {
  it('has upcoming events of at least six programs, and past events of every year from 2021 to 2025', () => {
    const upcoming = listUpcoming(content, today);
    expect(upcoming.length).toBeGreaterThanOrEqual(8);
    expect(new Set(upcoming.map(({ event }) => event.category)).size).toBeGreaterThanOrEqual(6);
    const years = new Set(listPast(content, today).map(({ days }) => days.start.slice(0, 4)));
    expect([...years]).toEqual(expect.arrayContaining(['2021', '2022', '2023', '2024', '2025']));
    expect(listPast(content, today).length).toBeGreaterThanOrEqual(20);
  });
});

it('the demo content has an event today and one that lasts two days', () => {
  const upcoming = listUpcoming(content, '2026-11-20');
  expect(upcoming.some(({ days }) => days.start === '2026-11-20')).toBe(true);
  expect(upcoming.some(({ days }) => days.start !== days.end)).toBe(true);
});

it('the demo content has at least three events of every program', () => {
  for (const { name } of content.categories)
    expect(content.events.filter((event) => event.category === name).length).toBeGreaterThanOrEqual(3);
});

it('[EVT-07] the demo content has a sold-out event, one with a speaker who is always sold out, and two with fees', () => {
  expect(content.events.filter((event) => event.sold_out)).toHaveLength(1);
  expect(content.events.some(({ speakers }) => speakers?.some(({ name }) => name === 'Meenakshi Sundaram'))).toBe(true);
  expect(content.events.filter((event) => event.fees_right_section)).toHaveLength(2);
});

it('[VID-02] the demo content has 12 videos, one of which can’t be played yet', () => {
  expect(content.videos).toHaveLength(12);
  expect(content.videos.filter((video) => video.vimeo_embed_url === undefined)).toHaveLength(1);
});

it('[ABOUT-02] the demo content has past presidents without a gap since 1998', () => {
  const terms = content.pastPresidents.map(({ from_to: term }) => term.split(' – ').map(Number)).reverse();
  const endDates = terms.map(([, to]) => to);
  expect(terms.map(([from]) => from)).toEqual([1998, ...endDates.slice(0, -1)]);
});

it('the demo content names no hosts except example.org and those of videos and social networks', () => {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(md|yaml)$/.test(name));
  const hosts = files.flatMap((file) =>
    [...readFileSync(join(CONTENT_FOLDER, file), 'utf8').matchAll(/https?:\/\/([^/\s]+)|[\w.-]+@([\w.-]+\w)/g)].map(
      ([, host, mail]) => host ?? mail ?? '',
    ),
  );
  expect(hosts).toEqual(expect.arrayContaining(['example.org', 'player.vimeo.com']));
  expect(
    hosts.filter((host) => !/^([\w-]+\.)*example\.org$|^player\.vimeo\.com$|^www\.(linkedin|youtube|instagram)\.com$/.test(host)),
  ).toEqual([]);
});

it('the demo content has only small SVG pictures without scripts or external links', () => {
  const files = readdirSync(pictures);
  expect(files.filter((file) => !file.endsWith('.svg'))).toEqual([]);
  for (const file of files) {
    expect(statSync(join(pictures, file)).size).toBeLessThanOrEqual(12 * 1024);
    const svg = readFileSync(join(pictures, file), 'utf8');
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/<script|<foreignObject|\bon\w+=|https?:|NaN|undefined/i);
  }
});

it('the demo content uses every picture', () => {
  const texts = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => readFileSync(join(CONTENT_FOLDER, name), 'utf8'))
    .join('\n');
  expect(readdirSync(pictures).filter((file) => !texts.includes(file))).toEqual([]);
});

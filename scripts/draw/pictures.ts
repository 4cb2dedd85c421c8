import { certificationPictures } from './certifications.ts';
import { feesPictures } from './fees.ts';
import { heroPictures } from './heroes.ts';
import { initiativePictures } from './initiatives.ts';
import { looks } from './looks.ts';
import { brand, lights, type Light } from './palette.ts';
import { portrait } from './people.ts';
import { sceneHeight, scenes, sceneWidth } from './scenes.ts';
import { gradient, picture, rect } from './svg.ts';

type LightName = keyof typeof lights;

/** The light of each program's own picture, then of the three pictures of its events. */
const programLights: Record<string, readonly [LightName, LightName, LightName, LightName]> = {
  'pm-footprints': ['clay', 'dusk', 'dawn', 'river'],
  'pm-enrich': ['dawn', 'river', 'clay', 'night'],
  'ec-footprints': ['clay', 'dawn', 'river', 'dusk'],
  'pm-open-space': ['dawn', 'river', 'clay', 'dusk'],
  conferences: ['dusk', 'clay', 'night', 'dusk'],
  'pm-outreach': ['clay', 'dawn', 'dusk', 'river'],
  'women-in-projects': ['dusk', 'clay', 'river', 'night'],
  'book-circle': ['river', 'dusk', 'dawn', 'night'],
};

/** Which scene, in which light and with which last digit of the seed, is the poster of a video. */
const posters: Record<string, readonly [string, LightName, number]> = {
  '301': ['book-circle', 'clay', 1],
  '302': ['conferences', 'night', 1],
  '303': ['ec-footprints', 'clay', 2],
  '304': ['pm-outreach', 'clay', 1],
  '305': ['women-in-projects', 'dusk', 2],
  '306': ['pm-enrich', 'dusk', 1],
  '307': ['pm-open-space', 'night', 1],
  '308': ['book-circle', 'river', 2],
  '309': ['conferences', 'clay', 2],
  '310': ['ec-footprints', 'dusk', 2],
  '311': ['pm-enrich', 'dawn', 2],
  '312': ['pm-footprints', 'clay', 3],
};

function scene(program: string, light: LightName, seed: string): string {
  const draw = scenes[program];
  if (!draw) throw new Error(`There is no scene for the program "${program}"`);
  const chosen: Light = lights[light];
  return draw(chosen, seed);
}

/** A still of a recording: wider than an event's picture, and darker towards the foot, so that it is told from one. */
function poster([program, light, digit]: readonly [string, LightName, number], id: string): string {
  const body =
    scene(program, light, `video-${id}-${digit}`) +
    gradient('shade', `${brand.ink}00`, `${brand.ink}73`) +
    rect(0, 0, sceneWidth, sceneHeight, 'url(#shade)');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 640 360" width="640" height="360">${body}</svg>\n`;
}

/** Every picture of the demo content: file name to SVG text. The same on every run. */
export function allPictures(): Record<string, string> {
  const out: Record<string, string> = { ...heroPictures(), ...certificationPictures(), ...initiativePictures(), ...feesPictures() };
  for (const [program, [own, ...events]] of Object.entries(programLights)) {
    out[`program-${program}.svg`] = picture(sceneWidth, sceneHeight, scene(program, own, `program-${program}-1`));
    events.forEach((light, index) => {
      out[`event-${program}-${index + 1}.svg`] = picture(sceneWidth, sceneHeight, scene(program, light, `event-${program}-${index + 1}`));
    });
  }
  for (const [id, choice] of Object.entries(posters)) out[`video-${id}.svg`] = poster(choice, id);
  for (const name of Object.keys(looks)) out[`person-${name}.svg`] = portrait(name);
  return out;
}

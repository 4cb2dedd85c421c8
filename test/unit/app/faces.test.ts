import { startFaces } from '../../../src/boot/faces.ts';
import { fetchFaces, showFaces } from '../../../src/app/faces.ts';
import { FACES_COOKIE } from '../../../src/theme/fonts.ts';

/** A font that arrives when the test says so. */
class FakeFace {
  static arriving: Promise<unknown> = Promise.resolve();
  readonly load = jest.fn(() => FakeFace.arriving);
  readonly family: string;
  readonly descriptors: FontFaceDescriptors;
  constructor(family: string, _source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.descriptors = descriptors;
  }
}

const shown: FakeFace[] = [];

beforeEach(() => {
  shown.length = 0;
  FakeFace.arriving = Promise.resolve();
  Object.assign(globalThis, { FontFace: FakeFace });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: FakeFace) => shown.push(face) } });
  document.cookie = `${FACES_COOKIE}; max-age=0`;
});

const after = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

describe('the faces of the first page', () => {
  it('are there before the first paint on a quick line', () => {
    after(90);
    startFaces();
    expect(shown.map(({ family, descriptors }) => [family, descriptors.weight, descriptors.display])).toEqual([
      ['Anek Latin', '600 700', 'optional'],
      ['Mukta', '400', 'optional'],
      ['Mukta', '600 700', 'optional'],
    ]);
    expect(shown.every(({ load }) => load.mock.calls.length === 1)).toBe(true);
  });

  it('are not even asked for on a slow one', () => {
    after(450);
    startFaces();
    expect(shown).toEqual([]);
  });

  it('are there on any line once they are in the cache', async () => {
    after(450);
    await fetchFaces();
    startFaces();
    expect(shown).toHaveLength(3);
  });
});

describe('the faces of the pages after it', () => {
  it('are fetched first and shown with the next page, once', async () => {
    await fetchFaces();
    expect(shown).toEqual([]);
    showFaces();
    expect(shown.map(({ family }) => family)).toEqual(['Anek Latin', 'Mukta', 'Mukta']);
    showFaces();
    expect(shown).toHaveLength(3);
  });

  it('stay the fallback when they do not arrive, and are not taken for cached', async () => {
    FakeFace.arriving = Promise.reject(new DOMException('The network failed.', 'NetworkError'));
    await fetchFaces();
    showFaces();
    expect(shown).toEqual([]);
    expect(document.cookie).not.toContain(FACES_COOKIE);
  });
});

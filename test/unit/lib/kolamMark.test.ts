import { drawKolam } from '../../../src/lib/kolam.ts';
import { chooseKolamMark, MARK_TINT_COUNT } from '../../../src/lib/kolamMark.ts';

describe('chooseKolamMark', () => {
  it('returns the same mark for the same name', () => {
    expect(chooseKolamMark('Palar Payments')).toEqual(chooseKolamMark('Palar Payments'));
  });

  it('distinguishes names by outline, rotation and colour, not only by the curve', () => {
    const marks = Array.from({ length: 60 }, (_, index) => chooseKolamMark(`Employer ${index}`));
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBeGreaterThan(35);
    expect(new Set(marks.map(({ tint }) => tint)).size).toBe(MARK_TINT_COUNT);
    expect(new Set(marks.map(({ isRotated }) => isRotated)).size).toBe(2);
  });

  it('takes few bytes in a page', () => {
    for (let index = 0; index < 60; index += 1) {
      const { dots, curves } = drawKolam(`Employer ${index}`, chooseKolamMark(`Employer ${index}`));
      expect(dots.length + curves.join('').length).toBeLessThan(1000);
    }
  });
});

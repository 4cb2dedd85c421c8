import { drawKolam } from '../../../src/lib/kolam.ts';
import { chooseKolamMark, MARK_TINT_COUNT } from '../../../src/lib/kolamMark.ts';

describe('chooseKolamMark', () => {
  it('returns the same mark for the same name', () => {
    expect(chooseKolamMark('Palar Payments')).toEqual(chooseKolamMark('Palar Payments'));
  });

  it('mostly chooses different marks for different names, and uses every colour and both rotations', () => {
    const marks = Array.from({ length: 60 }, (_, index) => chooseKolamMark(`Employer ${index}`));
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBeGreaterThan(35);
    expect(new Set(marks.map(({ tint }) => tint)).size).toBe(MARK_TINT_COUNT);
    expect(new Set(marks.map(({ isRotated }) => isRotated)).size).toBe(2);
  });

  it('chooses marks whose drawings have fewer than 1,000 characters', () => {
    for (let index = 0; index < 60; index += 1) {
      const { dots, curves } = drawKolam(`Employer ${index}`, chooseKolamMark(`Employer ${index}`));
      expect(dots.length + curves.join('').length).toBeLessThan(1000);
    }
  });
});

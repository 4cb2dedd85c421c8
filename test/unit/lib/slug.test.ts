import fc from 'fast-check';
import { CERTIFICATION_IDS, idOfSlug, slugOf } from '../../../src/lib/slug.ts';

describe('slugOf', () => {
  it.each([
    ['[CERT-01] drops ®', 'PMP®Certification Training', 'pmpcertification-training'],
    ['[CERT-01] keeps hyphens', 'PMI-ACP Training', 'pmi-acp-training'],
    [
      '[CERT-01] drops brackets',
      'Disciplined Agile Scrum Master (DASM) Certification',
      'disciplined-agile-scrum-master-dasm-certification',
    ],
    ['[SPP-01] drops an ampersand', 'E&C Footprints', 'ec-footprints'],
    ['[D-6] decodes entities first', 'E&amp;C Footprints', 'ec-footprints'],
    ['[D-6] decodes numeric entities', 'E&#038;C Footprints', 'ec-footprints'],
    ['[SPP-01] turns spaces into one hyphen', '  PM   Open Space ', 'pm-open-space'],
    ['[SPP-01] keeps other scripts', 'कावेरी मंच', 'कावेरी-मंच'],
    ['[SPP-01] joins a letter and its accent to one character', 'Cafe\u0301 Talks', 'caf\u00e9-talks'],
  ])('%s', (_, name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('[SPP-01] returns nothing that breaks a path, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugOf(name);
        expect(slug).not.toMatch(/[\s/?#&%\\]/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

const PROGRAM_IDS = { 'pm-footprints': 56, 'ec-footprints': 55 };

describe('idOfSlug', () => {
  it('[SPP-01] finds the fixed programs without a listing', () => {
    expect(idOfSlug('ec-footprints', PROGRAM_IDS)).toBe('55');
    expect(idOfSlug('PM-Footprints', PROGRAM_IDS)).toBe('56');
    expect(idOfSlug('pmi-acp-training', CERTIFICATION_IDS)).toBe('2722');
  });

  it('[SPP-01] finds new programs in the listing', () => {
    const listing = [{ id: '120', name: 'Women &amp; Projects' }];
    expect(idOfSlug('women-projects', PROGRAM_IDS, listing)).toBe('120');
    expect(idOfSlug('nowhere', PROGRAM_IDS, listing)).toBeNull();
  });

  it('ignores names of object properties', () => {
    expect(idOfSlug('constructor', PROGRAM_IDS)).toBeNull();
  });
});

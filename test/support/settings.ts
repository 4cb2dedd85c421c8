import { EXTENSIONS } from '../../shared/extensions.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { demoChapter } from './content.ts';

/** The public settings of an installation with every extension of the embedded backends. */
export const testSettings: PublicSettings = {
  chapter: demoChapter.facts,
  publicUrl: 'https://chapter.example.org',
  extensions: EXTENSIONS,
  registrations: true,
  emailjs: { serviceId: 's', publicKey: 'k', templates: { general: 'g', training: 't', csr: 'c' } },
};

import type { Extension } from '../../shared/extensions.ts';
import type { ChapterFacts } from '../../shared/chapter.ts';

/** Public settings that the server embeds in each page, so that one build serves every installation. */
export interface PublicSettings {
  chapter: ChapterFacts;
  /** Origin of canonical links, without a trailing slash, e.g. `https://chapter.example.org`. */
  publicUrl: string;
  /** Extensions (`x-extension`) that the job backend supports. Features that need any other extension are hidden. */
  extensions: readonly Extension[];
  /** Host of the provider's content system, whose files this site serves. Absent with the embedded content. */
  contentHost?: string;
  /** Whether events can take registrations on this site (REG-01): not before a provider. */
  registrations: boolean;
  /** Analytics measurement id. When absent, there is no analytics script and no consent question (NAV-03). */
  gaMeasurementId?: string;
  /** E-mail service of the enquiry forms (CONT-07). When `origin` is absent, the forms use the server's own endpoint. */
  emailjs: {
    origin?: string;
    serviceId: string;
    publicKey: string;
    templates: { general: string; training: string; csr: string };
  };
}

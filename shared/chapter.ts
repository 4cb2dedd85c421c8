/** What site and server both say of the chapter; everything else that makes it this one is in `src/config/siteConfig.ts`. */
export const chapter = {
  name: 'Kaveri Chapter',
  supportEmail: 'support@kaveri-chapter.example.org',
  /** who mail is from when no setting says so */
  mailAddress: 'no-reply@kaveri-chapter.example.org',
} as const;

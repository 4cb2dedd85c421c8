/** Words by which visitors search for pages, besides the words on the pages. The keys are paths in lower case. */
const PAGE_KEYWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/': 'home start news calendar',
    '/events': 'events calendar upcoming next past archive programme schedule slides recording subscribe',
    '/explorejobs': 'jobs job board vacancy opening career hire hiring recruit employer post a job',
    '/login': 'login log in sign in register account one-time passcode otp code video recording',
    '/contact': 'contact phone number telephone call mail address office location map hours support help question enquiry',
    '/about-us': 'about chapter mission vision history board of directors past presidents president team leader',
    '/training': 'corporate training company in-house course for teams',
    '/volunteering': 'volunteer volunteering become a volunteer help take part team',
    '/non-profit': 'csr ngo non-profit charity donate donation social',
    '/academic-relations': 'academic college school university student campus teacher',
    '/membership': 'membership become a member join renew benefit',
  }),
);

/** Words that are replaced by another word in searches. All are singular and in lower case. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    certificate: 'certification',
    certified: 'certification',
    charge: 'fee',
    cost: 'fee',
    price: 'fee',
  }),
);

/** Words that say that a visitor searches for jobs, but not for which jobs. All are singular. */
export const JOB_WORDS: ReadonlySet<string> = new Set(['job', 'opening', 'vacancy']);

/** Words by which visitors search for any item of a kind. */
export const KIND_KEYWORDS = {
  certification:
    'certification training course class fee price cost next batch date schedule exam examination eligibility eligible register enrol',
  program: 'program series calendar subscribe',
  upcomingEvent: 'event upcoming next register session talk',
  pastEvent: 'event past session talk',
} as const;

/** Returns the words by which visitors search for a page, besides the words on the page. */
export const findPageKeywords = (path: string): string => PAGE_KEYWORDS.get(path.toLowerCase()) ?? '';

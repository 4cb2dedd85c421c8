import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Page', 'Search', 'Provider', 'System'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPageContent: build.query<GetPageContentApiResponse, GetPageContentApiArg>({
        query: (queryArg) => ({ url: `/site/pages/${encodeURIComponent(String(queryArg))}` }),
        providesTags: ['Page'],
      }),
      searchSite: build.query<SearchSiteApiResponse, SearchSiteApiArg>({
        query: (queryArg) => ({
          url: `/site/search`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Search'],
      }),
      getProviderDrift: build.query<GetProviderDriftApiResponse, GetProviderDriftApiArg>({
        query: () => ({ url: `/site/provider/drift` }),
        providesTags: ['Provider'],
      }),
      getSystemState: build.query<GetSystemStateApiResponse, GetSystemStateApiArg>({
        query: () => ({ url: `/site/system` }),
        providesTags: ['System'],
      }),
      listSystemMails: build.query<ListSystemMailsApiResponse, ListSystemMailsApiArg>({
        query: () => ({ url: `/site/system/mails` }),
        providesTags: ['System'],
      }),
      sendMailAgain: build.mutation<SendMailAgainApiResponse, SendMailAgainApiArg>({
        query: (queryArg) => ({ url: `/site/system/mails/${encodeURIComponent(String(queryArg))}/again`, method: 'POST' }),
        invalidatesTags: ['System'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as siteEndpoints };
export type GetPageContentApiResponse = /** status 200 The words. */ PageContent;
export type GetPageContentApiArg =
  /** Which page. */ | 'about'
  | 'academic-relations'
  | 'certification'
  | 'contact'
  | 'membership'
  | 'non-profit'
  | 'own-data'
  | 'posting'
  | 'training'
  | 'volunteering';
export type SearchSiteApiResponse = /** status 200 What was found; groups without a result are left out, jobs come last. */ SearchAnswer;
export type SearchSiteApiArg = {
  /** What is searched for; plain text. */
  q: string;
  /** Most results of one kind; a count. 20 without it. */
  limit?: number;
};
export type GetProviderDriftApiResponse = /** status 200 What is known by now. */ ProviderDrift;
export type GetProviderDriftApiArg = void;
export type GetSystemStateApiResponse = /** status 200 How it does. */ SystemState;
export type GetSystemStateApiArg = void;
export type ListSystemMailsApiResponse = /** status 200 The mails. */ SystemMails;
export type ListSystemMailsApiArg = void;
export type SendMailAgainApiResponse = /** status 200 It is in the queue again. */ SystemDone;
export type SendMailAgainApiArg = /** The id of a mail. */ string;
export type PageIntro = {
  /** The page's main heading. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
};
export type Milestone = {
  /** The year, or two of them. */
  year: string;
  /** The title. */
  title: string;
  /** What happened. */
  text: string;
};
export type History = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The years, the first one first. */
  years: Milestone[];
};
export type Point = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
};
export type Mission = {
  /** The section's heading. */
  title: string;
  /** The mission in one sentence. */
  statement: string;
  /** What follows from it. */
  points: Point[];
};
export type BoardIntro = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
};
export type SectionIntro = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
};
export type AboutPage = {
  /** Which page it is. */
  page: 'about';
  /** The page's beginning. */
  intro: PageIntro;
  /** The years since the chapter was founded. */
  about: History;
  /** What the chapter is there for. */
  mission: Mission;
  /** The board. */
  bod: BoardIntro;
  /** The past presidents. */
  pp: SectionIntro;
};
export type Axis = {
  /** Which two, by their place in the list of stakeholders. */
  between: number[];
  /** What it is called. */
  title: string;
  /** What it is. */
  text: string;
};
export type Objectives = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The objectives. */
  points: Point[];
  /** The three kinds of institutions. */
  stakeholders: Point[];
  /** What the axes are called. */
  axesTitle: string;
  /** What lies between each two of them. */
  axes: Axis[];
};
export type ContactDetails = {
  /** The heading. */
  title: string;
  /** What to tell them. */
  text: string;
  /** Address. */
  email: string;
  /** Telephone number. */
  phone: string;
};
export type ServiceLabels = {
  /** Its name. */
  service: string;
  /** For whom it is. */
  audience: string;
  /** How long it takes. */
  length: string;
  /** Where it takes place. */
  place: string;
};
export type Service = {
  /** What it is called. */
  title: string;
  /** What has to be known of it first. */
  note?: string;
  /** For whom. */
  audience: string;
  /** How long. */
  length: string;
  /** Where. */
  place: string;
};
export type ServiceGroup = {
  /** The kind. */
  title: string;
  /** The services. */
  services: Service[];
};
export type Services = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** What the facts are called. */
  labels: ServiceLabels;
  /** The services by kind. */
  groups: ServiceGroup[];
};
export type PagePicture = {
  /** Its address; in the file, `file` names a drawing. */
  url: string;
  /** What it shows. */
  alt: string;
};
export type TeamMember = {
  /** The name. */
  name: string;
  /** What they do here. */
  role: string;
  /** Who they are. */
  bio: string;
  /** Their portrait. */
  picture?: PagePicture;
};
export type Team = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** Its people. */
  people: TeamMember[];
};
export type Work = {
  /** The heading. */
  title: string;
  /** The lines. */
  points: string[];
};
export type AcademicPage = {
  /** Which page it is. */
  page: 'academic-relations';
  /** The page's beginning. */
  intro: PageIntro;
  /** Objectives, stakeholders and axes. */
  obj: Objectives;
  /** How to reach those who answer. */
  contact: ContactDetails;
  /** What institutions can ask for. */
  services: Services;
  /** Who does the work. */
  team: Team;
  /** What is done. */
  work: Work;
};
export type EligibilitySet = {
  /** What the set is called. */
  name: string;
  /** The least schooling it asks for. */
  education: 'secondary' | 'bachelor' | 'accredited';
  /** The same in words. */
  diploma: string;
  /** Months of leading projects it asks for. */
  months: number;
  /** Hours of training it asks for. */
  hours: number;
};
export type Schooling = {
  /** What it counts as. */
  value: 'none' | 'secondary' | 'bachelor' | 'accredited';
  /** The answer. */
  label: string;
};
export type EligibilityCheck = {
  /** Opens the questions. */
  button: string;
  /** A sentence above them. */
  intro: string;
  /** The question for schooling. */
  education: string;
  /** Its answers. */
  schooling: Schooling[];
  /** The question for months of experience. */
  experience: string;
  /** How to count them. */
  experienceHint: string;
  /** The question for training. */
  training: string;
  /** Its answer yes. */
  trained: string;
  /** Its answer no. */
  untrained: string;
};
export type Eligibility = {
  /** Number of the certification that this is about. */
  certification: number;
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** What holds for all sets. */
  note: string;
  /** The sets; one of them is enough. */
  sets: EligibilitySet[];
  /** The three questions. */
  check: EligibilityCheck;
};
export type NumberedSection = {
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** A sentence where there is nothing to show. */
  none?: string;
};
export type FeeNote = {
  /** Number of the certification. */
  certification: number;
  /** The remark. */
  text: string;
  /** The last day on which it holds and is shown; always when left out. */
  until?: string;
};
export type FeeWords = {
  /** Its name in the contents. */
  label: string;
  /** The heading where the content system has none. */
  title: string;
  /** A sentence where there is no fee. */
  none: string;
  /** Who pays the members' fee. */
  members: string;
  /** Who pays the other one. */
  nonMembers: string;
  /** The link to membership. */
  join: string;
  /** Remarks such as an early-bird fee. */
  notes: FeeNote[];
};
export type Portrait = {
  /** Address, from the root of the site. */
  url: string;
  /** What it shows; empty beside the person's name. */
  alt: string;
};
export type ContactPerson = {
  /** The person's name. */
  name: string;
  /** What they can be asked. */
  role: string;
  /** Phone number, as people write it. */
  phone: string;
  /** The person's picture. */
  picture?: Portrait;
};
export type Assistance = {
  /** Its name in the contents. */
  label: string;
  /** Its heading. */
  title: string;
  /** A sentence below it. */
  intro: string;
  /** The two people. */
  contacts: ContactPerson[];
};
export type CertificationPage = {
  /** Which page it is. */
  page: 'certification';
  /** Who may sit the examination (CERT-07). */
  eligibility: Eligibility;
  /** The coming dates (CERT-03); the title where the content system has none. */
  batches: NumberedSection;
  /** The fees (CERT-04). */
  fees: FeeWords;
  /** What a participant receives (CERT-06). */
  receive: NumberedSection;
  /** Why this certification (CERT-05); the title where the content system has none. */
  why: NumberedSection;
  /** Who helps (CERT-08). */
  assistance: Assistance;
};
export type OfficeHours = {
  /** The days. */
  days: string;
  /** From when to when. */
  time: string;
};
export type ContactWays = {
  /** Their heading. */
  title: string;
  /** A sentence below them. */
  note: string;
  /** When the office is open. */
  hours: OfficeHours[];
};
export type EnquiryPurpose = {
  /** Its tab and its heading. */
  title: string;
  /** What to write about. */
  lead: string;
  /** Who answers, as the beginning of a sentence. */
  who: string;
  /** How soon: what follows `within`. */
  soon: string;
};
export type ContactPage = {
  /** Which page it is. */
  page: 'contact';
  /** The page's beginning. */
  intro: PageIntro;
  /** The ways besides the forms. */
  ways: ContactWays;
  /** The general form. */
  general: EnquiryPurpose;
  /** The form for companies. */
  corporate: EnquiryPurpose;
  /** The form for people who want to be trained. */
  individual: EnquiryPurpose;
  /** The form for work that does good. */
  csr: EnquiryPurpose;
  /** Trainings that an enquiry can be about, besides the one that the documents name (CONT-06). */
  trainings: string[];
};
export type Fact = {
  /** The figure, as it is shown. */
  figure: string;
  /** What it counts. */
  text: string;
};
export type MembershipCard = {
  /** Whose membership it is. */
  title: string;
  /** What it stands for. */
  text: string;
  /** Its figures. */
  facts: Fact[];
};
export type Points = {
  /** The group's heading. */
  title: string;
  /** A sentence or two below it. */
  intro?: string;
  /** The points, in the order to show. */
  points: Point[];
};
export type MembershipPage = {
  /** Which page it is. */
  page: 'membership';
  /** The page's beginning. */
  intro: PageIntro;
  /** The way into the membership shop. */
  action: string;
  /** The memberships that one takes out together. */
  cards: MembershipCard[];
  /** What is in it for you. */
  what: Points;
  /** What membership brings. */
  benefits: Points;
  /** The steps of joining. */
  join: Points;
};
export type Initiative = {
  /** What it is called. */
  title: string;
  /** What was done. */
  text: string;
  /** Its figure, as it is shown. */
  figure: string;
  /** What the figure counts. */
  unit: string;
  /** The picture beside it. */
  picture: PagePicture;
};
export type Initiatives = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The initiatives. */
  initiatives: Initiative[];
};
export type CsrWords = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** Who brings what. */
  points: Point[];
  /** What the form is called. */
  form: string;
  /** Who answers it, and how soon. */
  answered: string;
};
export type NonProfitPage = {
  /** Which page it is. */
  page: 'non-profit';
  /** The page's beginning. */
  intro: PageIntro;
  /** What was done. */
  activity: Initiatives;
  /** How a company takes part. */
  csr: CsrWords;
};
export type Sentences = string[];
export type OwnDataPage = {
  /** Which page it is. */
  page: 'own-data';
  /** What becomes of a CV; said where one is uploaded. */
  cv: string;
  /** What the file with everything about a member holds; said in it. */
  archive: Sentences;
  /** What erasing means, in short. */
  lead: string;
  /** What is erased. */
  erased: Sentences;
  /** What is kept, and why. */
  kept: Sentences;
  /** What happens then. */
  after: string;
};
export type FormTerms = {
  /** The heading. */
  title: string;
  /** What it says, a sentence or two each. */
  paragraphs: string[];
};
export type Choices = string[];
export type PostingPage = {
  /** Which page it is. */
  page: 'posting';
  /** The page's beginning. */
  intro: PageIntro;
  /** What is agreed to before a job is posted (POST-05). */
  terms: FormTerms;
  /** What is agreed to before a job is changed (POST-06). */
  editTerms: FormTerms;
  /** Job categories. */
  categories: Choices;
  /** Qualifications. */
  qualifications: Choices;
  /** Skills. */
  skills: Choices;
  /** Industries. */
  industries: Choices;
};
export type TrainingIntroduction = {
  /** The section's heading. */
  title: string;
  /** All of it in one sentence. */
  statement: string;
  /** Paragraphs. */
  text: string[];
};
export type SupportPhase = {
  /** The time. */
  when: string;
  /** What is done then. */
  points: Point[];
};
export type Support = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The services in the order of time. */
  phases: SupportPhase[];
};
export type CourseLabels = {
  /** For whom it is. */
  audience: string;
  /** How long it takes. */
  length: string;
  /** Where and how. */
  format: string;
  /** What one has afterwards. */
  outcome: string;
};
export type CourseSheet = {
  /** What it is called. */
  title: string;
  /** What it is about. */
  text: string;
  /** For whom. */
  audience: string;
  /** How long. */
  length: string;
  /** Where and with how many. */
  format: string;
  /** What one has afterwards. */
  outcome: string;
};
export type Courses = {
  /** The section's heading. */
  title: string;
  /** A sentence or two below it. */
  intro: string;
  /** The way to the enquiry. */
  action: string;
  /** What the facts are called. */
  labels: CourseLabels;
  /** The courses. */
  list: CourseSheet[];
};
export type TrainingPage = {
  /** Which page it is. */
  page: 'training';
  /** The page's beginning. */
  intro: PageIntro;
  /** The picture beside it. */
  picture: PagePicture;
  /** The way to the enquiry. */
  action: string;
  /** What corporate training is here. */
  introduction: TrainingIntroduction;
  /** The services around a course. */
  support: Support;
  /** The courses. */
  courses: Courses;
};
export type Topic = {
  /** The title. */
  title: string;
  /** What it means. */
  text: string;
  /** Catchwords. */
  points: string[];
};
export type Call = {
  /** The call. */
  title: string;
  /** A sentence below it. */
  text: string;
  /** What the button says. */
  action: string;
};
export type VolunteeringPage = {
  /** Which page it is. */
  page: 'volunteering';
  /** The page's beginning. */
  intro: PageIntro;
  /** What it is, what it brings and what there is to do. */
  about: Topic[];
  /** The steps to become a volunteer. */
  steps: Points;
  /** The volunteers, by department. */
  volunteers: SectionIntro;
  /** The call at the end. */
  banner: Call;
};
export type PageContent =
  | AboutPage
  | AcademicPage
  | CertificationPage
  | ContactPage
  | MembershipPage
  | NonProfitPage
  | OwnDataPage
  | PostingPage
  | TrainingPage
  | VolunteeringPage;
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
};
export type SearchKind = 'program' | 'event' | 'certification' | 'page' | 'person' | 'job';
export type SearchResult = {
  /** What it is. */
  kind: SearchKind;
  /** Id of the program, event, certification or job; path of the page; the group of a person. */
  id: string;
  /** Its name; plain text. */
  title: string;
  /** Words from it round the words that were searched for; plain text. */
  text?: string;
  /** What tells it from others: the day of an event, the place of a job, the role of a person. */
  note?: string;
  /** The program of an event; plain text. */
  program?: string;
};
export type SearchGroup = {
  /** The kind of all of them. */
  kind: SearchKind;
  /** How many there are, however many this answer carries. */
  total: number;
  /** None of them has the words: they have similar ones. Left out otherwise. */
  similar?: boolean;
  /** What the job board was searched for, where it is not the whole query: `Chennai` for `job Chennai`. */
  keyword?: string;
  /** The best ones, the best first. */
  results: SearchResult[];
};
export type SearchAnswer = {
  /** The words as they were searched. */
  query: string;
  /** How many results there are in all groups together. */
  total: number;
  /** True when a part of the site could not be searched just now. */
  partial?: boolean;
  /** Results by kind, the kind of the best result first; jobs last, or first where the words ask for them. */
  groups: SearchGroup[];
};
export type Screen = {
  /** What it is called. */
  name: string;
  /** Its address, as a pattern; absent: what stands around every page. */
  address?: string;
};
export type Drift = {
  /** The call's operationId in the contract. */
  operation: string;
  /** Its method and path. */
  call: string;
  /** The way to the field; empty: the answer as a whole. */
  field: string;
  /** How it differs. */
  kind: 'missing' | 'extra' | 'type' | 'null' | 'empty' | 'value' | 'form' | 'limit';
  /** What the contract asks for, in words. */
  expected: string;
  /** What came last, by its type. */
  got?: string;
  /** When it was first seen. */
  firstSeen: string;
  /** When it was last seen. */
  lastSeen: string;
  /** In how many answers of the call it was seen. */
  answers: number;
  /** How many answers of the call were compared. */
  checked: number;
  /** The pages that use it; none: no page reads it. Absent where the site was not built for it, as in development. */
  screens?: Screen[];
};
export type ProviderDrift = {
  /** The backends that are the provider's; the others are embedded, and nothing of theirs is compared. */
  backends: ('content' | 'jobs')[];
  /** When comparing began. */
  since: string;
  /** How many calls have had an answer compared. */
  calls: number;
  /** How many answers were compared. */
  checked: number;
  /** How many of them differed. */
  drifted: number;
  /** How many were due and were not compared: the server was busy, they were too large or could not be read. */
  skipped: number;
  /** How often a drift was found for which there was no room. */
  left: number;
  /** The drifts of the last seven days: what the contract does not know comes last, otherwise what was seen last comes first. */
  drifts: Drift[];
};
export type SystemDatabase = {
  /** Which one it is. */
  kind: 'sqlite' | 'postgres';
  /** Its version. */
  version: string;
};
export type SystemFiles = {
  /** How many there are. */
  count: number;
  /** What they take. */
  bytes: number;
};
export type SystemStorage = {
  /** What is left on the disk of the data folder. */
  free: number;
  /** The size of that disk. */
  total: number;
  /** True when that disk is nearly full; absent otherwise. */
  low?: boolean;
  /** What the database takes. */
  database: number;
  /** Uploaded files. */
  files: SystemFiles;
};
export type SystemNightly = {
  /** From this full hour on, in India. */
  hour: number;
  /** So many are kept. */
  keep: number;
};
export type SystemBackup = {
  /** The name of its file. */
  file: string;
  /** When it was begun. */
  startedAt: string;
  /** Its size in bytes. */
  bytes: number;
  /** Whether the server made it by itself. */
  nightly: boolean;
};
export type SystemBackupFailure = {
  /** When it was begun. */
  startedAt: string;
  /** Why, in a sentence. */
  reason: string;
};
export type SystemBackups = {
  /** How the server makes one every night; absent: it does not. */
  nightly?: SystemNightly;
  /** The last one that was made, read back and compared; absent: there is none. */
  last?: SystemBackup;
  /** Why the last nightly one was not made; absent: it was. */
  failure?: SystemBackupFailure;
};
export type SystemContent = {
  /** Since when. */
  since: string;
  /** How many mistakes there are. */
  total: number;
  /** The first of them: file, line, column and a sentence. */
  mistakes: string[];
};
export type SystemStatement = {
  /** The statement, without its values. */
  text: string;
  /** How often it ran. */
  count: number;
  /** Milliseconds in sum. */
  totalMs: number;
  /** Milliseconds of one on average. */
  meanMs: number;
  /** Milliseconds of the longest. */
  longestMs: number;
};
export type SystemState = {
  /** The version of the product. */
  version: string;
  /** The commit that the site was built of; absent: it is not known. */
  commit?: string;
  /** The version of Node.js. */
  node: string;
  /** The database. */
  database: SystemDatabase;
  /** When the process that answers was started. */
  startedAt: string;
  /** How many processes serve on this machine. */
  processes: number;
  /** Room, in bytes. */
  storage: SystemStorage;
  /** The backups of the site. */
  backups: SystemBackups;
  /** Why the content is not shown as its files are; absent: it is. */
  content?: SystemContent;
  /** A statement that takes longer is told in the log; milliseconds, 0: none is. */
  slowMs: number;
  /** The statements that cost the database most, in sum or at once; the costliest in sum first. */
  statements: SystemStatement[];
};
export type SystemMail = {
  /** Its id. */
  id: string;
  /** Whom it is to, masked. */
  to: string;
  /** What it is about: a one-time code; an enquiry; what admins decided about a job; an application; a job alert; a job that closes; a reminder; data that was erased. */
  kind: 'code' | 'enquiry' | 'decision' | 'application' | 'alert' | 'closing' | 'reminder' | 'erased' | 'other';
  /** How often it was tried. */
  tries: number;
  /** When it was taken. */
  takenAt: string;
  /** When it is tried next; absent: it was given up. */
  nextAt?: string;
  /** When it was given up; absent: it was not, or nobody noted it. */
  failedAt?: string;
  /** What the mail server or the network said last, without addresses; absent: nothing yet. */
  reason?: string;
  /** Whether it can be sent again. */
  canSendAgain: boolean;
};
export type SystemMailGroup = {
  /** How many there are. */
  count: number;
  /** The first of them. */
  mails: SystemMail[];
};
export type SystemMails = {
  /** Whether a mail server is set; without one mail is kept in the local outbox. */
  sends: boolean;
  /** The mails of this state. */
  waiting: SystemMailGroup;
  /** The mails of this state. */
  failed: SystemMailGroup;
};
export type SystemDone = {
  /** Always true. */
  success: true;
  /** What was done, in a sentence. */
  message: string;
};

import { baseApi as api } from '../baseApi';
export const addTagTypes = ['Page', 'Search', 'Provider', 'System', 'SystemMail'] as const;
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
        providesTags: ['SystemMail'],
      }),
      sendMailAgain: build.mutation<SendMailAgainApiResponse, SendMailAgainApiArg>({
        query: (queryArg) => ({ url: `/site/system/mails/${encodeURIComponent(String(queryArg))}/again`, method: 'POST' }),
        invalidatesTags: ['SystemMail'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as siteEndpoints };
export type GetPageContentApiResponse = /** status 200 The texts. */ PageContent;
export type GetPageContentApiArg =
  /** Name of the page. */ | 'about'
  | 'academic-relations'
  | 'certification'
  | 'contact'
  | 'membership'
  | 'non-profit'
  | 'own-data'
  | 'posting'
  | 'training'
  | 'volunteering';
export type SearchSiteApiResponse = /** status 200 The results; groups without results are omitted. */ SearchAnswer;
export type SearchSiteApiArg = {
  /** Search query; plain text. */
  q: string;
  /** Maximum number of results per kind; 20 by default. */
  limit?: number;
};
export type GetProviderDriftApiResponse = /** status 200 The differences found so far. */ ProviderDrift;
export type GetProviderDriftApiArg = void;
export type GetSystemStateApiResponse = /** status 200 The state of the system. */ SystemState;
export type GetSystemStateApiArg = void;
export type ListSystemMailsApiResponse = /** status 200 The mails. */ SystemMails;
export type ListSystemMailsApiArg = void;
export type SendMailAgainApiResponse = /** status 200 The mail was queued again. */ SystemDone;
export type SendMailAgainApiArg = /** Id of the mail. */ string;
export type PageIntro = {
  /** Main heading of the page. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Description for search engines and shared links. */
  description: string;
};
export type Milestone = {
  /** The year, or a range of two years. */
  year: string;
  /** Title. */
  title: string;
  /** What happened. */
  text: string;
};
export type History = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The years, earliest first. */
  years: Milestone[];
};
export type Point = {
  /** Title. */
  title: string;
  /** Explanation. */
  text: string;
};
export type Mission = {
  /** Heading of the section. */
  title: string;
  /** The mission in a sentence. */
  statement: string;
  /** The goals of the mission. */
  points: Point[];
};
export type SectionIntro = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The text shown while nobody is listed; otherwise a neutral one. */
  none?: string;
};
export type AboutPage = {
  /** Name of the page. */
  page: 'about';
  /** The beginning of the page. */
  intro: PageIntro;
  /** The history since the chapter was founded. */
  about: History;
  /** The mission of the chapter. */
  mission: Mission;
  /** The board. */
  bod: SectionIntro;
  /** The past presidents. */
  pp: SectionIntro;
};
export type Axis = {
  /** The two stakeholders, by their index in the list. */
  between: number[];
  /** Name. */
  title: string;
  /** Description. */
  text: string;
};
export type Objectives = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The objectives. */
  points: Point[];
  /** The three types of institutions. */
  stakeholders: Point[];
  /** Heading of the axes. */
  axesTitle: string;
  /** The cooperation of each pair of stakeholders. */
  axes: Axis[];
};
export type ContactDetails = {
  /** Heading. */
  title: string;
  /** What to include in a message. */
  text: string;
  /** E-mail address. */
  email: string;
  /** Telephone number. */
  phone: string;
};
export type ServiceLabels = {
  /** Label of the name. */
  service: string;
  /** Label of the target audience. */
  audience: string;
  /** Label of the duration. */
  length: string;
  /** Label of the place. */
  place: string;
};
export type Service = {
  /** Name. */
  title: string;
  /** Prerequisites. */
  note?: string;
  /** Target audience. */
  audience: string;
  /** Duration. */
  length: string;
  /** Place. */
  place: string;
};
export type ServiceGroup = {
  /** Kind of service. */
  title: string;
  /** The services. */
  services: Service[];
};
export type Services = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** Labels of the facts. */
  labels: ServiceLabels;
  /** The services, by kind. */
  groups: ServiceGroup[];
};
export type PagePicture = {
  /** URL. In the content file, `file` names the illustration. */
  url: string;
  /** Alternative text. */
  alt: string;
};
export type TeamMember = {
  /** Name. */
  name: string;
  /** Role in the team. */
  role: string;
  /** Short biography. */
  bio: string;
  /** Portrait. */
  picture?: PagePicture;
};
export type Team = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** Members of the team. */
  people: TeamMember[];
};
export type Work = {
  /** Heading. */
  title: string;
  /** The lines, in display order. */
  points: string[];
};
export type AcademicPage = {
  /** Name of the page. */
  page: 'academic-relations';
  /** The beginning of the page. */
  intro: PageIntro;
  /** Objectives, stakeholders and axes. */
  obj: Objectives;
  /** How to reach the people in charge. */
  contact: ContactDetails;
  /** The services that institutions can request. */
  services: Services;
  /** The team. */
  team: Team;
  /** The work done. */
  work: Work;
};
export type EligibilitySet = {
  /** Name of the set. */
  name: string;
  /** Minimum education required. */
  education: 'secondary' | 'bachelor' | 'accredited';
  /** Minimum education in words. */
  diploma: string;
  /** Months of project leadership required. */
  months: number;
  /** Hours of training required. */
  hours: number;
};
export type Schooling = {
  /** The level of education. */
  value: 'none' | 'secondary' | 'bachelor' | 'accredited';
  /** Label of the option. */
  label: string;
};
export type EligibilityCheck = {
  /** Label of the button that opens the check. */
  button: string;
  /** A sentence above the questions. */
  intro: string;
  /** The question about education. */
  education: string;
  /** The options for education. */
  schooling: Schooling[];
  /** The question about months of experience. */
  experience: string;
  /** How to count the months. */
  experienceHint: string;
  /** The question about training. */
  training: string;
  /** Label of the option yes. */
  trained: string;
  /** Label of the option no. */
  untrained: string;
};
export type Eligibility = {
  /** Id of the certification. */
  certification: number;
  /** Name in the table of contents. */
  label: string;
  /** Heading. */
  title: string;
  /** A remark that applies to all sets. */
  note: string;
  /** The sets; meeting one of them is sufficient. */
  sets: EligibilitySet[];
  /** The eligibility check. */
  check: EligibilityCheck;
};
export type NumberedSection = {
  /** Name in the table of contents. */
  label: string;
  /** Heading. */
  title: string;
  /** The text shown when the section is empty; otherwise a neutral one. */
  none?: string;
};
export type FeeNote = {
  /** Id of the certification. */
  certification: number;
  /** The remark. */
  text: string;
  /** The last day on which the remark is shown; without it, the remark is always shown. */
  until?: string;
};
export type FeeWords = {
  /** Name in the table of contents. */
  label: string;
  /** The heading when the content system has none. */
  title: string;
  /** The text shown when there is no fee. */
  none: string;
  /** Who pays the fee for members. */
  members: string;
  /** Who pays the fee for non-members. */
  nonMembers: string;
  /** The link to membership. */
  join: string;
  /** Remarks such as an early-bird fee. */
  notes: FeeNote[];
};
export type Portrait = {
  /** URL, relative to the root of the site. */
  url: string;
  /** Alternative text; empty next to the person's name. */
  alt: string;
};
export type ContactPerson = {
  /** Name. */
  name: string;
  /** What the person can help with. */
  role: string;
  /** Phone number, as displayed. */
  phone: string;
  /** Portrait. */
  picture?: Portrait;
};
export type Assistance = {
  /** Name in the table of contents. */
  label: string;
  /** Heading. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** The contact persons. */
  contacts: ContactPerson[];
};
export type CertificationPage = {
  /** Name of the page. */
  page: 'certification';
  /** Who may take the examination (CERT-07). */
  eligibility: Eligibility;
  /** The upcoming dates (CERT-03). The title is used when the content system has none. */
  batches: NumberedSection;
  /** The fees (CERT-04). */
  fees: FeeWords;
  /** What a participant receives (CERT-06). */
  receive: NumberedSection;
  /** Reasons for this certification (CERT-05). The title is used when the content system has none. */
  why: NumberedSection;
  /** Contacts for questions (CERT-08). */
  assistance: Assistance;
};
export type OfficeHours = {
  /** The days. */
  days: string;
  /** Opening and closing time. */
  time: string;
};
export type ContactWays = {
  /** Heading. */
  title: string;
  /** A sentence below the contact details. */
  note: string;
  /** Opening hours of the office. */
  hours: OfficeHours[];
};
export type EnquiryPurpose = {
  /** Title of the tab and the section. */
  title: string;
  /** What to write about. */
  lead: string;
  /** Who replies, as the beginning of a sentence. */
  who: string;
  /** How soon: the text after `within`. */
  soon: string;
};
export type ContactPage = {
  /** Name of the page. */
  page: 'contact';
  /** The beginning of the page. */
  intro: PageIntro;
  /** The contact details besides the forms. */
  ways: ContactWays;
  /** The general form. */
  general: EnquiryPurpose;
  /** The form for companies. */
  corporate: EnquiryPurpose;
  /** The form for individuals interested in training. */
  individual: EnquiryPurpose;
  /** The form for social projects. */
  csr: EnquiryPurpose;
  /** Trainings that can be selected in an enquiry, in addition to the one in the documents (CONT-06). */
  trainings: string[];
};
export type Fact = {
  /** The figure, as displayed. */
  figure: string;
  /** What the figure measures. */
  text: string;
};
export type MembershipCard = {
  /** The organisation of the membership. */
  title: string;
  /** What the membership stands for. */
  text: string;
  /** Its facts. */
  facts: Fact[];
};
export type Points = {
  /** Heading of the group. */
  title: string;
  /** One or two sentences below the heading. */
  intro?: string;
  /** The points, in display order. */
  points: Point[];
};
export type MembershipPage = {
  /** Name of the page. */
  page: 'membership';
  /** The beginning of the page. */
  intro: PageIntro;
  /** The link to the membership shop. */
  action: string;
  /** The memberships that are taken out together. */
  cards: MembershipCard[];
  /** Reasons to join. */
  what: Points;
  /** The benefits of membership. */
  benefits: Points;
  /** The steps to join. */
  join: Points;
};
export type Initiative = {
  /** Name. */
  title: string;
  /** Description of the work done. */
  text: string;
  /** The figure, as displayed. */
  figure: string;
  /** What the figure measures. */
  unit: string;
  /** The picture next to it. */
  picture: PagePicture;
};
export type Initiatives = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The initiatives. */
  initiatives: Initiative[];
};
export type CsrWords = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** What each party contributes. */
  points: Point[];
  /** Heading of the form. */
  form: string;
  /** Who replies, and how soon. */
  answered: string;
};
export type NonProfitPage = {
  /** Name of the page. */
  page: 'non-profit';
  /** The beginning of the page. */
  intro: PageIntro;
  /** Description of the work done. */
  activity: Initiatives;
  /** How a company can take part. */
  csr: CsrWords;
};
export type Sentences = string[];
export type OwnDataPage = {
  /** Name of the page. */
  page: 'own-data';
  /** How long a CV is kept; shown where one is uploaded. */
  cv: string;
  /** The contents of the archive with a member's data; written into the archive. */
  archive: Sentences;
  /** A short summary of erasure. */
  lead: string;
  /** The data that is erased. */
  erased: Sentences;
  /** The data that is kept, and why. */
  kept: Sentences;
  /** What happens after erasure. */
  after: string;
};
export type FormTerms = {
  /** Heading. */
  title: string;
  /** The paragraphs, each one or two sentences. */
  paragraphs: string[];
};
export type Choices = string[];
export type PostingPage = {
  /** Name of the page. */
  page: 'posting';
  /** The beginning of the page. */
  intro: PageIntro;
  /** The terms to accept before a job is posted (POST-05). */
  terms: FormTerms;
  /** The terms to accept before a job is changed (POST-06). */
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
  /** Heading of the section. */
  title: string;
  /** A one-sentence summary. */
  statement: string;
  /** Paragraphs. */
  text: string[];
};
export type SupportPhase = {
  /** The phase. */
  when: string;
  /** The services in this phase. */
  points: Point[];
};
export type Support = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The services, in chronological order. */
  phases: SupportPhase[];
};
export type CourseLabels = {
  /** Label of the target audience. */
  audience: string;
  /** Label of the duration. */
  length: string;
  /** Label of the format. */
  format: string;
  /** Outcome for participants. */
  outcome: string;
};
export type CourseSheet = {
  /** Name. */
  title: string;
  /** Description of the course. */
  text: string;
  /** Target audience. */
  audience: string;
  /** Duration. */
  length: string;
  /** Format and group size. */
  format: string;
  /** Outcome for participants. */
  outcome: string;
};
export type Courses = {
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  intro: string;
  /** The link to the enquiry form. */
  action: string;
  /** Labels of the facts. */
  labels: CourseLabels;
  /** The courses. */
  list: CourseSheet[];
};
export type TrainingPage = {
  /** Name of the page. */
  page: 'training';
  /** The beginning of the page. */
  intro: PageIntro;
  /** The picture next to it. */
  picture: PagePicture;
  /** The link to the enquiry form. */
  action: string;
  /** The introduction to corporate training. */
  introduction: TrainingIntroduction;
  /** The services that accompany a course. */
  support: Support;
  /** The courses. */
  courses: Courses;
};
export type Topic = {
  /** Title. */
  title: string;
  /** Explanation. */
  text: string;
  /** Keywords. */
  points: string[];
};
export type Call = {
  /** Heading. */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** Label of the button. */
  action: string;
};
export type VolunteeringPage = {
  /** Name of the page. */
  page: 'volunteering';
  /** The beginning of the page. */
  intro: PageIntro;
  /** What volunteering is, what it offers and which tasks there are. */
  about: Topic[];
  /** The steps to become a volunteer. */
  steps: Points;
  /** The volunteers, by department. */
  volunteers: SectionIntro;
  /** The call to action at the end. */
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
  /** Human-readable description of the error. */
  error?: string;
  /** The same text, for clients that read `message`. */
  message?: string;
  /** Identifies the request in the server's log; sent only for internal errors. */
  requestId?: string;
};
export type SearchKind = 'program' | 'event' | 'certification' | 'page' | 'person' | 'job';
export type SearchResult = {
  /** Description. */
  kind: SearchKind;
  /** Id of the program, event, certification or job; path of the page; group of the person. */
  id: string;
  /** Title; plain text. */
  title: string;
  /** Excerpt with the words that were found; plain text. */
  text?: string;
  /** What distinguishes the result: the day of an event, the place of a job, the role of a person. */
  note?: string;
  /** The program of an event; plain text. */
  program?: string;
  /** The venue of an event; plain text. */
  venue?: string;
  /** The fee of an upcoming event; rupees as a number, or plain text. */
  fee?: string | number;
  /** The professional development units of an event. */
  pdus?: number;
  /** What became of the event that was found; omitted when it takes place as announced. */
  status?: 'cancelled' | 'postponed' | 'moved';
  /** Reason for the status; plain text. */
  statusReason?: string;
  /** Former date of a moved event as displayed, possibly followed by the hours. */
  formerTime?: string;
  /** Former venue of a moved event; plain text. */
  formerVenue?: string;
};
export type SearchGroup = {
  /** Kind of the results. */
  kind: SearchKind;
  /** Total number of results, including those that this response does not contain. */
  total: number;
  /** True when none of the results contains the words, only similar ones; otherwise omitted. */
  similar?: boolean;
  /** The keyword sent to the job board, when it differs from the query: `Chennai` for `job Chennai`. */
  keyword?: string;
  /** The best results, best first. */
  results: SearchResult[];
};
export type SearchAnswer = {
  /** The query that was searched for. */
  query: string;
  /** Total number of results in all groups. */
  total: number;
  /** True when a part of the site could not be searched. */
  partial?: boolean;
  /** Results by kind, the kind of the best result first. Jobs come last, or first when the query asks for them. */
  groups: SearchGroup[];
};
export type Screen = {
  /** Name. */
  name: string;
  /** URL pattern of the page; absent for the layout of all pages. */
  address?: string;
};
export type Drift = {
  /** The operationId in the contract. */
  operation: string;
  /** Method and path. */
  call: string;
  /** Path of the field in the response; empty for the response as a whole. */
  field: string;
  /** Kind of difference. */
  kind: 'missing' | 'extra' | 'type' | 'null' | 'empty' | 'value' | 'form' | 'limit';
  /** What the contract requires, in words. */
  expected: string;
  /** Type of the last value received. */
  got?: string;
  /** When the difference was first seen. */
  firstSeen: string;
  /** When the difference was last seen. */
  lastSeen: string;
  /** Number of responses in which it was seen. */
  answers: number;
  /** Number of compared responses of the operation. */
  checked: number;
  /** The pages that use the field; empty when none does. Absent when the build has no such information, as in development. */
  screens?: Screen[];
};
export type ProviderDrift = {
  /** The backends operated by the provider; responses of embedded backends are not compared. */
  backends: ('content' | 'jobs')[];
  /** Start of the comparison. */
  since: string;
  /** Number of operations with at least one compared response. */
  calls: number;
  /** Number of responses compared. */
  checked: number;
  /** Number of responses that differed. */
  drifted: number;
  /** Number of responses due for comparison that were skipped: the server was busy, or they were too large or unreadable. */
  skipped: number;
  /** Number of times that a difference was dropped because the list was full. */
  left: number;
  /** The differences seen within the last seven days, last seen first; unknown fields come last. */
  drifts: Drift[];
};
export type SystemWriteRefusal = {
  /** Whether the database is read only, or its disk is full. */
  reason: 'read-only' | 'full';
  /** When the process that sends the response noticed it. */
  since: string;
};
export type SystemDatabase = {
  /** The database system. */
  kind: 'sqlite' | 'postgres';
  /** Its version. */
  version: string;
  /** Why nothing can be saved, although the database can be read; absent when it accepts writes. */
  refusal?: SystemWriteRefusal;
};
export type SystemFiles = {
  /** Number of files. */
  count: number;
  /** Space used by the files. */
  bytes: number;
};
export type SystemStorage = {
  /** Free space on the disk of the data folder. */
  free: number;
  /** Size of that disk. */
  total: number;
  /** True when that disk is nearly full; otherwise absent. */
  low?: boolean;
  /** Space used by the database. */
  database: number;
  /** Uploaded files. */
  files: SystemFiles;
};
export type SystemNightly = {
  /** Full hour from which it is made, in India. */
  hour: number;
  /** Number of backups kept. */
  keep: number;
};
export type SystemBackup = {
  /** File name. */
  file: string;
  /** When it was started. */
  startedAt: string;
  /** Size in bytes. */
  bytes: number;
  /** Whether it was a nightly backup. */
  nightly: boolean;
};
export type SystemBackupFailure = {
  /** When it was started. */
  startedAt: string;
  /** The reason, in a sentence. */
  reason: string;
};
export type SystemBackups = {
  /** Schedule of the nightly backups; absent when none are made. */
  nightly?: SystemNightly;
  /** The last backup that was made and verified; absent when there is none. */
  last?: SystemBackup;
  /** Why the last nightly backup failed; absent when it succeeded. */
  failure?: SystemBackupFailure;
};
export type SystemEditing = {
  /** The content folder in use. */
  folder: string;
  /** Why it cannot be edited in the dashboard, in a sentence; absent when it can. */
  readOnly?: string;
};
export type SystemContent = {
  /** When the errors were found. */
  since: string;
  /** Number of errors. */
  total: number;
  /** The first errors: file, line, column and a message. */
  mistakes: string[];
};
export type SystemStatement = {
  /** The statement, without its values. */
  text: string;
  /** Number of executions. */
  count: number;
  /** Total duration; milliseconds. */
  totalMs: number;
  /** Mean duration; milliseconds. */
  meanMs: number;
  /** Maximum duration; milliseconds. */
  longestMs: number;
};
export type SystemState = {
  /** The version of the product. */
  version: string;
  /** The commit that the site was built from; absent when unknown. */
  commit?: string;
  /** The version of Node.js. */
  node: string;
  /** The database. */
  database: SystemDatabase;
  /** When the process that sends the response was started. */
  startedAt: string;
  /** Number of serving processes on this machine. */
  processes: number;
  /** Storage, in bytes. */
  storage: SystemStorage;
  /** The backups of the site. */
  backups: SystemBackups;
  /** Where the content is, and whether it can be edited here. */
  editing: SystemEditing;
  /** Why the current content files are not in use; absent when they are. */
  content?: SystemContent;
  /** Duration from which a slow statement is logged; milliseconds, 0 when none is logged. */
  slowMs: number;
  /** The statements with the highest total or maximum duration, highest total first. */
  statements: SystemStatement[];
};
export type SystemMail = {
  /** Id. */
  id: string;
  /** The masked recipient. */
  to: string;
  /** Kind of mail: a one-time code; an enquiry; a moderation decision; an application; a job alert; a closing notice; a reminder; a registration for an event; an erasure of data. */
  kind: 'code' | 'enquiry' | 'decision' | 'application' | 'alert' | 'closing' | 'reminder' | 'registration' | 'erased' | 'other';
  /** Number of attempts. */
  tries: number;
  /** When it was queued first. */
  takenAt: string;
  /** When it is next attempted; absent when it has failed. */
  nextAt?: string;
  /** When it failed; absent when it has not, or when the time is unknown. */
  failedAt?: string;
  /** The last error from the mail server or the network, without addresses; absent when there was none. */
  reason?: string;
  /** Whether it can be resent. */
  canSendAgain: boolean;
};
export type SystemMailGroup = {
  /** Number of files. */
  count: number;
  /** The first of these mails. */
  mails: SystemMail[];
};
export type SystemMails = {
  /** Whether a mail server is configured; without one mail remains in the local outbox. */
  sends: boolean;
  /** The mails in this state. */
  waiting: SystemMailGroup;
  /** The mails in this state. */
  failed: SystemMailGroup;
};
export type SystemDone = {
  /** Always true. */
  success: true;
  /** Human-readable message. */
  message: string;
};

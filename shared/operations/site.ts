// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.

/**
 * A list to choose from, in the order to show.
 *
 * @minItems 1
 * @maxItems 200
 */
export type Choices = string[];
/**
 * Sentences; plain text each.
 *
 * @minItems 1
 * @maxItems 12
 */
export type Sentences = string[];
/**
 * What a result is.
 */
export type SearchKind = 'program' | 'event' | 'certification' | 'page' | 'person' | 'job';

/**
 * The operations of openapi/site.yaml by operationId.
 */
export interface SiteOperations {
  getMembershipPage: {
    path: '/site/pages/membership';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: MembershipPage;
    session: 'none';
    built: true;
  };
  getContactPage: {
    path: '/site/pages/contact';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: ContactPage;
    session: 'none';
    built: true;
  };
  getAboutPage: {
    path: '/site/pages/about';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: AboutPage;
    session: 'none';
    built: true;
  };
  getAcademicPage: {
    path: '/site/pages/academic-relations';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: AcademicPage;
    session: 'none';
    built: true;
  };
  getNonProfitPage: {
    path: '/site/pages/non-profit';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: NonProfitPage;
    session: 'none';
    built: true;
  };
  getVolunteeringPage: {
    path: '/site/pages/volunteering';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: VolunteeringPage;
    session: 'none';
    built: true;
  };
  getTrainingPage: {
    path: '/site/pages/training';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: TrainingPage;
    session: 'none';
    built: true;
  };
  getCertificationPage: {
    path: '/site/pages/certification';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: CertificationPage;
    session: 'none';
    built: true;
  };
  getPostingPage: {
    path: '/site/pages/posting';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: PostingPage;
    session: 'none';
    built: true;
  };
  getOwnDataPage: {
    path: '/site/pages/own-data';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: OwnDataPage;
    session: 'none';
    built: true;
  };
  searchSite: {
    path: '/site/search';
    params: {};
    query: {
      q: string;
      limit?: number;
    };
    body: undefined;
    uploads: {};
    answer: SearchAnswer;
    session: 'none';
    built: true;
  };
  getProviderDrift: {
    path: '/site/provider/drift';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: ProviderDrift;
    session: 'required';
    built: true;
  };
  getSystemState: {
    path: '/site/system';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: SystemState;
    session: 'required';
    built: true;
  };
  listSystemMails: {
    path: '/site/system/mails';
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: SystemMails;
    session: 'required';
    built: true;
  };
  sendMailAgain: {
    path: `/site/system/mails/${string}/again`;
    params: {
      mailId: string;
    };
    query: {};
    body: undefined;
    uploads: {};
    answer: SystemDone;
    session: 'required';
    built: true;
  };
}
/**
 * The words of the page on membership (MEMB-01).
 */
export interface MembershipPage {
  intro: PageIntro;
  /**
   * The way into the membership shop.
   */
  action: string;
  /**
   * The memberships that one takes out together.
   *
   * @minItems 1
   * @maxItems 2
   */
  cards: MembershipCard[];
  what: Points;
  benefits: Points;
  join: Points;
}
/**
 * What a page begins with, and what search engines show of it.
 */
export interface PageIntro {
  /**
   * The page's main heading.
   */
  title: string;
  /**
   * One or two sentences below it.
   */
  lead: string;
  /**
   * For search engines and shared links.
   */
  description: string;
}
/**
 * One of the two memberships.
 */
export interface MembershipCard {
  /**
   * Whose membership it is.
   */
  title: string;
  /**
   * What it stands for.
   */
  text: string;
  /**
   * Its figures.
   *
   * @minItems 1
   * @maxItems 2
   */
  facts: Fact[];
}
/**
 * One large figure with what it counts.
 */
export interface Fact {
  /**
   * The figure, as it is shown.
   */
  figure: string;
  /**
   * What it counts.
   */
  text: string;
}
/**
 * A titled group of points.
 */
export interface Points {
  /**
   * The group's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro?: string;
  /**
   * The points, in the order to show.
   *
   * @minItems 1
   * @maxItems 40
   */
  points: Point[];
}
/**
 * A short title with a sentence or two.
 */
export interface Point {
  /**
   * The title.
   */
  title: string;
  /**
   * What it means.
   */
  text: string;
}
/**
 * The words of the contact page (CONT-01).
 */
export interface ContactPage {
  intro: PageIntro;
  ways: ContactWays;
  general: EnquiryPurpose;
  corporate: EnquiryPurpose;
  individual: EnquiryPurpose;
  csr: EnquiryPurpose;
  /**
   * Trainings that an enquiry can be about, besides the one that the documents name (CONT-06).
   *
   * @maxItems 30
   */
  trainings: string[];
}
/**
 * The ways to reach the chapter besides the forms; address, e-mail and numbers are the site's configuration.
 */
export interface ContactWays {
  /**
   * Their heading.
   */
  title: string;
  /**
   * A sentence below them.
   */
  note: string;
  /**
   * When the office is open.
   *
   * @minItems 1
   * @maxItems 7
   */
  hours: OfficeHours[];
}
/**
 * When the office is open on some days of the week.
 */
export interface OfficeHours {
  /**
   * The days.
   */
  days: string;
  /**
   * From when to when.
   */
  time: string;
}
/**
 * What one of the enquiry forms is for (CONT-01).
 */
export interface EnquiryPurpose {
  /**
   * Its tab and its heading.
   */
  title: string;
  /**
   * What to write about.
   */
  lead: string;
  /**
   * Who answers, as the beginning of a sentence.
   */
  who: string;
  /**
   * How soon: what follows `within`.
   */
  soon: string;
}
/**
 * The words of the page about the chapter (ABOUT-01, ABOUT-02).
 */
export interface AboutPage {
  intro: PageIntro;
  about: History;
  mission: Mission;
  bod: BoardIntro;
  pp: SectionIntro;
}
/**
 * The years of the chapter.
 */
export interface History {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The years, the first one first.
   *
   * @minItems 1
   * @maxItems 40
   */
  years: Milestone[];
}
/**
 * What happened in one year.
 */
export interface Milestone {
  /**
   * The year, or two of them.
   */
  year: string;
  /**
   * The title.
   */
  title: string;
  /**
   * What happened.
   */
  text: string;
}
/**
 * What the chapter is there for.
 */
export interface Mission {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * The mission in one sentence.
   */
  statement: string;
  /**
   * What follows from it.
   *
   * @minItems 1
   * @maxItems 6
   */
  points: Point[];
}
/**
 * What is said of the board besides its people.
 */
export interface BoardIntro {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The years of the present board.
   */
  term: string;
}
/**
 * The beginning of a section whose content comes from elsewhere.
 */
export interface SectionIntro {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
}
/**
 * The words of the page on academic relations (ACAD-01).
 */
export interface AcademicPage {
  intro: PageIntro;
  obj: Objectives;
  contact: ContactDetails;
  services: Services;
  team: Team;
  work: Work;
}
/**
 * What the chapter wants of its academic relations, with whom, and how these work together.
 */
export interface Objectives {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The objectives.
   *
   * @minItems 1
   * @maxItems 6
   */
  points: Point[];
  /**
   * The three kinds of institutions.
   *
   * @minItems 3
   * @maxItems 3
   */
  stakeholders: Point[];
  /**
   * What the axes are called.
   */
  axesTitle: string;
  /**
   * What lies between each two of them.
   *
   * @minItems 3
   * @maxItems 3
   */
  axes: Axis[];
}
/**
 * What two stakeholders do together.
 */
export interface Axis {
  /**
   * Which two, by their place in the list of stakeholders.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Place in the list.
   */
  between: number[];
  /**
   * What it is called.
   */
  title: string;
  /**
   * What it is.
   */
  text: string;
}
/**
 * How to reach those who answer.
 */
export interface ContactDetails {
  /**
   * The heading.
   */
  title: string;
  /**
   * What to tell them.
   */
  text: string;
  /**
   * Address.
   */
  email: string;
  /**
   * Telephone number.
   */
  phone: string;
}
/**
 * What institutions can ask for.
 */
export interface Services {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  labels: ServiceLabels;
  /**
   * The services by kind.
   *
   * @minItems 1
   * @maxItems 8
   */
  groups: ServiceGroup[];
}
/**
 * What the facts of a service are called.
 */
export interface ServiceLabels {
  /**
   * Its name.
   */
  service: string;
  /**
   * For whom it is.
   */
  audience: string;
  /**
   * How long it takes.
   */
  length: string;
  /**
   * Where it takes place.
   */
  place: string;
}
/**
 * Services of one kind.
 */
export interface ServiceGroup {
  /**
   * The kind.
   */
  title: string;
  /**
   * The services.
   *
   * @minItems 1
   * @maxItems 12
   */
  services: Service[];
}
/**
 * Something that institutions can ask for.
 */
export interface Service {
  /**
   * What it is called.
   */
  title: string;
  /**
   * What has to be known of it first.
   */
  note?: string;
  /**
   * For whom.
   */
  audience: string;
  /**
   * How long.
   */
  length: string;
  /**
   * Where.
   */
  place: string;
}
/**
 * Who does the work.
 */
export interface Team {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * Its people.
   *
   * @minItems 1
   * @maxItems 12
   */
  people: TeamMember[];
}
/**
 * Somebody of a team, in short.
 */
export interface TeamMember {
  /**
   * The name.
   */
  name: string;
  /**
   * What they do here.
   */
  role: string;
  /**
   * Who they are.
   */
  bio: string;
  picture?: PagePicture;
}
/**
 * A drawing of a page.
 */
export interface PagePicture {
  /**
   * Its address; in the file, `file` names a drawing.
   */
  url: string;
  /**
   * What it shows.
   */
  alt: string;
}
/**
 * What is done, in a few lines.
 */
export interface Work {
  /**
   * The heading.
   */
  title: string;
  /**
   * The lines.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One of them.
   */
  points: string[];
}
/**
 * The words of the page on non-profits (NPO-01).
 */
export interface NonProfitPage {
  intro: PageIntro;
  activity: Initiatives;
  csr: CsrWords;
}
/**
 * What was done for people in need.
 */
export interface Initiatives {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The initiatives.
   *
   * @minItems 1
   * @maxItems 12
   */
  initiatives: Initiative[];
}
/**
 * What was done for people in need, with its one figure.
 */
export interface Initiative {
  /**
   * What it is called.
   */
  title: string;
  /**
   * What was done.
   */
  text: string;
  /**
   * Its figure, as it is shown.
   */
  figure: string;
  /**
   * What the figure counts.
   */
  unit: string;
  picture: PagePicture;
}
/**
 * What is said to companies that want to take part.
 */
export interface CsrWords {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * Who brings what.
   *
   * @minItems 1
   * @maxItems 6
   */
  points: Point[];
  /**
   * What the form is called.
   */
  form: string;
  /**
   * Who answers it, and how soon.
   */
  answered: string;
}
/**
 * The words of the page on volunteering (VOL-01, VOL-02).
 */
export interface VolunteeringPage {
  intro: PageIntro;
  /**
   * What it is, what it brings and what there is to do.
   *
   * @minItems 1
   * @maxItems 6
   */
  about: Topic[];
  steps: Points;
  volunteers: SectionIntro;
  banner: Call;
}
/**
 * A short title with a sentence or two and a few catchwords.
 */
export interface Topic {
  /**
   * The title.
   */
  title: string;
  /**
   * What it means.
   */
  text: string;
  /**
   * Catchwords.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One of them.
   */
  points: string[];
}
/**
 * A call that ends a page, with the way on.
 */
export interface Call {
  /**
   * The call.
   */
  title: string;
  /**
   * A sentence below it.
   */
  text: string;
  /**
   * What the button says.
   */
  action: string;
}
/**
 * The words of the page on corporate training (CORP-01).
 */
export interface TrainingPage {
  intro: PageIntro;
  picture: PagePicture;
  /**
   * The way to the enquiry.
   */
  action: string;
  introduction: TrainingIntroduction;
  support: Support;
  courses: Courses;
}
/**
 * What corporate training is here.
 */
export interface TrainingIntroduction {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * All of it in one sentence.
   */
  statement: string;
  /**
   * Paragraphs.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A paragraph.
   */
  text: string[];
}
/**
 * The services around a course.
 */
export interface Support {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The services in the order of time.
   *
   * @minItems 1
   * @maxItems 4
   */
  phases: SupportPhase[];
}
/**
 * What is done for a course at one time.
 */
export interface SupportPhase {
  /**
   * The time.
   */
  when: string;
  /**
   * What is done then.
   *
   * @minItems 1
   * @maxItems 8
   */
  points: Point[];
}
/**
 * The courses for organisations.
 */
export interface Courses {
  /**
   * The section's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro: string;
  /**
   * The way to the enquiry.
   */
  action: string;
  labels: CourseLabels;
  /**
   * The courses.
   *
   * @minItems 1
   * @maxItems 8
   */
  list: CourseSheet[];
}
/**
 * What the facts of a course are called.
 */
export interface CourseLabels {
  /**
   * For whom it is.
   */
  audience: string;
  /**
   * How long it takes.
   */
  length: string;
  /**
   * Where and how.
   */
  format: string;
  /**
   * What one has afterwards.
   */
  outcome: string;
}
/**
 * A course for organisations, in facts that can be compared.
 */
export interface CourseSheet {
  /**
   * What it is called.
   */
  title: string;
  /**
   * What it is about.
   */
  text: string;
  /**
   * For whom.
   */
  audience: string;
  /**
   * How long.
   */
  length: string;
  /**
   * Where and with how many.
   */
  format: string;
  /**
   * What one has afterwards.
   */
  outcome: string;
}
/**
 * The words that the pages of all certifications share (CERT-03 to CERT-08).
 */
export interface CertificationPage {
  eligibility: Eligibility;
  batches: Station;
  fees: FeeWords;
  receive: Station;
  why: Station;
  assistance: Assistance;
}
/**
 * Who may sit the examination of one certification.
 */
export interface Eligibility {
  /**
   * Number of the certification that this is about.
   */
  certification: number;
  /**
   * Its name in the contents.
   */
  label: string;
  /**
   * Its heading.
   */
  title: string;
  /**
   * What holds for all sets.
   */
  note: string;
  /**
   * The sets; one of them is enough.
   *
   * @minItems 1
   * @maxItems 6
   */
  sets: EligibilitySet[];
  check: EligibilityCheck;
}
/**
 * One way to be eligible.
 */
export interface EligibilitySet {
  /**
   * What the set is called.
   */
  name: string;
  /**
   * The least schooling it asks for.
   */
  education: 'secondary' | 'bachelor' | 'accredited';
  /**
   * The same in words.
   */
  diploma: string;
  /**
   * Months of leading projects it asks for.
   */
  months: number;
  /**
   * Hours of training it asks for.
   */
  hours: number;
}
/**
 * The words of the three questions.
 */
export interface EligibilityCheck {
  /**
   * Opens the questions.
   */
  button: string;
  /**
   * A sentence above them.
   */
  intro: string;
  /**
   * The question for schooling.
   */
  education: string;
  /**
   * Its answers.
   *
   * @minItems 1
   * @maxItems 6
   */
  schooling: Schooling[];
  /**
   * The question for months of experience.
   */
  experience: string;
  /**
   * How to count them.
   */
  experienceHint: string;
  /**
   * The question for training.
   */
  training: string;
  /**
   * Its answer yes.
   */
  trained: string;
  /**
   * Its answer no.
   */
  untrained: string;
}
/**
 * One answer to the question for schooling.
 */
export interface Schooling {
  /**
   * What it counts as.
   */
  value: 'none' | 'secondary' | 'bachelor' | 'accredited';
  /**
   * The answer.
   */
  label: string;
}
/**
 * One part of a page that is a path.
 */
export interface Station {
  /**
   * Its name in the contents.
   */
  label: string;
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence where there is nothing to show.
   */
  none?: string;
}
/**
 * The words around the fees.
 */
export interface FeeWords {
  /**
   * Its name in the contents.
   */
  label: string;
  /**
   * The heading where the content system has none.
   */
  title: string;
  /**
   * A sentence where there is no fee.
   */
  none: string;
  /**
   * Who pays the members' fee.
   */
  members: string;
  /**
   * Who pays the other one.
   */
  nonMembers: string;
  /**
   * The link to membership.
   */
  join: string;
  /**
   * Remarks such as an early-bird fee.
   *
   * @minItems 0
   * @maxItems 20
   */
  notes: FeeNote[];
}
/**
 * A remark on the fee of one certification.
 */
export interface FeeNote {
  /**
   * Number of the certification.
   */
  certification: number;
  /**
   * The remark.
   */
  text: string;
}
/**
 * Two people to ask.
 */
export interface Assistance {
  /**
   * Its name in the contents.
   */
  label: string;
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence below it.
   */
  intro: string;
  /**
   * The two people.
   *
   * @minItems 2
   * @maxItems 2
   */
  contacts: ContactPerson[];
}
/**
 * Somebody of the chapter who can be rung.
 */
export interface ContactPerson {
  /**
   * The person's name.
   */
  name: string;
  /**
   * What they can be asked.
   */
  role: string;
  /**
   * Phone number, as people write it.
   */
  phone: string;
  picture?: Portrait;
}
/**
 * A person's picture; in the file it is named by `file`.
 */
export interface Portrait {
  /**
   * Address, from the root of the site.
   */
  url: string;
  /**
   * What it shows; empty beside the person's name.
   */
  alt: string;
}
/**
 * The words of the form for jobs (POST-01), and its lists to choose from (POST-04).
 */
export interface PostingPage {
  intro: PageIntro;
  terms: FormTerms;
  editTerms: FormTerms;
  categories: Choices;
  qualifications: Choices;
  skills: Choices;
  industries: Choices;
}
/**
 * What is agreed to before a form is sent.
 */
export interface FormTerms {
  /**
   * The heading.
   */
  title: string;
  /**
   * What it says, a sentence or two each.
   *
   * @minItems 1
   * @maxItems 10
   */
  paragraphs: string[];
}
/**
 * What is kept about members and for how long, and what erasing it means.
 */
export interface OwnDataPage {
  /**
   * What becomes of a CV; said where one is uploaded.
   */
  cv: string;
  archive: Sentences;
  /**
   * What erasing means, in short.
   */
  lead: string;
  erased: Sentences;
  kept: Sentences;
  /**
   * What happens then.
   */
  after: string;
}
/**
 * What was found for some words.
 */
export interface SearchAnswer {
  /**
   * The words as they were searched.
   */
  query: string;
  /**
   * How many results there are in all groups together.
   */
  total: number;
  /**
   * True when a part of the site could not be searched just now.
   */
  partial?: boolean;
  /**
   * Results by kind, the kind of the best result first, jobs last.
   *
   * @maxItems 6
   */
  groups: SearchGroup[];
}
/**
 * The results of one kind.
 */
export interface SearchGroup {
  kind: SearchKind;
  /**
   * How many there are, however many this answer carries.
   */
  total: number;
  /**
   * The best ones, the best first.
   *
   * @maxItems 50
   */
  results: SearchResult[];
}
/**
 * One thing that was found.
 */
export interface SearchResult {
  kind: SearchKind;
  /**
   * Id of the program, event, certification or job; path of the page; the group of a person.
   */
  id: string;
  /**
   * Its name; plain text.
   */
  title: string;
  /**
   * Words from it round the words that were searched for; plain text.
   */
  text?: string;
  /**
   * What tells it from others: the day of an event, the place of a job, the role of a person.
   */
  note?: string;
  /**
   * The program of an event; plain text.
   */
  program?: string;
}
/**
 * What a sample of the provider's answers differed in from the contracts.
 */
export interface ProviderDrift {
  /**
   * The backends that are the provider's; the others are embedded, and nothing of theirs is compared.
   *
   * @maxItems 2
   */
  backends: ('content' | 'jobs')[];
  /**
   * When comparing began.
   */
  since: string;
  /**
   * How many calls have had an answer compared.
   */
  calls: number;
  /**
   * How many answers were compared.
   */
  checked: number;
  /**
   * How many of them differed.
   */
  drifted: number;
  /**
   * How many were due and were not compared: the server was busy, they were too large or could not be read.
   */
  skipped: number;
  /**
   * How often a drift was found for which there was no room.
   */
  left: number;
  /**
   * The drifts of the last seven days: what the contract does not know comes last, otherwise what was seen last comes first.
   *
   * @maxItems 300
   */
  drifts: Drift[];
}
/**
 * One field in which answers of one call differ from the contract.
 */
export interface Drift {
  /**
   * The call's operationId in the contract.
   */
  operation: string;
  /**
   * Its method and path.
   */
  call: string;
  /**
   * The way to the field; empty: the answer as a whole.
   */
  field: string;
  /**
   * How it differs.
   */
  kind: 'missing' | 'extra' | 'type' | 'null' | 'empty' | 'value' | 'form' | 'limit';
  /**
   * What the contract asks for, in words.
   */
  expected: string;
  /**
   * What came last, by its type.
   */
  got?: string;
  /**
   * When it was first seen.
   */
  firstSeen: string;
  /**
   * When it was last seen.
   */
  lastSeen: string;
  /**
   * In how many answers of the call it was seen.
   */
  answers: number;
  /**
   * How many answers of the call were compared.
   */
  checked: number;
  /**
   * The pages that use it; none: no page reads it. Absent where the site was not built for it, as in development.
   *
   * @maxItems 100
   */
  screens?: Screen[];
}
/**
 * A page of the site.
 */
export interface Screen {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Its address, as a pattern; absent: what stands around every page.
   */
  address?: string;
}
/**
 * How this server does. What is counted is of the process that answers.
 */
export interface SystemState {
  /**
   * The version of the product.
   */
  version: string;
  /**
   * The commit that the site was built of; absent: it is not known.
   */
  commit?: string;
  /**
   * The version of Node.js.
   */
  node: string;
  database: SystemDatabase;
  /**
   * When the process that answers was started.
   */
  startedAt: string;
  /**
   * How many processes serve on this machine.
   */
  processes: number;
  storage: SystemStorage;
  backups: SystemBackups;
  content?: SystemContent;
  /**
   * A statement that takes longer is told in the log; milliseconds, 0: none is.
   */
  slowMs: number;
  /**
   * The statements that cost the database most, in sum or at once; the costliest in sum first.
   *
   * @maxItems 20
   */
  statements: SystemStatement[];
}
/**
 * The database.
 */
export interface SystemDatabase {
  /**
   * Which one it is.
   */
  kind: 'sqlite' | 'postgres';
  /**
   * Its version.
   */
  version: string;
}
/**
 * Room, in bytes.
 */
export interface SystemStorage {
  /**
   * What is left on the disk of the data folder.
   */
  free: number;
  /**
   * The size of that disk.
   */
  total: number;
  /**
   * What the database takes.
   */
  database: number;
  files: SystemFiles;
}
/**
 * Uploaded files.
 */
export interface SystemFiles {
  /**
   * How many there are.
   */
  count: number;
  /**
   * What they take.
   */
  bytes: number;
}
/**
 * The backups of the site.
 */
export interface SystemBackups {
  nightly?: SystemNightly;
  last?: SystemBackup;
  failure?: SystemBackupFailure;
}
/**
 * How the server makes one every night; absent: it does not.
 */
export interface SystemNightly {
  /**
   * From this full hour on, in India.
   */
  hour: number;
  /**
   * So many are kept.
   */
  keep: number;
}
/**
 * The last one that was made, read back and compared; absent: there is none.
 */
export interface SystemBackup {
  /**
   * The name of its file.
   */
  file: string;
  /**
   * When it was begun.
   */
  startedAt: string;
  /**
   * Its size in bytes.
   */
  bytes: number;
  /**
   * Whether the server made it by itself.
   */
  nightly: boolean;
}
/**
 * Why the last nightly one was not made; absent: it was.
 */
export interface SystemBackupFailure {
  /**
   * When it was begun.
   */
  startedAt: string;
  /**
   * Why, in a sentence.
   */
  reason: string;
}
/**
 * What is wrong with the files of the content, so that what was there before is shown.
 */
export interface SystemContent {
  /**
   * Since when.
   */
  since: string;
  /**
   * How many mistakes there are.
   */
  total: number;
  /**
   * The first of them: file, line, column and a sentence.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A mistake.
   */
  mistakes: string[];
}
/**
 * What the statements of one shape have cost the database.
 */
export interface SystemStatement {
  /**
   * The statement, without its values.
   */
  text: string;
  /**
   * How often it ran.
   */
  count: number;
  /**
   * Milliseconds in sum.
   */
  totalMs: number;
  /**
   * Milliseconds of one on average.
   */
  meanMs: number;
  /**
   * Milliseconds of the longest.
   */
  longestMs: number;
}
/**
 * The queue of mail.
 */
export interface SystemMails {
  /**
   * Whether a mail server is set; without one mail is kept in the local outbox.
   */
  sends: boolean;
  waiting: SystemMailGroup;
  failed: SystemMailGroup;
}
/**
 * Mails of one state: of those that wait the oldest come first, of those that were given up the newest.
 */
export interface SystemMailGroup {
  /**
   * How many there are.
   */
  count: number;
  /**
   * The first of them.
   *
   * @maxItems 100
   */
  mails: SystemMail[];
}
/**
 * A mail, without its words.
 */
export interface SystemMail {
  /**
   * Its id.
   */
  id: string;
  /**
   * Whom it is to, masked.
   */
  to: string;
  /**
   * What it is about: a one-time code; an enquiry; what admins decided about a job; an application; a job alert; a job that closes; data that was erased.
   */
  kind: 'code' | 'enquiry' | 'decision' | 'application' | 'alert' | 'closing' | 'erased' | 'other';
  /**
   * How often it was tried.
   */
  tries: number;
  /**
   * When it was taken.
   */
  takenAt: string;
  /**
   * When it is tried next; absent: it was given up.
   */
  nextAt?: string;
  /**
   * When it was given up; absent: it was not, or nobody noted it.
   */
  failedAt?: string;
  /**
   * What the mail server or the network said last, without addresses; absent: nothing yet.
   */
  reason?: string;
  /**
   * Whether it can be sent again.
   */
  canSendAgain: boolean;
}
/**
 * It was done.
 */
export interface SystemDone {
  /**
   * Always true.
   */
  success: true;
  /**
   * What was done, in a sentence.
   */
  message: string;
}

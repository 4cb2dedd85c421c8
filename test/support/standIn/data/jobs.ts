import { eventDate, inDays } from './days.ts';
import { admin, employer, member } from './people.ts';

/** A job as the job backend stores it. Values from a form are strings. A value may be missing, empty or `false`. */
export type Job = { _id: string; jobTitle: string } & Record<string, unknown>;
export type Application = { _id: string; jobId: string; userId: string } & Record<string, unknown>;

const id = (number: number) => `66b0000000000000000000${String(number).padStart(2, '0')}`;

export const jobIds = { delivery: id(1), agile: id(2), transformation: id(3), controls: id(4), scrum: id(5), sentBack: id(7), waiting: id(8) };

/** Contact details that no visitor may receive. */
export const contacts = {
  emails: ['hiring.delivery@example.org', 'agile-jobs@example.org', 'pmo@example.org', 'controls.desk@example.org', 'talent@example.org'],
  links: ['https://careers.example.org/delivery/4411', 'https://jobs.example.org/agile-coach-bengaluru', 'https://apply.example.org/pmo'],
  applicants: ['ravi.applicant@example.org', 'sunita.applicant@example.org', '9876501234', '8123409876'],
};
const [deliveryMail, agileMail, pmoMail, controlsMail, talentMail] = contacts.emails;
const [deliveryLink, agileLink, pmoLink] = contacts.links;

/** Titles of the jobs that visitors may see. */
export const visibleTitles = [
  'Delivery Manager, Payments',
  'Agile Coach',
  'Transformation Lead',
  'Project Controls Analyst',
  'Scrum Master (part-time)',
];
/** Titles of the jobs that visitors may not see. */
export const hiddenTitles = [
  'Bid Manager (closed last week)',
  'Planning Intern (sent back)',
  'PMO Head (waiting)',
  'Risk Analyst (withdrawn draft)',
  'Cost Engineer (no status)',
  'Programme Auditor (closed yesterday)',
];

/** A member who is not among `people` and only appears as an applicant. */
const OTHER_APPLICANT_ID = '66a0000000000000000000d4';

const published = { status: 'published', statusRemark: '' };
const basics = {
  jobCategory: 'Project Management',
  jobIndustry: 'Information Technology',
  jobQualification: ["Bachelor's Degree"],
  skills: ['Scrum', 'Risk Management'],
  maxjobExperience: '10',
  userId: employer._id,
};

export function makeJobs(origin: string): Job[] {
  const created = (days: number) => ({ createdAt: inDays(-days).toISOString() });
  const closes = (days: number) => ({ closingDate: inDays(days).toISOString() });
  return [
    {
      _id: id(1),
      ...basics,
      ...published,
      ...created(2),
      ...closes(20),
      jobTitle: 'Delivery Manager, Payments',
      location: 'Mysuru',
      remotePosition: 'true',
      jobType: 'Full-Time',
      jobCarrerLevel: 'Senior-level',
      minjobExperience: '6',
      minSalary: '2400000',
      maxSalary: 3_600_000,
      hoursPerWeek: '40',
      description: 'Lead four teams.\nReport to <the board> & its committee.',
      email: deliveryMail,
      extLink: deliveryLink,
      jobDescription: '/uploads/delivery-manager.pdf',
      appliedBy: [member._id, OTHER_APPLICANT_ID],
    },
    {
      _id: id(2),
      ...basics,
      ...published,
      ...created(3),
      ...closes(9),
      jobTitle: 'Agile Coach',
      location: 'Bengaluru',
      remotePosition: '',
      jobType: 'full-time',
      minRate: '',
      maxRate: false,
      minSalary: false,
      description: 'Coach product teams.\nTravel to Hubballi & Mangaluru.',
      email: agileMail,
      extLink: agileLink,
      jobDescription: `${origin}/uploads/agile-coach.pdf`,
      appliedBy: false,
    },
    {
      _id: id(3),
      ...published,
      ...created(5),
      ...closes(40),
      jobTitle: 'Transformation Lead',
      jobType: 'Full-Time',
      email: pmoMail,
      extLink: pmoLink,
      skills: false,
      jobQualification: '',
      userId: admin._id,
    },
    {
      _id: id(4),
      ...basics,
      ...published,
      ...created(30),
      jobTitle: 'Project Controls Analyst',
      location: 'Hubballi',
      jobType: 'Intern',
      minjobExperience: 0,
      description: '',
      email: controlsMail,
      extLink: '',
      appliedBy: [],
    },
    {
      _id: id(5),
      ...basics,
      ...published,
      ...created(12),
      ...closes(1),
      // A form's lists as text.
      skills: '["Scrum","Kanban"]',
      jobQualification: ['["MBA","PhD"]'],
      jobTitle: 'Scrum Master (part-time)',
      location: 'Remote',
      remotePosition: 'true',
      jobType: 'Part-Time',
      minRate: '900',
      maxRate: '1400',
      hoursPerWeek: '20',
      description: 'Two mornings and three afternoons a week.',
      email: talentMail,
    },
    {
      _id: id(6),
      ...basics,
      ...published,
      ...created(50),
      ...closes(-7),
      jobTitle: 'Bid Manager (closed last week)',
      location: 'Mysuru',
      jobType: 'Full-Time',
      email: talentMail,
    },
    {
      _id: id(7),
      ...basics,
      ...created(4),
      ...closes(25),
      status: 'sentback',
      statusRemark: 'Please name the stipend.',
      jobTitle: 'Planning Intern (sent back)',
      location: 'Mysuru',
      jobType: 'Intern',
      description: 'Keep the plan of a metro line current.',
      email: talentMail,
    },
    {
      _id: id(8),
      ...basics,
      ...created(1),
      ...closes(28),
      status: 'unpublished',
      // Databases add fields of their own.
      updatedAt: inDays(0).toISOString(),
      __v: 3,
      jobTitle: 'PMO Head (waiting)',
      location: 'Bengaluru',
      jobType: 'Full-Time',
      minSalary: '5000000',
      description: 'Build a project office.',
      email: pmoMail,
      extLink: pmoLink,
    },
    // One job has a status that the documents do not name, the other has none.
    { _id: id(9), ...basics, ...created(6), ...closes(28), status: 'draft', jobTitle: 'Risk Analyst (withdrawn draft)', email: talentMail },
    { _id: id(10), ...basics, ...created(7), ...closes(28), jobTitle: 'Cost Engineer (no status)', email: talentMail },
    {
      _id: id(11),
      ...basics,
      ...published,
      ...created(60),
      // A date in the content system's format.
      closingDate: eventDate(inDays(-1)),
      jobTitle: 'Programme Auditor (closed yesterday)',
      email: talentMail,
    },
  ];
}

export function makeApplications(): Application[] {
  return [
    {
      _id: '66c000000000000000000001',
      jobId: id(1),
      userId: member._id,
      name: 'Ravi Shetty',
      email: 'ravi.applicant@example.org',
      phoneNo: '9876501234',
      yearOfExperience: '7',
      employeeType: 'Full-time',
      city: 'Udupi',
      currentCTC: '1850000',
      expectedCTC: 2_200_000,
      cv: '/uploads/ravi-shetty.pdf',
    },
    {
      _id: '66c000000000000000000002',
      jobId: id(1),
      userId: OTHER_APPLICANT_ID,
      name: 'Sunita Naik',
      email: 'sunita.applicant@example.org',
      phoneNo: '8123409876',
      yearOfExperience: 12,
      employeeType: 'Part-time',
      city: 'Karwar',
      currentCTC: '',
      expectedCTC: '1500000',
      cv: false,
    },
    // The job of this application was deleted.
    { _id: '66c000000000000000000003', jobId: '66b0000000000000000000ff', userId: member._id, name: 'Meera Pillai', email: member.email },
  ];
}

import type { JobField } from './operations/jobs.ts';

export type { JobField } from './operations/jobs.ts';

/** What each field of the form for jobs is called, in the order of the form. */
export const JOB_FIELD_LABELS: Readonly<Record<JobField, string>> = {
  jobTitle: 'Job title',
  organization: 'Organization',
  jobType: 'Job type',
  jobCategory: 'Job category',
  jobIndustry: 'Job industry',
  description: 'Description',
  jobQualification: 'Qualifications',
  skills: 'Skills',
  minjobExperience: 'Min experience',
  maxjobExperience: 'Max experience',
  jobCarrerLevel: 'Career level',
  location: 'Location',
  remotePosition: 'Remote work',
  hoursPerWeek: 'Hours per week',
  closingDate: 'Closing date',
  minSalary: 'Min salary',
  maxSalary: 'Max salary',
  minRate: 'Min rate',
  maxRate: 'Max rate',
  email: 'Application email',
  extLink: 'External link',
  jobDescription: 'Job description file',
};

/** The fields in the order of the form. */
export const JOB_FIELDS = Object.keys(JOB_FIELD_LABELS) as JobField[];

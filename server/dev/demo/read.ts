import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Role } from '../../platform/db/schema.ts';
import type { JobStatus } from '../../platform/db/jobTables.ts';

/** A demo member as written in `members.yaml`. */
export interface DemoMember {
  id: string;
  cmsId: number;
  email: string;
  name: string;
  role: Role;
  membershipNumber: string | null;
  mobileNumber: string;
  /** Values in the application form; CTC (cost to company, the yearly salary) is in rupees. */
  whenApplying: { yearOfExperience: string; city: string; employeeType: string; currentCtc: number; expectedCtc: number };
}

/** A demo job in `jobs/*.yaml`. Members are named by the local part of their e-mail address. */
export interface DemoJob {
  title: string;
  organization: string;
  location: string | null;
  remote?: boolean;
  type: string;
  category: string;
  industry: string;
  level: string;
  /** Years, from and to. */
  experience: [number, number];
  /** Rupees a year, from and to. */
  salary?: [number, number];
  /** Rupees an hour, from and to. */
  rate?: [number, number];
  /** Hours per week. */
  hours: number;
  qualifications: string[];
  skills: string[];
  /** Days from posting to seeding. */
  posted: number;
  /** Days from seeding to the closing date; negative: closed already. */
  closes: number;
  /** Who posted the job. */
  by: string;
  applicants?: string[];
  /** `published` by default. */
  status?: JobStatus;
  remark?: string;
  description: string;
}

const JOB_FILES = ['delivery', 'agileAndPmo', 'construction', 'peopleAndPlaces', 'inModeration'];

function readYaml<T>(...path: string[]): T[] {
  return parse(readFileSync(join(import.meta.dirname, ...path), 'utf8')) as T[];
}

/** Reads `members.yaml`. */
export function readDemoMembers(): DemoMember[] {
  return readYaml<DemoMember>('members.yaml');
}

/** Reads the files in `jobs`, in a fixed order. */
export function readDemoJobs(): DemoJob[] {
  return JOB_FILES.flatMap((name) => readYaml<DemoJob>('jobs', `${name}.yaml`));
}

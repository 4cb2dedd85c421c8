import { MAX_EMAIL_LENGTH } from './addresses.ts';
import { CAREER_LEVELS, JOB_TYPES } from './jobSearch.ts';
import type { Job, JobField, JobPostForm } from './operations/jobs.ts';

export type { JobField };

/** Sections of the form, in order. */
export const JOB_PARTS = ['job', 'person', 'place', 'pay', 'contact'] as const;

export type JobPart = (typeof JOB_PARTS)[number];

interface FieldBase {
  /** Property of a job in the site's model (src/api/models/job.ts). */
  model: string;
  /** Column of the table `jobs`. */
  column: string;
  label: string;
  part: JobPart;
  /** The specification's error message for an empty field. Absent for an optional field. */
  requiredMessage?: string;
  /** Masked for callers without a session (JOBS-06). */
  masked?: true;
  /**
   * What happens to the field when the poster's data are erased and the job is kept for its applicants. `always`: it is cleared. `unread`:
   * it is cleared unless the job's status is `published`, because an admin may not have read it. `replaced`: it gets another value.
   */
  erasure: 'always' | 'unread' | 'replaced';
}

interface TextField {
  kind: 'text' | 'multilineText' | 'email' | 'link';
  /** Characters. */
  maxLength: number;
}

interface ChoiceField {
  kind: 'choice';
  options: readonly string[];
  /** Beginning of the error message for any other value. */
  refusal: string;
}

/** A value from one of the content system's lists. Other values are accepted too. */
interface LookupField {
  kind: 'lookup';
  list: 'categories' | 'industries';
}

interface TextListField {
  kind: 'textList';
  list: 'qualifications' | 'skills';
}

interface NumberField {
  kind: 'number';
  unit: 'years' | 'rupees a year' | 'rupees an hour' | 'hours';
  /** Maximum length as text, decimal point included (POST-03). */
  maxLength: number;
  /** Field with the minimum of a range, when this field is its maximum. */
  minimum?: JobField;
  /** Greatest possible value. */
  maximum?: number;
}

interface FlagField {
  kind: 'flag';
  /** Label of the checkbox. */
  statement: string;
  /** Descriptions of a job with the flag set and not set. */
  on: string;
  off: string;
}

interface DayField {
  kind: 'day';
}

interface FileField {
  kind: 'file';
}

export type JobFieldRow = FieldBase &
  (TextField | ChoiceField | LookupField | TextListField | NumberField | FlagField | DayField | FileField);

export type JobFieldKind = JobFieldRow['kind'];

type FormName = Exclude<keyof JobPostForm, 'userId' | 'status'>;

/** Field kinds that match the contract's type. */
type KindFor<Value> = Value extends readonly string[]
  ? TextListField
  : Value extends Blob
    ? FileField
    : Value extends 'true' | 'false' | ''
      ? FlagField
      : TextField | ChoiceField | LookupField | NumberField | DayField;

/** Definition that matches the field's type in the contract. */
type RowFor<Name extends FormName> = FieldBase &
  KindFor<NonNullable<JobPostForm[Name]>> &
  (undefined extends JobPostForm[Name] ? unknown : { requiredMessage: string });

/**
 * Fields of a job, in form order. Form, validation, model, storage, masking, erasure and labels derive from this table. Each field must
 * have a row here and be in the contract's `JobPostForm`, `JobField` and `Job`; otherwise there is a type error.
 */
export const JOB_FORM = {
  jobTitle: {
    model: 'title',
    column: 'title',
    label: 'Job title',
    kind: 'text',
    maxLength: 200,
    part: 'job',
    requiredMessage: 'Job Title is required',
    erasure: 'replaced',
  },
  organization: {
    model: 'organization',
    column: 'organization',
    label: 'Organization',
    kind: 'text',
    maxLength: 200,
    part: 'job',
    erasure: 'unread',
  },
  jobType: {
    model: 'type',
    column: 'job_type',
    label: 'Job type',
    kind: 'choice',
    options: JOB_TYPES,
    refusal: 'Job Type must be one of',
    part: 'job',
    requiredMessage: 'Job Type is required',
    erasure: 'unread',
  },
  jobCategory: {
    model: 'category',
    column: 'category',
    label: 'Job category',
    kind: 'lookup',
    list: 'categories',
    part: 'job',
    requiredMessage: 'Job Category is required',
    erasure: 'unread',
  },
  jobIndustry: {
    model: 'industry',
    column: 'industry',
    label: 'Job industry',
    kind: 'lookup',
    list: 'industries',
    part: 'job',
    requiredMessage: 'Job Industry is required',
    erasure: 'unread',
  },
  description: {
    model: 'description',
    column: 'description',
    label: 'Description',
    kind: 'multilineText',
    maxLength: 1000,
    part: 'job',
    erasure: 'unread',
  },
  jobQualification: {
    model: 'qualifications',
    column: 'qualifications',
    label: 'Qualifications',
    kind: 'textList',
    list: 'qualifications',
    part: 'person',
    requiredMessage: 'Select at least one qualification',
    erasure: 'unread',
  },
  skills: {
    model: 'skills',
    column: 'skills',
    label: 'Skills',
    kind: 'textList',
    list: 'skills',
    part: 'person',
    requiredMessage: 'Select at least one skill',
    erasure: 'unread',
  },
  minjobExperience: {
    model: 'minExperience',
    column: 'min_experience',
    label: 'Min experience',
    kind: 'number',
    unit: 'years',
    maxLength: 4,
    part: 'person',
    erasure: 'unread',
  },
  maxjobExperience: {
    model: 'maxExperience',
    column: 'max_experience',
    label: 'Max experience',
    kind: 'number',
    unit: 'years',
    maxLength: 4,
    minimum: 'minjobExperience',
    part: 'person',
    requiredMessage: 'Enter max job experience required',
    erasure: 'unread',
  },
  jobCarrerLevel: {
    model: 'careerLevel',
    column: 'career_level',
    label: 'Career level',
    kind: 'choice',
    options: CAREER_LEVELS,
    refusal: 'The career level must be one of',
    part: 'person',
    erasure: 'unread',
  },
  location: {
    model: 'location',
    column: 'location',
    label: 'Location',
    kind: 'text',
    maxLength: 200,
    part: 'place',
    erasure: 'unread',
  },
  remotePosition: {
    model: 'remote',
    column: 'remote',
    label: 'Remote work',
    kind: 'flag',
    statement: 'The work can be done from anywhere',
    on: 'Can be done from anywhere',
    off: 'Not remote',
    part: 'place',
    erasure: 'unread',
  },
  hoursPerWeek: {
    model: 'hoursPerWeek',
    column: 'hours_per_week',
    label: 'Hours per week',
    kind: 'number',
    unit: 'hours',
    maxLength: 3,
    // 24 hours on 7 days.
    maximum: 168,
    part: 'place',
    erasure: 'unread',
  },
  closingDate: {
    model: 'closingDate',
    column: 'closing_date',
    label: 'Closing date',
    kind: 'day',
    part: 'place',
    requiredMessage: 'Choose a closing date',
    erasure: 'replaced',
  },
  minSalary: {
    model: 'minSalary',
    column: 'min_salary',
    label: 'Min salary',
    kind: 'number',
    unit: 'rupees a year',
    maxLength: 10,
    part: 'pay',
    erasure: 'unread',
  },
  maxSalary: {
    model: 'maxSalary',
    column: 'max_salary',
    label: 'Max salary',
    kind: 'number',
    unit: 'rupees a year',
    maxLength: 10,
    minimum: 'minSalary',
    part: 'pay',
    erasure: 'unread',
  },
  minRate: {
    model: 'minRate',
    column: 'min_rate',
    label: 'Min rate',
    kind: 'number',
    unit: 'rupees an hour',
    maxLength: 4,
    part: 'pay',
    erasure: 'unread',
  },
  maxRate: {
    model: 'maxRate',
    column: 'max_rate',
    label: 'Max rate',
    kind: 'number',
    unit: 'rupees an hour',
    maxLength: 4,
    minimum: 'minRate',
    part: 'pay',
    erasure: 'unread',
  },
  email: {
    model: 'contactEmail',
    column: 'email',
    label: 'Application email',
    kind: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    part: 'contact',
    requiredMessage: 'Application Email is required',
    masked: true,
    erasure: 'always',
  },
  extLink: {
    model: 'externalLink',
    column: 'ext_link',
    label: 'External link',
    kind: 'link',
    maxLength: 2048,
    part: 'contact',
    masked: true,
    erasure: 'always',
  },
  jobDescription: {
    model: 'descriptionFile',
    column: 'description_file',
    label: 'Job description file',
    kind: 'file',
    part: 'contact',
    erasure: 'always',
  },
} as const satisfies { [Name in FormName & JobField & keyof Job]: RowFor<Name> } satisfies Record<FormName | JobField, JobFieldRow>;

type JobForm = typeof JOB_FORM;

type KindOf<Name extends JobField> = JobForm[Name]['kind'];

export type FieldOfKind<Kind extends JobFieldKind> = { [Name in JobField]: KindOf<Name> extends Kind ? Name : never }[JobField];

/** Fields with a `requiredMessage`. */
type RequiredField = { [Name in JobField]: JobForm[Name] extends { requiredMessage: string } ? Name : never }[JobField];

/** Columns of `jobs` for these fields. */
export type JobColumn = JobForm[JobField]['column'];

/** Columns with a replacement value after erasure. */
export type ReplacedColumn = {
  [Name in JobField]: JobForm[Name]['erasure'] extends 'replaced' ? JobForm[Name]['column'] : never;
}[JobField];

export const JOB_FIELDS = Object.keys(JOB_FORM) as JobField[];

export const rowOf = (name: JobField): JobFieldRow => JOB_FORM[name];

/** Returns the fields whose rows match, in form order. */
export const fieldsWhere = (matches: (row: JobFieldRow) => boolean): JobField[] => JOB_FIELDS.filter((name) => matches(JOB_FORM[name]));

export const isJobField = (name: string): name is JobField => Object.hasOwn(JOB_FORM, name);

/** Naming scheme of a record. `wire` is that of the contract. */
type Naming = 'wire' | 'model' | 'column';

type NameIn<By extends Naming, Name extends JobField> = By extends 'model' | 'column' ? JobForm[Name][By] : Name;

/** The type of a field's values by its kind. */
export type ValuesByKind = Record<JobFieldKind, unknown>;

/** Columns of required fields are never null, except numbers and days, which may be null in old or erased jobs. */
type ValueIn<By extends Naming, Name extends JobField, Values extends ValuesByKind> = By extends 'column'
  ? Name extends Exclude<RequiredField, FieldOfKind<'number' | 'day'>>
    ? NonNullable<Values[KindOf<Name>]>
    : Values[KindOf<Name>]
  : Values[KindOf<Name>];

/** A value per field, keyed by one naming scheme. */
export type JobRecord<By extends Naming, Values extends ValuesByKind> = {
  [Name in JobField as NameIn<By, Name>]: ValueIn<By, Name, Values>;
};

/** One conversion function per field kind. */
export type JobConverters<In extends ValuesByKind, Out extends ValuesByKind> = {
  readonly [Kind in JobFieldKind]: (value: In[Kind], row: Extract<JobFieldRow, { kind: Kind }>, name: JobField) => Out[Kind];
};

const nameIn = (by: Naming, name: JobField): string => (by === 'wire' ? name : JOB_FORM[name][by]);

/**
 * Builds a record with a value per field.
 * @param order order in which `valueOf` is called
 */
export function buildJob<To extends Naming, Values extends ValuesByKind>(
  to: To,
  valueOf: (row: JobFieldRow, name: JobField) => Values[JobFieldKind],
  order: readonly JobField[] = JOB_FIELDS,
): JobRecord<To, Values> {
  // TypeScript cannot relate each value to its name.
  return Object.fromEntries(order.map((name) => [nameIn(to, name), valueOf(JOB_FORM[name], name)])) as JobRecord<To, Values>;
}

/** On the wire, fields without a value may be absent. */
type SourceOf<From extends Naming, In extends ValuesByKind> = From extends 'wire' ? Partial<JobRecord<From, In>> : JobRecord<From, In>;

/**
 * Converts every field by its kind.
 * @param naming schemes of source and result
 * @param order order of conversion, which decides the error that is thrown first
 */
export function convertJob<From extends Naming, To extends Naming, In extends ValuesByKind, Out extends ValuesByKind>(
  source: Readonly<SourceOf<From, NoInfer<In>>>,
  naming: readonly [from: From, to: To],
  converters: JobConverters<In, Out>,
  order?: readonly JobField[],
): JobRecord<To, Out> {
  const values: Readonly<Record<string, unknown>> = source;
  return buildJob<To, Out>(
    naming[1],
    (row, name) => {
      // TypeScript cannot derive the types from the kind.
      const convert = converters[row.kind] as (value: unknown, row: JobFieldRow, name: JobField) => Out[JobFieldKind];
      return convert(values[nameIn(naming[0], name)], row, name);
    },
    order,
  );
}

type ListField = FieldOfKind<'textList'>;

/** The form of an update, in which the names of list fields end in `[]` (D-45). */
export type WithListNames<Form> = { [Name in keyof Form as Name extends ListField ? `${Name}[]` : Name]: Form[Name] };

const LIST_FIELDS = fieldsWhere(({ kind }) => kind === 'textList');

const rename = (form: object, nameOf: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [nameOf(name), value]));

/** Adds `[]` to the names of list fields. */
export const addListMarks = <Form extends object>(form: Form): WithListNames<Form> =>
  rename(form, (name) => (LIST_FIELDS.some((list) => list === name) ? `${name}[]` : name)) as WithListNames<Form>;

/** Removes `[]` from the names of list fields. */
export const removeListMarks = <Form extends object>(form: WithListNames<Form>): Form =>
  rename(form, (name) => LIST_FIELDS.find((list) => `${list}[]` === name) ?? name) as Form;

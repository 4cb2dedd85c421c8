import { CAREER_LEVELS, JOB_TYPES } from './jobSearch.ts';
import type { Job, JobField, JobPostForm } from './operations/jobs.ts';

export type { JobField };

/** The parts of the form, in their order. */
export const JOB_PARTS = ['job', 'person', 'place', 'pay', 'contact'] as const;

export type JobPart = (typeof JOB_PARTS)[number];

/** What every field says about itself, whatever its kind. */
interface FieldBase {
  /** Name in the browser's model of a job. */
  model: string;
  /** Column of the table `jobs`. */
  column: string;
  label: string;
  part: JobPart;
  /** The documents' sentence that refuses an empty field; absent: the field may stay empty. */
  required?: string;
  /** Masked for callers without a session (JOBS-06). */
  masked?: true;
  /**
   * What becomes of the field when its poster is erased and the job stays for its applicants. `always`: it is cleared;
   * `unread`: it is cleared unless the job is published, because no admin has read it; `replaced`: it gets another value.
   */
  erasure: 'always' | 'unread' | 'replaced';
}

interface TextField {
  kind: 'line' | 'lines' | 'email' | 'link';
  /** Characters. */
  maxLength: number;
}

interface ChoiceField {
  kind: 'choice';
  options: readonly string[];
  /** The beginning of the sentence that refuses any other value. */
  refusal: string;
}

/** A choice from a list of the content system; other values are kept. */
interface ListedField {
  kind: 'listed';
  list: 'categories' | 'industries';
}

interface TextsField {
  kind: 'texts';
  list: 'qualifications' | 'skills';
}

interface NumberField {
  kind: 'number';
  unit: 'years' | 'rupees a year' | 'rupees an hour' | 'hours';
  /** Characters of the number as text, its point included (POST-03). */
  maxLength: number;
  /** The field that holds the smallest value of the range which this one ends. */
  minimum?: JobField;
}

interface FlagField {
  kind: 'flag';
  /** The sentence to tick in the form. */
  statement: string;
  on: string;
  off: string;
}

interface DayField {
  kind: 'day';
}

interface FileField {
  kind: 'file';
}

/** A row of the table of fields. */
export type JobFieldRow = FieldBase & (TextField | ChoiceField | ListedField | TextsField | NumberField | FlagField | DayField | FileField);

export type JobFieldKind = JobFieldRow['kind'];

type FormName = Exclude<keyof JobPostForm, 'userId' | 'status'>;

/** The kinds that fit what the contract says a field of the form holds. */
type KindFor<Value> = Value extends readonly string[]
  ? TextsField
  : Value extends Blob
    ? FileField
    : Value extends 'true' | ''
      ? FlagField
      : TextField | ChoiceField | ListedField | NumberField | DayField;

/** What the contract requires of the row of a field. */
type RowFor<Name extends FormName> = FieldBase &
  KindFor<NonNullable<JobPostForm[Name]>> &
  (undefined extends JobPostForm[Name] ? unknown : { required: string });

/**
 * The fields of a job, in the order of the form. Form, validation, model, storage, masking, erasure and texts follow from this table.
 * A field of the contract without a row, or a row without a field in all of its schemas, is a type error.
 */
export const JOB_FORM = {
  jobTitle: {
    model: 'title',
    column: 'title',
    label: 'Job title',
    kind: 'line',
    maxLength: 200,
    part: 'job',
    required: 'Job Title is required',
    erasure: 'replaced',
  },
  organization: {
    model: 'organization',
    column: 'organization',
    label: 'Organization',
    kind: 'line',
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
    required: 'Job Type is required',
    erasure: 'unread',
  },
  jobCategory: {
    model: 'category',
    column: 'category',
    label: 'Job category',
    kind: 'listed',
    list: 'categories',
    part: 'job',
    required: 'Job Category is required',
    erasure: 'unread',
  },
  jobIndustry: {
    model: 'industry',
    column: 'industry',
    label: 'Job industry',
    kind: 'listed',
    list: 'industries',
    part: 'job',
    required: 'Job Industry is required',
    erasure: 'unread',
  },
  description: {
    model: 'description',
    column: 'description',
    label: 'Description',
    kind: 'lines',
    maxLength: 1000,
    part: 'job',
    erasure: 'unread',
  },
  jobQualification: {
    model: 'qualifications',
    column: 'qualifications',
    label: 'Qualifications',
    kind: 'texts',
    list: 'qualifications',
    part: 'person',
    required: 'Select at least one qualification',
    erasure: 'unread',
  },
  skills: {
    model: 'skills',
    column: 'skills',
    label: 'Skills',
    kind: 'texts',
    list: 'skills',
    part: 'person',
    required: 'Select at least one skill',
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
    required: 'Enter max job experience required',
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
    kind: 'line',
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
    part: 'place',
    erasure: 'unread',
  },
  closingDate: {
    model: 'closingDate',
    column: 'closing_date',
    label: 'Closing date',
    kind: 'day',
    part: 'place',
    required: 'Choose a closing date',
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
    maxLength: 254,
    part: 'contact',
    required: 'Application Email is required',
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

/** The kind of a field. */
type KindOf<Name extends JobField> = JobForm[Name]['kind'];

/** The fields of some kinds. */
export type FieldOfKind<Kind extends JobFieldKind> = { [Name in JobField]: KindOf<Name> extends Kind ? Name : never }[JobField];

/** The fields that have a sentence for being empty. */
type RequiredField = { [Name in JobField]: JobForm[Name] extends { required: string } ? Name : never }[JobField];

/** The columns of `jobs` that hold fields. */
export type JobColumn = JobForm[JobField]['column'];

/** The columns that get another value when their poster is erased. */
export type ReplacedColumn = {
  [Name in JobField]: JobForm[Name]['erasure'] extends 'replaced' ? JobForm[Name]['column'] : never;
}[JobField];

/** The fields in the order of the form. */
export const JOB_FIELDS = Object.keys(JOB_FORM) as JobField[];

/** The row of a field, whatever its kind. */
export const rowOf = (name: JobField): JobFieldRow => JOB_FORM[name];

/** The fields whose rows pass a test, in the order of the form. */
export const fieldsWhere = (test: (row: JobFieldRow) => boolean): JobField[] => JOB_FIELDS.filter((name) => test(JOB_FORM[name]));

/** Whether a text names a field of the form. */
export const isJobField = (name: string): name is JobField => Object.hasOwn(JOB_FORM, name);

/** Which of a field's names a record of fields goes by: `wire` is the contract's. */
type Naming = 'wire' | 'model' | 'column';

type NameIn<By extends Naming, Name extends JobField> = By extends 'model' | 'column' ? JobForm[Name][By] : Name;

/** The type of a field's values by its kind. */
export type ValuesByKind = Record<JobFieldKind, unknown>;

/** The column of a required text is never null; amounts and days may be, of old jobs and of those that were erased. */
type ValueIn<By extends Naming, Name extends JobField, Values extends ValuesByKind> = By extends 'column'
  ? Name extends Exclude<RequiredField, FieldOfKind<'number' | 'day'>>
    ? NonNullable<Values[KindOf<Name>]>
    : Values[KindOf<Name>]
  : Values[KindOf<Name>];

/** A value for each field of a job, under one of its names. */
export type JobRecord<By extends Naming, Values extends ValuesByKind> = {
  [Name in JobField as NameIn<By, Name>]: ValueIn<By, Name, Values>;
};

/** A function for each kind of field, which makes a value from another one. */
export type JobConverters<In extends ValuesByKind, Out extends ValuesByKind> = {
  readonly [Kind in JobFieldKind]: (value: In[Kind], row: Extract<JobFieldRow, { kind: Kind }>, name: JobField) => Out[Kind];
};

const nameIn = (by: Naming, name: JobField): string => (by === 'wire' ? name : JOB_FORM[name][by]);

/** Builds a record with a value for each field. @param order the order in which the values are made */
export function buildJob<To extends Naming, Values extends ValuesByKind>(
  to: To,
  valueOf: (row: JobFieldRow, name: JobField) => Values[JobFieldKind],
  order: readonly JobField[] = JOB_FIELDS,
): JobRecord<To, Values> {
  // TypeScript does not follow which value belongs to which name.
  return Object.fromEntries(order.map((name) => [nameIn(to, name), valueOf(JOB_FORM[name], name)])) as JobRecord<To, Values>;
}

/** On the wire, fields without a value may be left out. */
type SourceOf<From extends Naming, In extends ValuesByKind> = From extends 'wire' ? Partial<JobRecord<From, In>> : JobRecord<From, In>;

/**
 * Converts every field of a job by its kind.
 * @param naming the names in the source, and those in the result
 * @param order the order in which the fields are converted, which decides the one that throws first
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
      // Its kind chooses the function, and the type of the source its value.
      const convert = converters[row.kind] as (value: unknown, row: JobFieldRow, name: JobField) => Out[JobFieldKind];
      return convert(values[nameIn(naming[0], name)], row, name);
    },
    order,
  );
}

type ListField = FieldOfKind<'texts'>;

/** A form of a job whose lists go by names that end in `[]`, as a changed job is sent (D-45). */
export type WithListNames<Form> = { [Name in keyof Form as Name extends ListField ? `${Name}[]` : Name]: Form[Name] };

const LISTS = fieldsWhere(({ kind }) => kind === 'texts');

const rename = (form: object, nameOf: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [nameOf(name), value]));

/** Adds `[]` to the names of lists. */
export const addListMarks = <Form extends object>(form: Form): WithListNames<Form> =>
  rename(form, (name) => (LISTS.some((list) => list === name) ? `${name}[]` : name)) as WithListNames<Form>;

/** Removes `[]` from the names of lists. */
export const removeListMarks = <Form extends object>(form: WithListNames<Form>): Form =>
  rename(form, (name) => LISTS.find((list) => `${list}[]` === name) ?? name) as Form;

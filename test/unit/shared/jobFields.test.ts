import { fieldsWhere, JOB_FIELDS, rowOf } from '../../../shared/jobFields.ts';
import { readContracts } from '../../../scripts/contract/documents.ts';

interface Schema {
  maxLength?: number;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
}

const { jobs } = readContracts() as unknown as { jobs: { components: { schemas: Record<'JobField' | 'JobPostForm', Schema> } } };
const { JobField, JobPostForm } = jobs.components.schemas;

it('the fields of a job are in the order of the contract', () => {
  expect(JOB_FIELDS).toEqual(JobField.enum);
});

it('the fields of a job have the limits of the contract', () => {
  const limits = JOB_FIELDS.flatMap((name) => {
    const row = rowOf(name);
    return 'maxLength' in row ? [[name, row.maxLength]] : [];
  });
  expect(limits.length).toBeGreaterThan(10);
  expect(limits).toEqual(limits.map(([name]) => [name, JobPostForm.properties?.[name as string]?.maxLength]));
});

it('the required fields of a job are those of the contract, apart from the closing date (D-50)', () => {
  const required = fieldsWhere((row) => row.requiredMessage !== undefined && row.kind !== 'day');
  expect(required.toSorted()).toEqual(JobPostForm.required?.toSorted());
});

it.each(['model', 'column', 'label'] as const)('each field of a job has a %s of its own', (property) => {
  const values = JOB_FIELDS.map((field) => rowOf(field)[property]);
  expect(new Set(values).size).toBe(values.length);
});

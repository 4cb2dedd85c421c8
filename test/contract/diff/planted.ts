import { part, readContracts, type Node } from '../../../scripts/contract/documents.ts';

/** A change that is made to a contract. */
export type Plant = (contract: Node) => void;

/** A part deep within a contract, by the names on the way. */
export const within = (contract: Node, ...names: string[]): Node => names.reduce(part, contract);

const schemas = (contract: Node, name: string): Node => within(contract, 'components', 'schemas', name);

/** The four changes that a provider of the job backend makes most often. */
export const plants = {
  /** A field of every job is called otherwise. */
  rename: (jobs) => {
    const job = schemas(jobs, 'Job');
    const { jobTitle, ...others } = part(job, 'properties');
    Object.assign(job, { required: ['_id', 'title'], properties: { ...others, title: jobTitle } });
  },
  /** The search wants to know something more. */
  parameter: (jobs) => {
    const search = within(jobs, 'paths', '/api/jobs/search', 'get');
    const region = { name: 'region', in: 'query', required: true, description: 'Region; text.', schema: { type: 'string', maxLength: 40 } };
    search.parameters = [region, ...(search.parameters as unknown[])];
  },
  /** An endpoint is no more. */
  removal: (jobs) => void delete part(jobs, 'paths')['/api/jobs/status/counts'],
  /** An endpoint is new, and the embedded backend does not have it. */
  addition: (jobs) => {
    const like = within(jobs, 'paths', '/api/jobs/allJobs', 'get');
    const get = { ...like, operationId: 'listNewestJobs', 'x-extension': true, 'x-unbuilt': true, 'x-subject': 'board' };
    part(jobs, 'paths')['/api/jobs/newest'] = { get };
  },
} satisfies Record<string, Plant>;

/** A contract with some changes made to it. */
export function planted(name: 'jobs' | 'site', ...changes: Plant[]): Node {
  const contract = structuredClone(readContracts()[name] ?? {});
  for (const change of changes) change(contract);
  return contract;
}

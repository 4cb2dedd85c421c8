import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { MailOperations } from '../../shared/operations/mail.ts';
import type { SiteOperations } from '../../shared/operations/site.ts';
import type { ContractName } from './load.ts';
import type { Handlers } from './types.ts';

/** The operations of every contract, generated from `openapi/`. */
export interface Operations {
  cms: CmsOperations;
  jobs: JobsOperations;
  mail: MailOperations;
  site: SiteOperations;
}

/** The operationId of any operation. */
export type OperationId = { [Name in ContractName]: keyof Operations[Name] }[ContractName];

/** Operations that are not built yet: they answer 404. Whoever builds one takes it off this list. */
export const UNBUILT = {
  cms: [],
  jobs: [],
  mail: [],
  site: [],
} as const satisfies { [Name in ContractName]: readonly (keyof Operations[Name])[] };

/** What a contract is mounted with: a handler for each of its operations but those that are not built yet. */
export type BuiltHandlers<Name extends ContractName> = Handlers<
  Operations[Name],
  Exclude<keyof Operations[Name], (typeof UNBUILT)[Name][number]>
>;

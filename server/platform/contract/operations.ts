import type { CmsOperations } from '../../../shared/operations/cms.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { MailOperations } from '../../../shared/operations/mail.ts';
import type { SiteOperations } from '../../../shared/operations/site.ts';
import type { ContractName } from './load.ts';
import type { Handlers } from './types.ts';

/** Types of the operations by contract. */
export interface Operations {
  cms: CmsOperations;
  jobs: JobsOperations;
  mail: MailOperations;
  site: SiteOperations;
}

export type OperationId = { [Name in ContractName]: keyof Operations[Name] }[ContractName];

/** Handlers of all operations that the embedded backend implements: not marked `x-unbuilt`. */
export type BuiltHandlers<Name extends ContractName> = Handlers<Operations[Name]>;

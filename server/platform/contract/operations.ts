import type { BoardOperations } from '../../../shared/operations/board.ts';
import type { CmsOperations } from '../../../shared/operations/cms.ts';
import type { ContentOperations } from '../../../shared/operations/content.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { MailOperations } from '../../../shared/operations/mail.ts';
import type { PeopleOperations } from '../../../shared/operations/people.ts';
import type { RegistrationsOperations } from '../../../shared/operations/registrations.ts';
import type { SiteOperations } from '../../../shared/operations/site.ts';
import type { ContractName } from './load.ts';
import type { Handlers } from './types.ts';

/** Types of the operations by contract. */
export interface Operations {
  board: BoardOperations;
  cms: CmsOperations;
  content: ContentOperations;
  jobs: JobsOperations;
  mail: MailOperations;
  people: PeopleOperations;
  registrations: RegistrationsOperations;
  site: SiteOperations;
}

export type OperationId = { [Name in ContractName]: keyof Operations[Name] }[ContractName];

/** Operations that a job backend may have: the documented ones, and our own. */
export type JobBackendOperations = JobsOperations & BoardOperations & PeopleOperations;

type OperationOf<Name extends ContractName> = Operations[Name][keyof Operations[Name]];

/** The subjects of a contract: the first tags of its operations. */
type Subject<Name extends ContractName> =
  OperationOf<Name> extends infer Operation ? (Operation extends { tag: infer Tag } ? Tag : never) : never;

/**
 * Handlers of all operations that the embedded backend implements: not marked `x-unbuilt`. When several rooms of the server implement a
 * contract, each names its subjects, and has all handlers of these.
 */
export type BuiltHandlers<Name extends ContractName, Tag extends Subject<Name> = Subject<Name>> = Handlers<Operations[Name], Tag>;

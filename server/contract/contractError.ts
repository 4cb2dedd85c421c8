/** Contract and handlers do not fit. The message is one sentence for whoever changed one of them. */
export class ContractError extends Error {
  override name = 'ContractError';
}

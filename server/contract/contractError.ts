/** Contract and handlers do not match. The message is one sentence for developers. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** Thrown when a contract and its handlers do not match; the message is one sentence for developers. */
export class ContractError extends Error {
  override name = 'ContractError';
}

import { errorStatus, type ApiErrorBody } from '@landsea/contracts/core';

/**
 * What a service throws when it answers no. `error` goes to the person as it is; `logMessage` stays with operations.
 * The status comes from contracts' `errorStatus`.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly status: number;

  constructor(
    readonly error: ApiErrorBody,
    readonly logMessage?: string,
  ) {
    super(logMessage ?? error.message);
    this.status = errorStatus[error.code];
  }
}

import { errorStatus, type ApiErrorBody } from '@landsea/contracts/core';

/** `error` goes to the person, `logMessage` to the log. Contracts' `errorStatus` decides the status. */
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

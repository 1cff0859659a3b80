import { DomainError } from '../errors/domain-error.js';

/** SERVICE_UNAVAILABLE to people; the job would fail again. */
export class JobFailed extends DomainError {
  constructor(reason: string) {
    const message = 'Landsea is not reachable right now. Please try again in a moment.';
    super({ code: 'SERVICE_UNAVAILABLE', message }, reason);
  }
}

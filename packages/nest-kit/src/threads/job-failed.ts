import { DomainError } from '../errors/domain-error.js';

/** A job took too long or ended its thread. People are answered SERVICE_UNAVAILABLE; whoever asked knows that it would fail again. */
export class JobFailed extends DomainError {
  constructor(reason: string) {
    const message = 'Landsea is not reachable right now. Please try again in a moment.';
    super({ code: 'SERVICE_UNAVAILABLE', message }, reason);
  }
}

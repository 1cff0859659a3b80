import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './database-unavailable.js';

describe('an unreachable database', () => {
  it.each([
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' }),
    new Error('Connection terminated unexpectedly'),
    // The connection broke after BEGIN, before the first statement of the transaction.
    new QueryRunnerProviderAlreadyReleasedError(),
    new QueryRunnerAlreadyReleasedError(),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
  ])('is recognized by %s', (error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    new Error('relation "trip" does not exist'),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    undefined,
  ])('is not recognized by %s', (error) => expect(isUnavailable(error)).toBe(false));
});

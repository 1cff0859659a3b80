import { asClient } from './as-client';

afterEach(() => asClient.stop());

it('is asked with reads of that one trip, and with nothing else', () => {
  expect(asClient.paramsFor('/api/trips/t1', undefined)).toEqual({});
  asClient.start({ tripId: 't1', clientId: 'c1' });
  const as = { asClient: 'c1' };
  expect(asClient.paramsFor('/api/trips/t1', undefined)).toEqual(as);
  expect(asClient.paramsFor('/api/v1/trips/t1/budget', undefined)).toEqual(as);
  expect(asClient.paramsFor('/api/user/access', 't1')).toEqual(as);
  for (const other of ['/api/trips/t2', '/api/trips', '/api/v1/agent-trips/t1', '/api/v1/trips/t10/days'])
    expect(asClient.paramsFor(other, undefined)).toEqual({});
  expect([asClient.clientOf('t1'), asClient.clientOf('t2')]).toEqual(['c1', undefined]);
});

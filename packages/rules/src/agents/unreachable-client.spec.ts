import { describeUnreachable } from './unreachable-client.js';

const jen = (
  state: 'not-invited' | 'invited' | 'joined' | 'left',
  email: string | null = 'jen@example.com',
  isEmailUnconfirmed = false,
) => describeUnreachable({ firstName: 'Jen', email, invitation: { state }, isEmailUnconfirmed });

it('reaches everybody with an address, and everybody with an account', () => {
  expect([jen('not-invited'), jen('invited'), jen('joined'), jen('joined', null)]).toEqual(
    Array(4).fill(undefined),
  );
});

it('says why a message reaches nobody', () => {
  expect(jen('not-invited', null)).toContain('no email address');
  expect(jen('invited', '')).toContain('no email address');
  expect(jen('left')).toContain('Jen left');
  expect(jen('not-invited', 'sample-1@landsea.invalid')).toContain('is a sample');
  expect(jen('not-invited', 'jen@example.com', true)).toContain('hasn’t confirmed');
  expect(jen('joined', 'jen@example.com', true)).toBeUndefined();
});

import { explainRegistrationFailure, signInFailure } from './auth-messages';

const unsaid = { code: 'INTERNAL', message: '' } as const;
const network = { code: 'NETWORK', message: 'x' } as const;
const timeout = { code: 'TIMEOUT', message: 'x' } as const;

test('a failure that says nothing is said by us', () => {
  expect(signInFailure(unsaid)).toBe('Please check your email and password');
  expect(explainRegistrationFailure(unsaid)).toBe('Registration failed. Please try again');
});

test.each([network, timeout])('no answer is a matter of the network', (error) => {
  expect(signInFailure(error)).toBe(
    'Network connection issue. Please check your internet connection and try again.',
  );
  expect(explainRegistrationFailure(error)).toBe(
    'Network connection issue. Please check your internet and try again',
  );
});

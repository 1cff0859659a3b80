import type { RequestError, Toast } from '@landsea/web-kit';
import { errorStatus } from '@landsea/contracts/core';

export const welcomeBack: Toast = {
  title: 'Welcome back!',
  description: 'You have been logged in successfully.',
  tone: 'success',
};
export const accountCreated: Toast = {
  title: 'Account created!',
  description: 'Welcome to the planner!',
  tone: 'success',
};

const isOutOfReach = ({ code }: RequestError): boolean => code === 'NETWORK' || code === 'TIMEOUT';

const statusOf = ({ code }: RequestError): number | undefined =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'NOT_JSON' ? undefined : errorStatus[code];

export const signInFailure = (error: RequestError): string => {
  if (isOutOfReach(error)) {
    return 'Network connection issue. Please check your internet connection and try again.';
  }
  if (statusOf(error) === 401) return 'Invalid email or password';
  if (statusOf(error) === 404) return 'Account not found. Please create an account first';
  return error.message || 'Please check your email and password';
};

export const explainRegistrationFailure = (error: RequestError): string => {
  if (isOutOfReach(error)) return 'Network connection issue. Please check your internet and try again';
  if (error.code === 'EMAIL_TAKEN' || error.message.includes('already exists')) {
    return 'An account with this email already exists. Please sign in instead';
  }
  if (statusOf(error) === 400) return 'Please check all required fields are filled correctly';
  return error.message || 'Registration failed. Please try again';
};

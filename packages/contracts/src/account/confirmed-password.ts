import * as z from 'zod/mini';

/** Checks a form that asks for a new password twice, also while other fields are wrong. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: "Passwords don't match", when: () => true },
);

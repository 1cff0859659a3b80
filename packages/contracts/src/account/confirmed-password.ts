import * as z from 'zod/mini';

export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: "Passwords don't match", when: () => true },
);

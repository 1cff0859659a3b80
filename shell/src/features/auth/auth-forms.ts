import { Login, Register } from '@landsea/contracts';
import type { z } from 'zod/mini';
import type { FieldErrors } from './use-form-fields';

export type SignInValues = Record<'email' | 'password', string>;
export type AccountValues = Record<
  'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword',
  string
>;

const firstErrors = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
};

export const checkSignIn = (values: SignInValues): FieldErrors<SignInValues> => firstErrors(Login, values);

/** The contract's rules, and that both passwords are the same; specification 5. */
export const checkAccount = ({ confirmPassword, ...account }: AccountValues): FieldErrors<AccountValues> => ({
  ...firstErrors(Register, account),
  ...(confirmPassword !== account.password && { confirmPassword: "Passwords don't match" }),
});

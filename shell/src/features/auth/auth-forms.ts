import { ForgotPassword, Login, Register, ResetPassword } from '@landsea/contracts/account';
import type { z } from 'zod/mini';
import type { FieldErrors } from './use-form-fields';

export type SignInValues = Record<'email' | 'password', string>;
export type ForgotValues = Record<'email', string>;
export type NewPasswordValues = Record<'password' | 'confirmPassword', string>;
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

export const checkForgot = (values: ForgotValues): FieldErrors<ForgotValues> =>
  firstErrors(ForgotPassword, values);

/** Specification 5. The token is no field: what is wrong with it is said when the form is sent. */
export const checkNewPassword = ({
  password,
  confirmPassword,
}: NewPasswordValues): FieldErrors<NewPasswordValues> => ({
  ...firstErrors(ResetPassword, { token: 'mailed', password }),
  ...(confirmPassword !== password && { confirmPassword: "Passwords don't match" }),
});

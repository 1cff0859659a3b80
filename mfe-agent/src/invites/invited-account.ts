import { RegisterInvited } from '@landsea/contracts/sharing';
import { inviteMessages } from './invite-messages';

export interface InvitedAccount {
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
}
export type AccountProblems = Partial<Record<keyof InvitedAccount, string>>;

/** The contract's rules, and that both passwords are the same; specification 5. */
export const problemsOf = ({ confirmPassword, ...account }: InvitedAccount): AccountProblems => {
  const problems: AccountProblems = {};
  const { error } = RegisterInvited.safeParse({ key: { token: '' }, ...account });
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof InvitedAccount] ??= message;
  if (confirmPassword !== account.password) problems.confirmPassword = inviteMessages.passwordsDiffer;
  return problems;
};

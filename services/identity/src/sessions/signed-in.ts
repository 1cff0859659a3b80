import type { User } from '@landsea/contracts/account';

export interface SignedIn {
  user: User;
  token: string;
  sessionId: string;
}

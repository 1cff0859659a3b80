import type { User } from '@landsea/contracts/account';

/** Somebody who has just signed in; the token belongs into the session cookie of this browser. */
export interface SignedIn {
  user: User;
  token: string;
}

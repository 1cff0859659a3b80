import type { UserName } from './user-name.js';

export interface NamedUser {
  name: UserName;
}

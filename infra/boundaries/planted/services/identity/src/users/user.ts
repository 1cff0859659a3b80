import type { UserName } from './user-name.js';

export interface User {
  name: UserName;
}

import type { User } from '@landsea/contracts/account';
import * as z from 'zod/mini';

export const defineCurrentPassword = ({ hasPassword }: User) =>
  z.string().check(z.minLength(hasPassword ? 1 : 0, 'Enter your current password'));

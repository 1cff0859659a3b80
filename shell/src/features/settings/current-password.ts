import type { User } from '@landsea/contracts/account';
import * as z from 'zod/mini';

/** A change is confirmed with the password of a person who has one. */
export const currentPassword = ({ hasPassword }: User) =>
  z.string().check(z.minLength(hasPassword ? 1 : 0, 'Enter your current password'));

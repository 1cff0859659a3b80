import type { User } from '@landsea/contracts/account';

export interface SectionProps {
  user: User;
}

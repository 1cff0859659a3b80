import { MIN_FORM_SECONDS, type FormGuard } from '@landsea/contracts/outreach';

export const looksAutomated = ({ website, secondsOpen }: FormGuard): boolean =>
  website !== '' || secondsOpen < MIN_FORM_SECONDS;

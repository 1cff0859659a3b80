import { MIN_FORM_SECONDS, type FormGuard } from '@landsea/contracts/outreach';

/** Whether a script filled the form in: it used the field that people do not see, or was faster than anybody types. */
export const looksAutomated = ({ website, secondsOpen }: FormGuard): boolean =>
  website !== '' || secondsOpen < MIN_FORM_SECONDS;

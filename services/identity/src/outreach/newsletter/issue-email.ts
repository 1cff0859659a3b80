import { makeEmailBody, type Mail } from '@landsea/nest-kit/tasks';
import type { Issue } from './issue-file.js';
import type { unsubscribeAddresses } from './newsletter-links.js';

export const issueEmail = (
  to: string,
  { subject, paragraphs, action }: Issue,
  unsubscribe: ReturnType<typeof unsubscribeAddresses>,
): Omit<Mail, 'notBefore'> => ({
  to,
  subject,
  ...makeEmailBody({
    heading: subject,
    paragraphs,
    ...(action && { action }),
    footnote: 'You’re getting this because you signed up for the Landsea newsletter.',
    footnoteLink: { label: 'Unsubscribe', url: unsubscribe.page },
  }),
  unsubscribeUrl: unsubscribe.oneClick,
});

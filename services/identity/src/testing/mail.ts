import type { TestService } from '@landsea/nest-kit/testing';

export interface WaitingMail {
  subject: string;
  text: string;
}

/** The mail that waits for one person, the latest first; nothing sends it in a test of the service. */
export const mailTo = (service: TestService, email: string): Promise<WaitingMail[]> =>
  service.dataSource.query(
    'SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at DESC',
    [email],
  );

export async function tokenFor(service: TestService, email: string, subject: RegExp): Promise<string> {
  const mail = (await mailTo(service, email)).find((one) => subject.test(one.subject));
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

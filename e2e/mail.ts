import { expect } from '@playwright/test';
import { portBase } from './product.js';

interface CaughtMail {
  subject: string;
  text: string;
  to: { address: string }[];
}

const catcher = `http://127.0.0.1:${String(portBase + 6)}`;

/** The newest email to an address, with such a subject, as soon as the mail catcher has it. */
export async function mailTo(address: string, subject = /./): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(async () => {
      const caught = (await (await fetch(`${catcher}/email`)).json()) as CaughtMail[];
      found = caught
        .filter((mail) => subject.test(mail.subject) && mail.to.some((box) => box.address === address))
        .at(-1);
      return found !== undefined;
    }, `a mail to ${address}`)
    .toBe(true);
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}

/** The path and query of the link to `path` in the mail about `subject`, as soon as that is the newest one to the address. */
export async function mailedLink(address: string, subject: string, path: string): Promise<string> {
  await expect.poll(async () => (await mailTo(address)).subject).toBe(subject);
  const link = new RegExp(`https?://[^/\\s]+(${path}\\S+)`).exec((await mailTo(address)).text)?.[1];
  if (!link) throw new Error(`no link to ${path} in the mail`);
  return link;
}

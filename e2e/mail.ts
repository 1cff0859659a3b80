import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { portBase } from './product.js';

interface CaughtMail {
  subject: string;
  text: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo?: { address: string }[];
}

/** Services look every ten seconds what is due, and the machine may be busy. */
const PATIENCE_MS = 60_000;
const catcher = `http://127.0.0.1:${portBase + 6}`;

/** The newest email to an address, with such a subject, as soon as the mail catcher has it. */
export async function mailTo(address: string, subject = /./): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const caught = (await (await fetch(`${catcher}/email`)).json()) as CaughtMail[];
        found = caught
          .filter((mail) => subject.test(mail.subject) && mail.to.some((box) => box.address === address))
          .at(-1);
        return found !== undefined;
      },
      { message: `a mail to ${address}`, timeout: PATIENCE_MS },
    )
    .toBe(true);
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}

/** A second browser in a journey is a new device, and that its owner is told of it may come between. */
const BUT_SIGN_INS = /^(?!New sign-in to )/;

/** The path and query of the link to `path` in the mail about `subject`, as soon as that is the newest one to the address. */
export async function mailedLink(address: string, subject: string, path: string): Promise<string> {
  const newest = () => mailTo(address, BUT_SIGN_INS);
  await expect.poll(async () => (await newest()).subject, { timeout: PATIENCE_MS }).toBe(subject);
  const link = new RegExp(`https?://[^/\\s]+(${path}\\S+)`).exec((await newest()).text)?.[1];
  if (!link) throw new Error(`no link to ${path} in the mail`);
  return link;
}

/** Answers an email as a mail program does: to its address for answers, with what it said as a quote below. */
export async function answerMail(
  { subject, text, to, replyTo }: CaughtMail,
  words: string,
  from = to[0]?.address,
): Promise<void> {
  const relay = createTransport({ host: '127.0.0.1', port: portBase + 5 });
  await relay.sendMail({
    from,
    to: replyTo?.[0]?.address,
    subject: `Re: ${subject}`,
    text: `${words}\n\nOn Tue, Nov 24, 2026 at 9:00 AM Landsea wrote:\n\n${text.replaceAll(/^/gm, '> ')}`,
  });
}

/** Sends an email to an address of Landsea, as a mail program that forwards one does. */
export async function forwardMail(to: string, subject: string, text: string): Promise<void> {
  const relay = createTransport({ host: '127.0.0.1', port: portBase + 5 });
  await relay.sendMail({ from: 'Robin <robin@families.example>', to, subject, text });
}

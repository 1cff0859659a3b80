import { createTransport, type Transporter } from 'nodemailer';
import type { KitEnv } from '../env/kit-env.js';
import type { ClaimedMail } from './mail.queries.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** `refused` is final. */
export type HandOver = { end: 'sent' } | { end: 'failed' | 'refused'; reason: string };

function failureOf(error: unknown): HandOver {
  if (!(error instanceof Error)) return { end: 'failed', reason: 'unknown' };
  const code = 'code' in error ? String(error.code) : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  // The relay's text may contain the address, and this is logged.
  const reason = status > 0 ? `${code} ${status}` : code;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { end: aboutThisMail && status >= 500 ? 'refused' : 'failed', reason };
}

/** RFC 8058. */
const oneClickHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Mail programs gather what refers to one id, even if no mail has it. */
const threadHeaders = (
  { threadId }: ClaimedMail,
  host: string,
): { inReplyTo?: string; references?: string } =>
  threadId === null ? {} : { inReplyTo: `<${threadId}@${host}>`, references: `<${threadId}@${host}>` };

/**
 * `Dana Whitlock via Landsea <no-reply@landsea.example>`, or only `Dana Whitlock` before the address. Quotes and
 * angle brackets would end the name.
 */
export const getSender = (
  from: string,
  { fromName, fromAlone }: Pick<ClaimedMail, 'fromName' | 'fromAlone'>,
): string => {
  const [, ours = '', address = ''] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  const name = fromName
    ?.replaceAll(/[\p{Cc}"<>\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!name) return from;
  return `"${fromAlone ? name : `${name} via ${ours.trim()}`}" <${address}>`;
};

export class MailRelay {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(
    url: string,
    private readonly from: KitEnv['MAIL_FROM'],
  ) {
    this.host = /@([^>]+)>/.exec(from)?.[1] ?? 'landsea.example';
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async handOver(mail: ClaimedMail): Promise<HandOver> {
    const { id, recipient, subject, text, html, replyTo, unsubscribeUrl } = mail;
    try {
      await this.transport.sendMail({
        // A stable id lets a mailbox recognize a retry.
        messageId: `<${id}@${this.host}>`,
        from: getSender(this.from, mail),
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...threadHeaders(mail, this.host),
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClickHeaders(unsubscribeUrl) },
      });
      return { end: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

import {
  getEmailColors,
  makeCloseHtml,
  makeCloseText,
  makeHeadHtml,
  type EmailBrand,
  type EmailColors,
} from './email-brand.js';

/** `a•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** Nobody has verified a name at an unverified address, so it is left out. */
export const greet = ({ firstName, emailVerified }: { firstName: string; emailVerified: boolean }): string =>
  emailVerified && firstName ? `Hi ${firstName},` : 'Hi,';

export interface EmailContent {
  heading: string;
  /** The heading is the title alone: the mail begins with what a person wrote. */
  hidesHeading?: true;
  /** Before everything else, such as the reply hint. */
  preface?: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** `url` is absolute and also written out below the button. */
  action?: { label: string; url: string };
  /** An earlier message, below everything but the footnote. */
  quote?: { intro: string; text: string };
  footnote?: string;
  /** After the footnote, such as where these emails stop; `url` is absolute. */
  footnoteLink?: { label: string; url: string };
  /** Set for an email that an agent sends to a client. */
  brand?: EmailBrand;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const withBreaks = (text: string): string => escape(text).replaceAll('\n', '<br>');

const FONT = "font-family:Inter,'Helvetica Neue',Arial,sans-serif;";
const TEXT = `margin:0 0 16px;${FONT}font-size:16px;line-height:1.55;`;

const actionHtml = (
  { label, url }: NonNullable<EmailContent['action']>,
  { button, onButton, link }: EmailColors,
): string => `
          <p style="margin:24px 0"><a href="${escape(url)}" style="${FONT}display:inline-block;padding:13px 24px;border-radius:10px;background-color:${button};color:${onButton};font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
          <p class="quiet" style="${TEXT}font-size:14px;color:#52626f">If the button does not work, open this address:<br><a class="link" href="${escape(url)}" style="color:${link};word-break:break-all">${escape(url)}</a></p>`;

const quoteHtml = ({ intro, text }: NonNullable<EmailContent['quote']>): string => `
          <p class="quiet" style="${TEXT}margin:24px 0 8px;font-size:14px;color:#52626f">${escape(intro)}</p>
          <blockquote class="quiet line" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e6dfd3;${FONT}font-size:14px;line-height:1.5;color:#52626f">${withBreaks(text)}</blockquote>`;

const footnoteHtml = (
  { footnote = '', footnoteLink }: Pick<EmailContent, 'footnote' | 'footnoteLink'>,
  { link }: EmailColors,
): string => {
  const named =
    footnoteLink &&
    ` <a class="link" href="${escape(footnoteLink.url)}" style="color:${link}">${escape(footnoteLink.label)}</a>`;
  return `          <p class="quiet" style="${TEXT}margin:24px 0 0;font-size:14px;color:#52626f;word-break:break-word">${escape(footnote)}${named ?? ''}</p>\n`;
};

const factsHtml = (facts: NonNullable<EmailContent['facts']>): string => `
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
${facts
  .map(
    ({ label, value }) =>
      `            <tr><td class="quiet line" style="${FONT}padding:10px 16px 10px 0;border-top:1px solid #e6dfd3;font-size:14px;line-height:1.4;color:#52626f;vertical-align:top;white-space:nowrap">${escape(label)}</td><td class="ink line" style="${FONT}padding:10px 0;border-top:1px solid #e6dfd3;font-size:16px;line-height:1.4;color:#12263a;text-align:right;word-break:break-word">${escape(value)}</td></tr>`,
  )
  .join('\n')}
          </table>`;

const htmlOf = (
  content: EmailContent,
  { heading, hidesHeading, preface, paragraphs, facts, action, quote, brand } = content,
  colors = getEmailColors(brand),
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>${escape(heading)}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        .page { background-color: #0e1a24 !important }
        .card { background-color: #152432 !important }
        .ink { color: #eaf1f5 !important }
        .quiet { color: #9db0bd !important }
        .link { color: ${colors.linkInDark} !important }
        .line { border-color: #26394a !important }
      }
    </style>
  </head>
  <body class="page" style="margin:0;padding:24px 12px;background-color:#fbf8f3">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td align="center">
        ${preface ? `<p class="quiet" style="${TEXT}font-size:14px;color:#52626f">${escape(preface)}</p>` : ''}
        <div class="card" style="max-width:520px;padding:32px 24px;border-radius:14px;background-color:#ffffff;text-align:left">
          <p class="link" style="margin:0 0 20px;padding:0 0 12px;border-bottom:2px solid ${colors.link};${FONT}font-size:15px;font-weight:700;color:${colors.link}">${makeHeadHtml(brand, escape)}</p>
${hidesHeading ? '' : `          <h1 class="ink" style="margin:0 0 16px;${FONT}font-size:24px;line-height:1.25;color:#12263a">${escape(heading)}</h1>\n`}${paragraphs.map((text) => `          <p class="ink" style="${TEXT}color:#12263a">${withBreaks(text)}</p>`).join('\n')}${facts ? factsHtml(facts) : ''}${action ? actionHtml(action, colors) : ''}${quote ? quoteHtml(quote) : ''}
${content.footnote ? footnoteHtml(content, colors) : ''}${brand ? makeCloseHtml(brand, TEXT, escape) : ''}        </div>
        </td>
      </tr>
    </table>
  </body>
</html>
`;

/** Readable without styles and images, in both themes, and as plain text. */
export function makeEmailBody(content: EmailContent): { text: string; html: string } {
  const { heading, hidesHeading, preface, paragraphs, facts, action, quote, brand } = content;
  const factLines = facts?.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const parts = [
    ...(preface ? [preface] : []),
    ...(hidesHeading ? [] : [heading]),
    ...paragraphs,
    ...(factLines ? [factLines] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(quote ? [`${quote.intro}\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
  ];
  const { footnote, footnoteLink } = content;
  const link = footnoteLink && `${footnoteLink.label}: ${footnoteLink.url}`;
  const close = [footnote, link].filter(Boolean).join(' ');
  const text = [...parts, ...(close ? [close] : []), makeCloseText(brand)].join('\n\n');
  return { text: `${text}\n`, html: htmlOf(content) };
}

import { agreementKindNames, type AgreementKind } from '@landsea/contracts/agents';
import { makeEmailBody } from '@landsea/nest-kit';
import { readBrand, chooseReplyAddress, nameSender } from '../intake-forms/intake-emails.js';
import type { IntakeSender } from '../intake-forms/intake-senders.js';

const nounOf: Readonly<Record<AgreementKind, string>> = {
  terms: 'an agreement',
  protection: 'your answer about travel protection',
  authorization: 'a permission to book',
};

/** Fixed words only: nobody may have confirmed the address. */
export const makeSigningEmail = (sender: IntakeSender, kind: AgreementKind, url: string) => {
  const heading = `${nameSender(sender)} sent you ${nounOf[kind]} to sign`;
  return {
    subject: heading,
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: [
        'You can read and sign it on your phone; no account needed. It never asks for the number of a card.',
      ],
      action: { label: 'Read and sign', url },
      footnote:
        'If you weren’t expecting this, you can ignore it. The link is for you alone: don’t forward it.',
    }),
  };
};

export const makeSignedEmail = (sender: IntakeSender, name: string, url: string) => ({
  subject: 'Your signed copy',
  ...chooseReplyAddress(sender),
  ...makeEmailBody({
    ...readBrand(sender),
    heading: 'Thank you for signing',
    paragraphs: [
      `${nameSender(sender)} has your signature, ${name}. Open the link for your copy as a PDF, with the record of when it was sent, opened and signed.`,
    ],
    action: { label: 'Get your copy', url },
    footnote: 'Keep this email: the link opens your copy again.',
  }),
});

export const makeClosedEmail = (
  kind: AgreementKind,
  { name, isSigned, reason }: { name: string; isSigned: boolean; reason: string },
  url: string,
) => {
  const heading = `${name} ${isSigned ? 'signed' : 'declined to sign'}: ${agreementKindNames[kind]}`;
  return {
    subject: heading,
    ...makeEmailBody({
      heading,
      paragraphs: isSigned
        ? ['Your copy includes the record of when it was sent, opened and signed.']
        : [`The reason: ${reason}`],
      action: { label: isSigned ? 'Open it' : 'See what was sent', url },
    }),
  };
};

export const makeVoidEmail = (sender: IntakeSender) => {
  const heading = 'You don’t need to sign anymore';
  return {
    subject: heading,
    ...chooseReplyAddress(sender),
    ...makeEmailBody({
      ...readBrand(sender),
      heading,
      paragraphs: [
        `${nameSender(sender)} withdrew what was sent to you. The link in the earlier email no longer works.`,
      ],
    }),
  };
};

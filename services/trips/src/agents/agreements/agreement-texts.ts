import type { AgreementBlock, AgreementKind } from '@landsea/contracts/agents';
import { generalBlocks } from './texts/general-blocks.js';
import { paymentBlocks } from './texts/payment-blocks.js';
import { protectionBlocks } from './texts/protection-blocks.js';
import { serviceBlocks } from './texts/service-blocks.js';

interface StartText {
  title: string;
  blocks: AgreementBlock[];
}

/** Source: the usual sections of agreements of US agencies; each asks for a lawyer. */
export const startTexts: Readonly<Record<AgreementKind, StartText>> = {
  terms: { title: 'Our agreement for your trip', blocks: [...serviceBlocks, ...generalBlocks] },
  protection: { title: 'Your answer about travel protection', blocks: [...protectionBlocks] },
  authorization: { title: 'Your permission to book', blocks: [...paymentBlocks] },
};

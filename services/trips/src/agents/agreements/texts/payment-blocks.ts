import type { AgreementBlock } from '@landsea/contracts/agents';
import { signBlocks } from './general-blocks.js';

export const paymentBlocks: readonly AgreementBlock[] = [
  {
    key: 'cardalt',
    heading: 'Paying without giving us your card',
    body: 'We do not take, write down or store card numbers, also not in forms, messages or on the phone. You pay {{supplierName}} on its own page or by phone with its staff; our planning fee is paid on the payment company’s page. Please do not send card data: we delete it and ask you to pay the safe way.',
    isOn: true,
  },
  {
    key: 'authorize',
    heading: 'Permission to book',
    body: '{{payerName}} authorizes us to have {{supplierName}} book the trip described here up to {{authorizedAmount}} until {{authorizationUntil}}. The payer enters the card with the supplier. The payer confirms to be the holder of the card or to have the holder’s permission, and knows the cancellation rules above.',
    isOn: true,
  },
  {
    key: 'chargeback',
    heading: 'Questions about a charge',
    body: 'If a charge looks wrong, call us first: most questions are solved in a day. Disputing a correct charge with the bank can lead the supplier to cancel the trip.',
    isOn: true,
  },
  ...signBlocks,
];

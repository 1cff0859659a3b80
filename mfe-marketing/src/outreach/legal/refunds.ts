import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { UNCLAIMED_DAYS } from '@landsea/contracts/trip';
import type { LegalDocument } from './legal-document';

/** DRAFT for the operator's lawyer. Each case names an automatic action of the product; keep it true. */
export const refunds: LegalDocument = {
  title: 'Refunds',
  lead: 'What we refund automatically, when you can ask for a refund, and when to write to us.',
  updated: '2026-11-24',
  about: 'payment',
  status: 'draft',
  sections: [
    {
      id: 'automatic',
      title: 'What we refund automatically',
      blocks: [
        [
          `You delete an unlocked trip before it has begun: the whole price goes back (usually ${formatPrice(salePrices.trip)}). That happens when the trip is finally removed, a week after you deleted it, or shortly before it would have begun.`,
          'The same trip is paid twice: the later payment goes back.',
          'A payment arrives for a trip that was deleted already, or after its account was erased: it goes back.',
          'You subscribe twice: the later subscription is ended and refunded.',
          `A trip preview from a chat assistant is paid for and not claimed: it goes back after ${UNCLAIMED_DAYS} days.`,
        ],
      ],
    },
    {
      id: 'second-trip',
      title: 'A second trip while one is active',
      blocks: [
        'If you pay for a second trip while another one is active, the second payment waits. In Billing you choose: archive the first trip, or take the refund. If you don’t choose within 7 days, we refund it automatically.',
      ],
    },
    {
      id: 'not-automatic',
      title: 'What we don’t refund automatically',
      blocks: [
        [
          'A trip that has begun, is over, or is only archived. An archived trip keeps its payment, and is open again when you restore it.',
          'The month of a plan that is running. A plan that you cancel stays open to its end, and nothing more is charged.',
          'What is paid for when you delete your whole account. Delete the trip first and wait for its refund, or write to us.',
        ],
        'If Landsea did not work for you, or the law where you live gives you a right to withdraw, write to us. We look at each case.',
      ],
    },
    {
      id: 'trial',
      title: 'Trials',
      blocks: ['A trial charges nothing. Cancel in Billing before it ends, and nothing is charged at all.'],
    },
    {
      id: 'how',
      title: 'How it reaches you',
      blocks: [
        'Money goes back the way it came, through Stripe. Banks usually show it after 5 to 10 days. Billing shows each refund and how far it is, and we email you when it is on its way. If a refund cannot reach your card, for example because it was closed, Billing says so: then write to us.',
        'If you dispute a payment at your bank, the trip or plan pauses until the bank has decided. Writing to us first is faster.',
      ],
    },
  ],
};

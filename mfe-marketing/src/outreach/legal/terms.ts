import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type { LegalDocument } from './legal-document';
import { operatorLines } from './operator-lines';

/** DRAFT for the operator's lawyer. Prices are the defaults; the checkout shows what is charged. */
export const terms: LegalDocument = {
  title: 'Terms of use',
  lead: 'What you may expect of Landsea, and what we ask of you.',
  updated: '2026-11-24',
  about: 'terms',
  status: 'draft',
  sections: [
    { id: 'who', title: 'Who we are', blocks: operatorLines },
    {
      id: 'what',
      title: 'What Landsea is',
      blocks: [
        'Landsea helps you plan and budget vacations in theme parks and on cruises. It reminds you of booking windows and keeps count of what you plan, book and spend.',
        'Landsea is not a travel agency. It books, changes and cancels nothing for you, and no contract about travel comes about here. You book with the park, the cruise line, the hotel or your agent, on their terms.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You may use Landsea if you are old enough to agree to these terms where you live. The account is yours: use your own email address, keep your password to yourself, and tell us if somebody else uses it.',
        'You may look at the demo without an account. What you type there is deleted after a day.',
      ],
    },
    {
      id: 'free-and-paid',
      title: 'What is free, and what is paid',
      blocks: [
        'Creating trips and looking around is free. To change what’s inside a trip, you need a payment that covers it. The pricing page says what is on sale now; the price that the checkout shows is the price you pay.',
        [
          `A trip unlock (usually ${formatPrice(salePrices.trip)}) is paid once, for one trip. It lasts from your payment to the end of the 30th day after the trip ends, and follows the end date when that moves. One unlocked trip is active at a time; another needs the first to be archived.`,
          'Pro covers all of your own trips, by the month. The agent plan covers the trips of an agent and of the agent’s clients, by the month.',
          'A monthly plan renews each month until you cancel it. You cancel in Billing, and it stays open to the end of what you have paid for. A free trial, where one is offered, is given once to each person and becomes a paid plan at its end unless you cancel before.',
          'When a renewal cannot be charged, the plan stays open for seven days while the payment is tried again.',
        ],
        'What is given back, and when, is on the page about refunds.',
      ],
    },
    {
      id: 'facts',
      title: 'Times, prices and rules of others',
      blocks: [
        'Opening hours, waits, heights, prices and booking windows come from public sources, with their date where we show them. They change, sometimes on the day. Check what matters with the park or the cruise line before you rely on it.',
        'Estimates and proposed orders of rides are calculations, not promises.',
      ],
    },
    {
      id: 'yours',
      title: 'What you enter',
      blocks: [
        'Your plans, notes, photos and receipts stay yours. You allow us to store them and to show them to the people you share them with, because that is how Landsea works, and for nothing else.',
        'Enter only what you may share. If you connect with a travel agent, you choose what the agent sees; the agent’s own services are between the two of you.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        [
          'Do not try to get into other people’s accounts or trips.',
          'Do not flood Landsea with automated calls, or copy its catalog as a whole.',
          'Do not use names, messages or invitations to deceive or harass people.',
        ],
        'There are limits on calls and on what one account stores. If an account harms others, we may close it; we tell you why, unless the law forbids it.',
      ],
    },
    {
      id: 'availability',
      title: 'When something fails',
      blocks: [
        'We work to keep Landsea open and your data safe, but we cannot promise that it is never down or never wrong. Keep confirmations of what you booked somewhere else, too.',
        'Nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      blocks: [
        'You may delete your account at any time in Settings. It is erased after a week, in which you can change your mind. If we ever close Landsea, we tell you in time to download your data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      blocks: [
        'The date at the top says when these terms last changed. What you have already paid for keeps the terms under which you paid.',
      ],
    },
  ],
};

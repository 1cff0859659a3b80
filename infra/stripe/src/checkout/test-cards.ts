import type Stripe from 'stripe';

/** Stripe's error code and decline code, and the sentence a person reads. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

interface TestCard {
  number: string;
  what: string;
  decline?: Decline;
  /** The bank lets the card be kept, and declines when it is charged. */
  attaches?: true;
  /** Pays, and is then disputed as fraud. */
  disputes?: true;
}

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** The product's tests need these of Stripe's test cards, https://docs.stripe.com/testing. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', what: 'Succeeds' },
  { number: '4000000000000002', what: 'Declined', decline: declined },
  {
    number: '4000000000009995',
    what: 'Insufficient funds',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds. Try a different card.',
    },
  },
  {
    number: '4000000000000341',
    what: 'Can be kept, declined when charged',
    attaches: true,
    decline: declined,
  },
  { number: '4000000000000259', what: 'Succeeds, disputed afterwards', disputes: true },
];

export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

export function findKeepingDecline(number: string): Decline | undefined {
  const card = testCardOf(number);
  return card?.attaches ? undefined : card?.decline;
}

/** A kept card is known by its last four digits, which no two test cards have in common. */
export function findChargingDecline(method: Stripe.PaymentMethod): Decline | undefined {
  return testCards.find((card) => card.number.endsWith(method.card?.last4 ?? 'none'))?.decline;
}

import type Stripe from 'stripe';

/** Why a card was refused: Stripe's error code and decline code, the sentence a person reads, the field it belongs to. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'payment_intent_authentication_failure';
  declineCode: string;
  message: string;
  field: 'number' | 'expiration' | 'cvc';
}

export interface TestCard {
  number: string;
  what: string;
  decline?: Decline;
  /** The bank lets the card be kept, and declines when it is charged. */
  attaches?: true;
  /** The bank asks the owner first, in a step of its own. */
  authenticates?: true;
  /** Pays, and is then disputed as fraud. */
  disputes?: true;
}

/** Stripe's own test cards, https://docs.stripe.com/testing */
export const testCards: TestCard[] = [
  { number: '4242424242424242', what: 'Succeeds' },
  {
    number: '4000000000000002',
    what: 'Declined',
    decline: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
      field: 'number',
    },
  },
  {
    number: '4000000000009995',
    what: 'Insufficient funds',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds. Try a different card.',
      field: 'number',
    },
  },
  {
    number: '4000000000000069',
    what: 'Expired card',
    decline: {
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired. Try a different card.',
      field: 'expiration',
    },
  },
  {
    number: '4000000000000127',
    what: 'Wrong CVC',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
      field: 'cvc',
    },
  },
  {
    number: '4000000000000341',
    what: 'Can be kept, declined when charged',
    attaches: true,
    decline: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
      field: 'number',
    },
  },
  { number: '4000002500003155', what: 'Asks for 3D Secure', authenticates: true },
  { number: '4000000000000259', what: 'Succeeds, disputed afterwards', disputes: true },
];

export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** Why the bank refuses that the card be kept for later, if it does. */
export function keepingDecline(number: string): Decline | undefined {
  const card = testCardOf(number);
  return card?.attaches ? undefined : card?.decline;
}

/** A kept card is known by its last four digits, which no two test cards have in common. */
export function chargingDecline(method: Stripe.PaymentMethod): Decline | undefined {
  return testCards.find((card) => card.number.endsWith(method.card?.last4 ?? 'none'))?.decline;
}

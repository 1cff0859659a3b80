export const previewClaimMessages = {
  title: 'One step left',
  text: 'Thank you. Sign in or create a free account, and the trip you paid for becomes yours, with every planning tool unlocked.',
  later:
    'No time now? We’ll also email you a link back here. We refund a payment that nobody claims after 30 days.',
  awayTitle: 'We can’t reach the payment page',
  away: 'We could not reach our payment provider. Nothing was charged. Please go back and try again in a moment.',
  back: 'Go Back',
  createAccount: 'Create Account',
  signIn: 'Sign In',
  notFound:
    'We could not find this payment for you: it may belong to another account, or this is not the browser that paid. The link in our mail to the address you paid with works everywhere.',
} as const;

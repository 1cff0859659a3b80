export const inviteMessages = {
  code: {
    title: 'Enter your invitation code',
    text: 'It’s in the email from your travel agent: ten letters and digits, like ABCDE-23456.',
    label: 'Invitation code',
    missing: 'Enter the code from your invitation',
    button: 'Redeem',
  },
  unknown: {
    title: 'We don’t recognize this invitation',
    text: 'The link or code may be incomplete, or your agent has withdrawn it. Check it, or ask your agent to send a new one.',
  },
  expired: {
    title: 'This invitation has expired',
    text: (agent: string, day: string) =>
      `It worked until ${day}. Ask ${agent} to send it again; it takes them one click.`,
  },
  used: {
    title: 'This invitation has already been used',
    text: (agent: string) =>
      `Someone already used it to connect with ${agent}, and it works only once. If that was you, sign in to see your trip.`,
    joined: (agent: string) => `You used it to connect with ${agent}. Your trip is in your portal.`,
  },
  sender: {
    title: 'You sent this invitation',
    text: (invited: string) =>
      `Only ${invited} can accept it. Here, your client sees who invited them and joins with one tap.`,
  },
  open: {
    title: (agent: string) => `${agent} invites you aboard`,
    lead: 'Your agent plans the trip. You follow it from the first idea to the last day.',
    accept: 'Accept invitation',
  },
  youGet: [
    { icon: 'plan', text: 'The plan, day by day' },
    { icon: 'wishes', text: 'Your wishes, in one list' },
    { icon: 'messages', text: 'Messages to your agent' },
    { icon: 'countdown', text: 'The countdown to day one' },
  ],
} as const;

export const consentMessages = {
  title: (agent: string) => `What ${agent} will see`,
  made: (agent: string) => `Trips ${agent} makes for you`,
  madeHint: 'With the budget, because your agent plans it. Documents stay private unless you share them.',
  included: 'Included',
  own: 'Your own trips',
  ownHint: 'Private unless you share them here. You can change this or leave your agent anytime in Settings.',
  noTrips: 'You have no trips yet. Trips your agent makes for you will appear here.',
  tripsFailed: 'Your trips could not be loaded. You can accept now and choose in Settings later.',
  tripsChanged: 'Your trips have changed in the meantime. Please choose again.',
  legend: (agent: string, trip: string) => `What ${agent} sees of ${trip}`,
} as const;

export const confirmEmailMessages = {
  title: 'Confirm your email first',
  text: (email: string, agent: string) =>
    `We sent a link to ${email}. Open it, then come back to this invitation to connect with ${agent}. Until then, they can’t see anything of yours.`,
  done: 'I confirmed my email',
  again: 'Send the email again',
  stillOpen: 'Your email isn’t confirmed yet. Open the link in the email, then try again.',
} as const;

export const joinFailure = (error: { code?: string; message: string }): string =>
  error.code === 'VALIDATION_FAILED' ? 'Please check the marked fields.' : error.message;

export const frameHelp = {
  main: 'Your main places. The highlighted one is where you are; More holds the rest.',
  more: 'Dining, Lightning Lane, family, snacks, savings and everything else of this trip.',
  bottom: 'The places you need most, under your thumb.',
  account: 'Who is signed in: billing, settings and the way to log out.',
  blog: 'Stories and advice for planning, on our blog. It opens in a new tab.',
  genie: 'Rub the lamp three times. It changes nothing in your plans.',
  accessibility: 'Switch tooltips, sound, motion, contrast and this help.',
} as const;

/** The trip in the pictures is the demo account's kind of trip. */
export const clientMarketingContent = {
  title: 'Your agent plans it. You watch it come together.',
  lead: 'One place for the plan, your wishes and your messages, from the first idea to the last sunset at sea.',

  redeem: {
    title: 'Do you have an invitation?',
    text: 'The code is in the email from your agent. If you use the link in that email, you don’t need it.',
    label: 'Invitation code',
    button: 'Redeem',
  },

  preview: {
    trip: 'The Riveras, land and sea',
    by: 'planned by Dana Whitfield',
    countdown: [{ value: 75, unit: 'days' }],
    until: 'until Magic Kingdom',
    days: [
      { day: 'Sat, Feb 6', what: 'Magic Kingdom', note: 'Be Our Guest at 6:10 p.m.' },
      { day: 'Tue, Feb 9', what: 'Animal Kingdom', note: 'Safari first, before the heat' },
      { day: 'Wed, Feb 10', what: 'All aboard at Port Canaveral', note: 'Boarding from 12:30 p.m.' },
      { day: 'Fri, Feb 12', what: 'Castaway Cay', note: 'A cabana for the afternoon' },
    ],
  },

  abilitiesTitle: 'What you can do here',
  abilities: {
    plan: {
      title: 'See the plan',
      text: 'Every park day and every port, as your agent builds it. When something moves, your page moves with it.',
      days: [
        { day: '3', what: 'Hollywood Studios', tone: 'land' },
        { day: '4', what: 'Port Canaveral', tone: 'sea' },
        { day: '5', what: 'At Sea', tone: 'sea' },
      ],
    },
    wishes: {
      title: 'Keep your wishes',
      text: 'A window table, one more day with the dolphins. Write it down, and your agent can plan around it.',
      wishes: [
        { text: 'Breakfast with the princesses', done: true },
        { text: 'A verandah cabin, if it fits', done: true },
        { text: 'Snorkeling at Castaway Cay', done: false },
      ],
    },
    messages: {
      title: 'Message your agent',
      text: 'Questions and answers next to the plan they’re about, not lost in an inbox.',
      messages: [
        { from: 'You', text: 'Could we swap Tuesday and Thursday?' },
        { from: 'Dana', text: 'Done. I moved your dinner, too.' },
      ],
    },
    countdown: {
      title: 'Count down together',
      text: 'Months, then days, then hours. The sun moves along the line until it’s time to leave.',
      parts: [
        { value: 12, unit: 'days' },
        { value: 4, unit: 'hours' },
      ],
    },
  },

  stepsTitle: 'Three steps, one of them yours',
  steps: [
    {
      title: 'Your agent invites you',
      text: 'You get an email with a link and a code.',
    },
    {
      title: 'You open it',
      text: 'Follow the link, or enter the code above. It works once, for seven days.',
    },
    { title: 'You’re in', text: 'Sign up with a name and a password, or use the account you already have.' },
  ],

  questionsTitle: 'FAQ',
  questions: [
    {
      question: 'What does it cost me?',
      answer:
        'Following your trip costs you nothing: your agent’s plan covers the trips they make for their clients.',
    },
    {
      question: 'I already plan my own trips here. Do I need a second account?',
      answer:
        'No. Accept the invitation with the account you have. Your own trips stay yours, and your agent’s trip shows up next to them.',
    },
    {
      question: 'Why doesn’t my code work?',
      answer:
        'A code works once, for seven days, and only for the email address it was sent to. Your agent can send a new one anytime; the newest email always works.',
    },
    {
      question: 'What can my agent see?',
      answer:
        'Your agent sees your wishes, your messages and that you’ve joined. Your password and the trips you plan on your own stay private.',
    },
  ],

  noAgent: {
    title: 'No agent? Plan it yourself.',
    text: 'Everything on this page, with you in the agent’s chair. Free to start.',
    button: 'Start Planning FREE',
  },
} as const;

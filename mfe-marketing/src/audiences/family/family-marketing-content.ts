/** `{names}` in braces are figures of the product. */
export const familyMarketingContent = {
  title: 'The trip everyone looks forward to. Even the planner.',
  lead: 'Park days, sea days, tables, tickets and what all of it costs: one plan the whole family can read, so nobody has to keep it in their head.',
  trial: 'Start Free Trial',
  signIn: 'Sign In',

  momentsTitle: 'From the first idea to the last receipt',
  moments: [
    {
      when: 'Months before',
      title: 'Dream it, and see what it takes',
      text: 'Enter dates, people, hotel and ship. Your first estimate adds up tickets by age, rooms by season and fares by date.',
    },
    {
      when: '60 days before',
      title: 'Be there when tables open',
      text: 'Every booking window for your dates, in the parks’ time and yours, with an email before it opens.',
    },
    {
      when: 'The week before',
      title: 'Pick the lines worth skipping',
      text: 'Lightning Lanes by minutes saved and dollars spent, counting only the people tall enough to ride.',
    },
    {
      when: 'On the day',
      title: 'Check one page, not five apps',
      text: 'What’s next, how far away it is, and what to do when it rains. It works on a weak signal, too.',
    },
    {
      when: 'Afterward',
      title: 'Settle up in a minute',
      text: 'Who paid for what, and who owes whom. The photos, the receipts and the plan stay in your history.',
    },
  ],

  peopleTitle: 'Something in it for everyone',
  people: [
    {
      who: 'For the planner',
      text: 'One budget in {categories} categories, with what is planned, booked and spent side by side.',
    },
    {
      who: 'For the other parent',
      text: 'The same plan, live. Edit together, and undo anything that goes wrong.',
    },
    {
      who: 'For the teenager',
      text: 'Votes that count: a must, a nice or a no for every ride, show and snack.',
    },
    {
      who: 'For the smallest',
      text: 'We only suggest rides they’re tall enough for, breaks are part of the day, and a countdown fills the screen at bedtime.',
    },
    {
      who: 'For the grandparents',
      text: 'A link that opens without an account. Your budget stays private unless you share it.',
    },
  ],

  priceTitle: 'What it costs',
  final: { title: 'Who’s coming along?', button: 'Start Free Trial' },
} as const;

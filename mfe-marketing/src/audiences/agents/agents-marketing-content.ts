/** The texts of the page for travel agents name only features that work. */
export const agentsMarketingContent = {
  title: 'Your clients’ trips, without the fourteen sheets',
  lead: 'Landsea is where families plan park days and cruises on one budget. As their agent, you see the same plan: as much of it as they choose to share.',
  trial: 'Start Free Agent Trial',
  demo: 'Book a 15-minute Demo',
  agentDemo: 'Login as demo agent',
  agentDemoOpens: 'Opening the demo…',
  agentDemoFailed: 'The demo did not open',
  agentDemoText:
    'Twelve sample clients, their trips, and a full morning of work. It’s your own copy, deleted after a day.',

  tags: [
    { who: 'The family of four', when: 'Land and sea, 12 days', state: 'Joined', tone: 'palm' },
    { who: 'The honeymooners', when: 'Cruise, 7 nights', state: 'Invited', tone: 'muted' },
    { who: 'The three generations', when: 'Parks, 6 days', state: 'Joined', tone: 'palm' },
  ],
  tagsLabel: 'What a list of clients looks like',

  dayTitle: 'What you can do today',
  abilities: [
    {
      title: 'Everyone in one list',
      text: 'Names, addresses and your own notes, searchable as you type. All you need to add a client is a name and an email.',
    },
    {
      title: 'Invite with a link or a code',
      text: 'It works once and lasts seven days. See who has joined, resend it, or revoke it.',
    },
    {
      title: 'Trips that clients share with you',
      text: 'Days, tables, booking windows and, if they agree, the money: always up to date.',
    },
    {
      title: 'Their consent, in plain sight',
      text: 'Clients choose what you see, trip by trip. They can change it or leave anytime, effective immediately.',
    },
    {
      title: 'Opening dates, already counted',
      text: 'When dining, Lightning Lanes and check-in open for a shared trip, counted from its own dates and hotels.',
    },
    {
      title: 'Your own trips, too',
      text: 'Plan your own trips with everything families get.',
    },
  ],

  passTitle: 'The agent pass',
  pass: {
    available: 'One monthly plan covers all of your clients’ trips.',
    coming:
      'The pass is coming soon and not on sale yet. Sign up today and keep one client with one trip, free, for as long as you like.',
    points: ['All of your clients’ trips', 'Clients pay nothing to follow along', 'Cancel anytime'],
    comingPoints: ['One client with one trip', 'No card needed', 'Your client pays nothing to follow along'],
  },
  demoTitle: 'Fifteen minutes, your questions',
  demoText:
    'Tell us a time that suits you. We’ll walk you through a land-and-sea trip and answer your questions.',

  clientsTitle: 'What your clients see',
  clientsText: 'Your clients have their own page, where they enter their invitation code.',
  clientsLink: 'See the page for clients',
} as const;

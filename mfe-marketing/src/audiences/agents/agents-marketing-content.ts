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
      title: 'A morning in order',
      text: 'What opens today by the minute, the tasks that are due, and the clients who wait for an answer, on one page before 6:00 AM.',
    },
    {
      title: 'Every household in one list',
      text: 'People, heights, passports, notes and next steps, searchable as you type. An email or a phone number is enough to begin.',
    },
    {
      title: 'Bring your list',
      text: 'A CSV or Excel file from your old system becomes families that you look over before anything is saved. You can undo it for 30 days.',
    },
    {
      title: 'Forms that fill your list',
      text: 'Clients answer one question at a time on their phones. You look at each answer and keep what you like.',
    },
    {
      title: 'Quotes they can compare',
      text: 'Options side by side on a phone, without an account. One yes makes the trip, the bookings to make and your tasks.',
    },
    {
      title: 'Bookings, and what’s due',
      text: 'Paste a confirmation, and its numbers, guests and payments are read for you. Your morning shows what runs out; what you earn stays with you.',
    },
    {
      title: 'Commissions to the cent',
      text: 'What to expect by travel month, your host’s statement matched by confirmation number, and an email ready to send about what’s late.',
    },
    {
      title: 'Agreements signed on a phone',
      text: 'Your terms, protection declined, a permission to book without a card number: read to the end and signed, with a record of each step.',
    },
    {
      title: 'Messages that arrive',
      text: 'Each one also goes out as an email in your name, whether or not a client has an account, and answers come back to you.',
    },
    {
      title: 'Reminders that send themselves',
      text: 'Your task lists name the message and its day. It goes out by itself or after you looked, filled from the trip, and its task is checked off.',
    },
    {
      title: 'Reunions, room by room',
      text: 'Three generations in three households: each one sees and pays its own, and you see rooms, names and balances on one page.',
    },
    {
      title: 'Trips you plan or follow',
      text: 'Plan a trip for a client, or see what clients share: days, tables, booking windows and, if they agree, the money.',
    },
    {
      title: 'Your name on it',
      text: 'Your logo, color and photo on the client’s page, on quotes, itineraries, shared trips, emails and PDFs.',
    },
    {
      title: 'Their consent, in plain sight',
      text: 'Clients choose what you see, trip by trip. They can change it or leave anytime, effective immediately.',
    },
    {
      title: 'Colleagues, too',
      text: 'Roles, clients handed over in one step, and a page that says who changed what.',
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

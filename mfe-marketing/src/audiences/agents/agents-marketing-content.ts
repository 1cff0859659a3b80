/** The texts of the page for travel agents name only features that work. */
export const agentsMarketingContent = {
  title: 'Your clients’ trips, without the fourteen sheets',
  lead: 'What opens today by the minute, each family’s wishes in order, and the message about what you booked already written. Your mornings begin here.',
  trial: 'Start Free Agent Trial',
  demo: 'Book a 15-minute Demo',
  agentDemo: 'Login as demo agent',
  agentDemoOpens: 'Opening the demo…',
  agentDemoFailed: 'The demo did not open',
  agentDemoText:
    'Twelve sample clients, their trips, and a full morning of work. It’s your own copy, deleted after a day.',

  film: {
    title: '6:00 AM, without the rush',
    text: 'An agent’s morning with our demo families, in pictures of the product as it is.',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    steps: 'The morning, step by step',
    stations: [
      {
        shot: 'waits',
        time: '5:58 AM',
        caption: 'Your list waits: what opens today, by the minute, for every client.',
        alt: 'Your morning: Grace Okafor’s dining opens at 6:00 AM with 4 wishes, and Ella Schmidt’s Lightning Lanes follow at 7:00.',
      },
      {
        shot: 'opens',
        time: '6:00 AM',
        caption: 'Dining opens for the Okafors. Three tables are booked by keyboard, each with its number.',
        alt: 'Grace Okafor’s dining window is open: two tables are booked, and the third one’s form has its day, time and confirmation number.',
      },
      {
        shot: 'tells',
        time: '6:03 AM',
        caption: 'One key opens the message about what you booked. It’s written already.',
        alt: 'A message to Grace, ready to send: what was booked, each table with its day, time and confirmation number.',
      },
      {
        shot: 'pastes',
        time: '6:07 AM',
        caption: 'You paste a confirmation, and it becomes a booking: its number, guests and payments.',
        alt: 'A pasted confirmation, read: the cruise Disney Wish, its status and its reservation number, above “Save the booking”.',
      },
      {
        shot: 'pays',
        time: '6:10 AM',
        caption:
          'The final payment is due in six days. The reminder takes its amount and date from the booking. Sent.',
        alt: 'The conversation with Paula Silva: the reminder, with the amount and its date, is sent.',
      },
      {
        shot: 'sleeps',
        time: '6:12 AM',
        caption: 'When nothing’s missing for anyone, this page is empty. Safe to sleep.',
        alt: 'The page “What’s missing” is empty and reads: Safe to sleep.',
      },
    ],
  },

  dayTitle: 'What you can do today',
  abilities: [
    {
      title: 'A morning in order',
      text: 'What opens today by the minute, the tasks that are due, and the clients who wait for an answer, on one page before 6:00 AM.',
      path: '/app/agents/morning',
    },
    {
      title: 'Every household in one list',
      text: 'People, heights, passports, notes and next steps, searchable as you type. An email or a phone number is enough to begin.',
      path: '/app/agents/clients',
    },
    {
      title: 'Bring your list',
      text: 'A CSV or Excel file from your old system becomes families that you look over before anything is saved. You can undo it for 30 days.',
      path: '/app/agents/clients/import',
    },
    {
      title: 'Forms that fill your list',
      text: 'Clients answer one question at a time on their phones. You look at each answer and keep what you like.',
      path: '/app/agents/intake-forms',
    },
    {
      title: 'Quotes they can compare',
      text: 'Options side by side on a phone, without an account. One yes makes the trip, the bookings to make and your tasks.',
      path: '/app/agents/quotes',
    },
    {
      title: 'Bookings, and what’s due',
      text: 'Paste a confirmation, and its numbers, guests and payments are read for you. Your morning shows what runs out; what you earn stays with you.',
      path: '/app/agents/trips',
    },
    {
      title: 'An itinerary they keep',
      text: 'A page and a PDF with your name, published when you say so, readable on their phones without a signal.',
      path: '/app/agents/trips',
    },
    {
      title: 'Commissions to the cent',
      text: 'What to expect by travel month, your host’s statement matched by confirmation number, and an email ready to send about what’s late.',
      path: '/app/agents/commissions',
    },
    {
      title: 'Agreements signed on a phone',
      text: 'Your terms, protection declined, a permission to book without a card number: read to the end and signed, with a record of each step.',
      path: '/app/agents/agreements',
    },
    {
      title: 'Papers where you find them',
      text: 'Passports, insurance and invoices by client, shared one by one, and in your morning before they run out.',
      path: '/app/agents/documents',
    },
    {
      title: 'Safe to sleep',
      text: 'Each trip beside its papers, rooms, tickets, tables, Lightning Lanes and payments. An empty page means that nothing’s missing.',
      path: '/app/core-needs',
    },
    {
      title: 'Messages that arrive',
      text: 'Each one also goes out as an email in your name, whether or not a client has an account, and answers come back to you.',
      path: '/app/agents/messages',
    },
    {
      title: 'Reminders that send themselves',
      text: 'Your task lists name the message and its day. It goes out by itself or after you looked, filled from the trip, and its task is checked off.',
      path: '/app/agents/task-lists',
    },
    {
      title: 'Reunions, room by room',
      text: 'Three generations in three households: each one sees and pays its own, and you see rooms, names and balances on one page.',
      path: '/app/agents/groups',
    },
    {
      title: 'Trips you plan or follow',
      text: 'Plan a trip for a client, or see what clients share: days, tables, booking windows and, if they agree, the money.',
      path: '/app/agents/trips',
    },
    {
      title: 'Your name on it',
      text: 'Your logo, color and photo on the client’s page, on quotes, itineraries, shared trips, emails and PDFs.',
      path: '/settings/branding',
    },
    {
      title: 'Their consent, in plain sight',
      text: 'Clients choose what you see, trip by trip. They can change it or leave anytime, effective immediately.',
      path: '/app/agents/clients',
    },
    {
      title: 'Colleagues, too',
      text: 'Roles, clients handed over in one step, and a page that says who changed what.',
      path: '/app/agents/team',
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

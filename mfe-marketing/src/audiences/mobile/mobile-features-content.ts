/** Every word of the page about phones: what the product really does there. */
export const mobileFeaturesContent = {
  title: 'In line, in one hand, in the sun',
  lead: 'Landsea is a website that behaves on a phone. There is nothing to install, and nothing is missing that the big screen has.',
  button: 'Start Planning FREE',
  phone: 'A day of the demo trip on a phone',

  abilities: [
    {
      title: 'The day at a glance',
      text: 'What is now, what is next and when to leave for it, in large type. In the planner the next day is a swipe away.',
    },
    {
      title: 'A weak signal loses nothing',
      text: 'What you change in a dead spot is kept on the phone, outlives a reload, and is saved once when the signal is back.',
    },
    {
      title: 'The main places under your thumb',
      text: 'A bar at the bottom with the places you need most. Everything else is one tap behind More.',
    },
    {
      title: 'Receipts by camera',
      text: 'Photograph the receipt while it is in your hand. The expense, its share and its category are there at once.',
    },
    {
      title: 'The family sees it, too',
      text: 'A changed table or a new expense shows on the other phones while you look at it.',
    },
    {
      title: 'Windows in your calendar',
      text: 'Subscribe once, and every booking window and plan is in the calendar that rings anyway. Reminders come by email.',
    },
    {
      title: 'A countdown for the back seat',
      text: 'It fills the screen and keeps it on until the children have counted the sleeps.',
    },
    {
      title: 'Made for eyes and thumbs',
      text: 'Large targets, a dark theme, high contrast, reduced motion, and names for everything that a screen reader reads.',
    },
  ],

  homeTitle: 'Put it on your home screen',
  home: [
    { who: 'iPhone and iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { who: 'Android', how: 'In Chrome, open the menu, then Add to Home screen.' },
  ],
  homeNote: 'It opens like an app, without the browser’s bars, at your dashboard.',

  notTitle: 'What it does not do',
  not: 'It books nothing and does not know where you are. A page that was never open needs a signal the first time.',
} as const;

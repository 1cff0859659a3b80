export const mobileFeaturesContent = {
  title: 'In line, in one hand, in the sun',
  lead: 'Landsea is a website that feels at home on a phone. There’s nothing to install, and it does everything the big screen does.',
  button: 'Start Planning FREE',
  phone: 'A day of the demo trip on a phone',

  abilities: [
    {
      title: 'The day at a glance',
      text: 'What’s now, what’s next and when to leave for it, in large type. In the planner, the next day is a swipe away.',
    },
    {
      title: 'A weak signal won’t lose your work',
      text: 'Changes you make in a dead spot stay on your phone, even after a reload, and save when the signal comes back.',
    },
    {
      title: 'What you need, under your thumb',
      text: 'The pages you need most are in a bar at the bottom. Everything else is one tap away, under More.',
    },
    {
      title: 'Receipts by camera',
      text: 'Snap the receipt while it’s in your hand and add the expense, its category and who shares it on the spot.',
    },
    {
      title: 'The family sees it, too',
      text: 'Change a table or add an expense, and it shows up on everyone’s phone right away.',
    },
    {
      title: 'Windows in your calendar',
      text: 'Subscribe once, and every booking window and plan shows up in the calendar you already use. Reminders come by email.',
    },
    {
      title: 'A countdown for the back seat',
      text: 'It fills the screen and keeps it on until the kids have counted the sleeps.',
    },
    {
      title: 'Made for eyes and thumbs',
      text: 'Large targets, a dark theme, high contrast, reduced motion, and labels for everything a screen reader reads.',
    },
  ],

  homeTitle: 'Put it on your home screen',
  home: [
    { who: 'iPhone and iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { who: 'Android', how: 'In Chrome, open the menu, then Add to Home screen.' },
  ],
  homeNote: 'It opens like an app, right on your dashboard, without the browser’s toolbars.',

  notTitle: 'What it doesn’t do',
  not: 'It doesn’t book anything and doesn’t know where you are. The first time you open a page, you need a signal.',
} as const;

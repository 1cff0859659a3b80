/** What the walk-through of the product shows, for every variant that has it. */
export const demoScenes = [
  {
    title: 'Name the trip',
    text: 'Dates, who is coming, which park days and which sailing. Two minutes, and every day has a page.',
  },
  {
    title: 'Set one budget',
    text: '{categories} categories, from park tickets to port photos. Planned, booked and spent side by side.',
  },
  {
    title: 'Never miss a window',
    text: 'Tables open 60 days ahead. The countdown tells you the day, the hour and who has the early start.',
  },
  {
    title: 'Choose where waiting is worth paying for',
    text: 'Minutes saved against dollars spent, ride by ride, before you buy a Lightning Lane.',
  },
  {
    title: 'Go, together',
    text: 'The family sees the same plan. What one of you spends, all of you see.',
  },
];

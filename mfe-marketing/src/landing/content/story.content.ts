import type { StoryContent } from './landing-content-schema';

export const content: StoryContent = {
  layout: 'story',

  hero: {
    title: 'It began with a spreadsheet of fourteen sheets',
    text: 'One family, four park days and a first cruise. By the time the plan was finished, only one of us could read it.',
    button: 'Start Planning FREE',
    second: 'Walk through a trip',
  },

  chapters: [
    {
      title: 'Sheet one was called “Budget”',
      paragraphs: [
        'It had a row for the hotel, a row for tickets and a row called “other”. The cruise got a sheet of its own, because its prices came per person and per night. Dining got one, because somebody had to remember which mornings the tables open. Then came Lightning Lanes, excursions, snacks, the night by the port, who is tall enough for what, and who owes whom for the shuttle.',
        'Fourteen sheets in all. They knew everything except each other.',
      ],
    },
    {
      title: 'What broke was never the math',
      paragraphs: [
        'Dinner moved a day, and the budget still counted the old one. The tickets were booked, and the sheet for the day still said “decide”. Someone typed over a formula on a phone, standing in line. And the dining alarm went off on the right morning for the wrong check-in date.',
        'A plan like that doesn’t need more numbers. It needs one place where a change shows up everywhere at once.',
      ],
    },
    {
      title: 'So the sheets became one page',
      paragraphs: [
        'Landsea is that place. A day knows its meals, a meal knows its price and its booking morning, and the budget counts both. Land and sea share one line: park days first, the ocean after, and one total for all of it.',
        'The fourteen sheets are {categories} categories now. Nobody has to remember which tab is the right one.',
      ],
    },
  ],

  walk: {
    title: 'Twelve days, walked through',
    text: 'This is the trip in our demo account: a made-up family of four, with days, times and prices you can open and change.',
    days: [
      'Landed at 10:20, fireworks by nine',
      'Rope drop, and a ride for the littlest',
      'Up early for the toys, up late for the show',
      'Breakfast with the herd, an afternoon in the pool',
      'A second look at EPCOT, dinner among the stars',
      'The last park day goes to the castle',
      'From land to sea',
      'The gangway opens at 11:30',
      'A lagoon, a beach and pirates by night',
      'The island, before anybody else',
      'Nothing on the horizon, on purpose',
      'Home with sand in the shoes',
    ],
    money: {
      title: 'And one total for all of it',
      text: 'What this family set aside before the first bag was packed, by category.',
    },
    button: 'Plan Your Own FREE',
  },

  facts: [
    { figure: '{categories}', text: 'categories instead of fourteen sheets' },
    { figure: '{restaurants}+', text: 'restaurants with meal prices' },
    { figure: '{hotels}+', text: 'hotels with prices by season' },
  ],
  sampleFigures: [
    { key: 'families', text: 'families planning', sample: '2,000+' },
    { key: 'total-savings', text: 'saved so far', sample: '$1.2M+' },
  ],
  finalCall: { title: 'Close the spreadsheet', button: 'Start Planning FREE' },
};

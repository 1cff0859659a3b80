import type { PricingFocusContent } from './landing-content-schema';

/** Every word and figure of the second landing page: the price first. */
export const content: PricingFocusContent = {
  layout: 'pricing-focus',

  hero: {
    title: 'One trip. One price. Every day of it planned.',
    text: 'Park days, sea days and what they cost, on one plan that the whole family sees. You pay {tripPrice} once, for one trip, when you are ready to change things.',
    button: 'Start Planning FREE',
    second: 'See How It Works',
  },

  problems: {
    title: 'How most of these trips are planned',
    cards: [
      {
        scrap: 'Budget_final_v7.xlsx',
        title: 'The total is wrong, and nobody knows where',
        text: 'Tickets on one sheet, the cruise on another, and a formula that stopped counting in March.',
      },
      {
        scrap: '5:58 a.m.',
        title: 'The table you wanted opened yesterday',
        text: 'Dining opens 60 days ahead at six in the morning. For a stay on site it counts from check-in. Was it today?',
      },
      {
        scrap: '“I thought you booked it”',
        title: 'Four people, four versions of the plan',
        text: 'One screenshot in the group chat, one note on the fridge, and a ship that sails at 4 p.m. whichever is right.',
      },
      {
        scrap: 'Card statement, two weeks later',
        title: 'The bill comes when the tan is gone',
        text: 'Snacks, photos, gratuities, parking. Each one small, and none of them in the budget.',
      },
    ],
  },

  price: {
    title: 'Unlock a trip',
    terms: 'Once, for one trip. Not a subscription.',
    points: [
      'The budget in {categories} categories',
      'Every day hour by hour, with the best order of rides',
      'Dining and Lightning Lane windows, counted down',
      'Cruise days, ports and excursions',
      'Your family plans with you at no extra cost',
      'Yours until 30 days after the trip ends',
    ],
    button: 'Start Planning FREE',
    note: 'Making a trip and looking around is free. No card needed. You pay when you’re ready to change what’s inside.',
  },

  meter: {
    title: 'The plan beside the trip',
    text: 'What a trip like yours costs, and what Landsea adds to it.',
    compare: 'of what the trip itself costs',
    note: 'An illustration with flat costs for hotel, flights and extras. Your own trip is estimated from dated prices once you make it.',
  },

  features: {
    title: 'What you unlock',
    cards: [
      {
        icon: 'budget',
        title: 'A budget that adds itself up',
        text: 'Book a table or an excursion, and its category knows. Planned, booked and spent stand side by side.',
      },
      {
        icon: 'clock',
        title: 'Every window on the minute',
        text: 'When dining, Lightning Lanes, check-in and excursions open for your dates, with a reminder before each.',
      },
      {
        icon: 'lightning',
        title: 'Lightning Lanes with a reason',
        text: 'Minutes saved against dollars spent for each ride, by park, date and who is tall enough.',
      },
      {
        icon: 'days',
        title: 'Days in the best order',
        text: 'Rides, meals, shows and breaks in an order that spares you waits and walks. Times you set stay as you set them.',
      },
      {
        icon: 'cruise',
        title: 'Land and sea on one plan',
        text: 'Hotel nights, the night by the port, the sailing with its ports, and {excursions}+ things to do ashore.',
      },
      {
        icon: 'together',
        title: 'Everybody on the same page',
        text: 'Invite family as editors or viewers. What one changes, the others see at once, and expenses settle up at the end.',
      },
    ],
  },

  demo: {
    title: 'Watch a trip come together',
    text: 'A week in the parks, then a cruise: the real Landsea. Nothing loads until you press play.',
  },

  steps: {
    title: 'How it works',
    items: [
      { title: 'Make the trip', text: 'Dates, people, hotel and sailing. Two minutes, and free.' },
      {
        title: 'See what it costs',
        text: 'A first estimate for your dates and ages, line by line, with its sources.',
      },
      { title: 'Unlock it once', text: '{tripPrice}, and everything inside is yours to change.' },
      {
        title: 'Go, and keep count',
        text: 'Today’s plan in your pocket, and every dollar where it belongs.',
      },
    ],
  },

  byTheMonth: {
    hero: {
      title: 'One plan. One price. Every day of it planned.',
      text: 'Park days, sea days and what they cost, on one plan that the whole family sees. You pay by the month, for all your trips, when you are ready to change things.',
    },
    unlockStep: {
      title: 'Unlock them all',
      text: '{proPrice} a month, and everything inside is yours to change.',
    },
    fact: { figure: '{proPrice}', text: 'a month, for all your trips' },
  },

  facts: [
    { figure: '{tripPrice}', text: 'once, for one whole trip' },
    { figure: '{categories}', text: 'budget categories' },
    { figure: '{restaurants}+', text: 'restaurants with what a meal costs' },
    { figure: '{attractions}+', text: 'rides and attractions' },
  ],
  sampleFigures: [
    { key: 'families', text: 'families planning', sample: '15,000+' },
    { key: 'average-savings', text: 'average savings per trip', sample: '$500-2000' },
    { key: 'rating', text: 'average rating out of 5', sample: '4.8' },
  ],
  finalCall: { title: 'Put the fourteen tabs away', button: 'Start Planning FREE' },
};

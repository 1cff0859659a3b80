import type { PricingFocusContent } from './landing-content-schema';

export const content: PricingFocusContent = {
  layout: 'pricing-focus',

  hero: {
    title: 'One trip. One price. Every day of it planned.',
    text: 'Park days, sea days and what they cost, on one plan the whole family can see. You pay {tripPrice} once, for one trip, when you’re ready to start changing things.',
    button: 'Start Planning FREE',
    second: 'See How It Works',
  },

  problems: {
    title: 'How most of these trips get planned',
    cards: [
      {
        scrap: 'Budget_final_v7.xlsx',
        title: 'The total is wrong, and nobody knows where',
        text: 'Tickets on one sheet, the cruise on another, and a formula that stopped counting in March.',
      },
      {
        scrap: '5:58 a.m.',
        title: 'The table you wanted opened yesterday',
        text: 'Dining opens 60 days ahead, at 6 a.m. If you stay on site, the count starts at check-in. Was that today?',
      },
      {
        scrap: '“I thought you booked it”',
        title: 'Four people, four versions of the plan',
        text: 'One screenshot in the group chat, one note on the fridge, and a ship that sails at 4 p.m. no matter who’s right.',
      },
      {
        scrap: 'Card statement, two weeks later',
        title: 'The bill shows up after the tan fades',
        text: 'Snacks, photos, gratuities, parking. Each one was small, and none was in the budget.',
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
    title: 'The plan next to the trip',
    text: 'What a trip like yours costs, and what Landsea adds to the bill.',
    compare: 'of what the trip itself costs',
    note: 'A sample with flat costs for hotel, flights and extras. Create your trip and we’ll estimate it from prices for your dates.',
  },

  features: {
    title: 'What you unlock',
    cards: [
      {
        icon: 'budget',
        title: 'A budget that adds itself up',
        text: 'Book a table or an excursion, and its category updates. See planned, booked and spent side by side.',
      },
      {
        icon: 'clock',
        title: 'Every window, to the minute',
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
        text: 'Rides, meals, shows and breaks in an order that saves you waiting and walking. Times you set stay put.',
      },
      {
        icon: 'cruise',
        title: 'Land and sea on one plan',
        text: 'Hotel nights, the night by the port, the sailing with its ports, and {excursions}+ things to do ashore.',
      },
      {
        icon: 'together',
        title: 'Everybody on the same page',
        text: 'Invite family as editors or viewers. Everyone sees changes right away, and you settle up at the end.',
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
      {
        title: 'Create your trip',
        text: 'Dates, people, hotel and sailing. It takes two minutes, and it’s free.',
      },
      {
        title: 'See what it costs',
        text: 'A first estimate for your dates and ages, line by line, with sources.',
      },
      { title: 'Unlock it once', text: '{tripPrice}, and everything inside is yours to change.' },
      {
        title: 'Go, and keep track',
        text: 'Today’s plan in your pocket, and every dollar where it belongs.',
      },
    ],
  },

  byTheMonth: {
    hero: {
      title: 'One plan. One price. Every day of it planned.',
      text: 'Park days, sea days and what they cost, on one plan the whole family can see. You pay by the month, for all your trips, when you’re ready to start changing things.',
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
    { figure: '{restaurants}+', text: 'restaurants with meal prices' },
    { figure: '{attractions}+', text: 'rides and attractions' },
  ],
  sampleFigures: [
    { key: 'families', text: 'families planning', sample: '15,000+' },
    { key: 'average-savings', text: 'average savings per trip', sample: '$500-2000' },
    { key: 'rating', text: 'average rating out of 5', sample: '4.8' },
  ],
  finalCall: { title: 'Put the fourteen tabs away', button: 'Start Planning FREE' },
};

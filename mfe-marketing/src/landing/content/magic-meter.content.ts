import type { MagicMeterContent } from './landing-content-schema';

/** Figures of days are for a party of four; the page scales them. */
export const content: MagicMeterContent = {
  layout: 'magic-meter',

  modes: {
    parks: {
      label: 'Disney World',
      title: 'Every park day, planned and paid for in peace',
      subtitle: 'Tickets, tables and Lightning Lanes on one plan, with one budget that keeps up with you.',
    },
    cruise: {
      label: 'Disney Cruise',
      title: 'Know what your cruise costs before the horn sounds',
      subtitle: 'Fare, ports, photos and the night before: the whole voyage on one calm budget.',
    },
    combined: {
      label: 'Land + Sea',
      title: 'Plan land and sea, on one budget',
      subtitle: 'Parks and cruise in one plan, with one budget for both.',
    },
  },
  startButton: 'Start Planning FREE',
  seeHowButton: 'See How It Works',
  promise: 'Free to start. No credit card needed.',

  itinerary: {
    lead: 'You decide what stays.',
    parks: {
      'magic-kingdom': { dining: 335, lightning: 165 },
      epcot: { dining: 385, lightning: 139 },
      'hollywood-studios': { dining: 315, lightning: 155 },
      'animal-kingdom': { dining: 295, lightning: 129 },
    },
    ports: {
      embarkation: { photo: 40 },
      port: { excursion: 220, photo: 60 },
      island: { excursion: 260, photo: 85 },
    },
    specialtyDining: 180,
  },

  cruiseCategories: {
    title: 'Dinner on board is included',
    note: 'Cruises are all-inclusive for dining, so these four are what’s left to plan.',
    items: [
      { name: 'Preboard Hotel Stay', text: 'The night before the gangway opens' },
      { name: 'Transportation', text: 'Flights, transfers, port parking' },
      { name: 'PhotoPass', text: 'Prints and packages from aboard' },
      { name: 'Misc', text: 'Gratuities, laundry, the odd souvenir' },
    ],
  },

  demo: {
    title: 'See a trip come together',
    text: 'A week in the parks, then a cruise: the real Landsea, in under a minute.',
  },

  features: {
    title: 'See it in action',
    note: 'These are pictures of the trip in our demo account.',
    cards: [
      {
        shot: 'budget',
        title: 'Smart Budget Tracking',
        text: '{categories} categories, filled by what you plan. The tide shows what’s left and warns you early when it’s running high.',
      },
      {
        shot: 'windows',
        title: 'Perfect Timing Planner',
        text: 'A 60-day ADR countdown to every table, with Lightning Lane and cruise windows right beside it.',
      },
      {
        shot: 'lanes',
        title: 'Lightning Lane Optimizer',
        text: 'An ROI calculator for the line: minutes saved against dollars spent, ride by ride.',
      },
    ],
  },

  sticky: { title: 'Plan Your Dream Vacation', button: 'Start Free' },

  facts: [
    { figure: '{restaurants}+', text: 'restaurants with meal prices' },
    { figure: '{attractions}+', text: 'rides and attractions with heights and waits' },
    { figure: '{excursions}+', text: 'things to do in port' },
  ],
  sampleFigures: [
    { key: 'families', text: 'families planning', sample: '2,000+' },
    { key: 'average-savings', text: 'average savings per trip', sample: '$1,200' },
    { key: 'total-savings', text: 'saved so far', sample: '$1.2M+' },
    { key: 'rating', text: 'average rating out of 5', sample: '4.8' },
  ],
  finalCall: { title: 'The sun is up. Where to first?', button: 'Start Your Magic Journey FREE' },
};

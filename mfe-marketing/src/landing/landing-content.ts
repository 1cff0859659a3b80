import type { ParkName, SeaStop } from './itinerary-preview';
import type { TripMode } from '@landsea/contracts/trip';

/** Every word and figure of landing variant 1. Figures are marketing claims or illustrations for a party of four. */
export const landingContent = {
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
      subtitle: 'Park days first, ocean after. One plan that knows both, and what the two cost together.',
    },
  } satisfies Record<TripMode, { label: string; title: string; subtitle: string }>,

  claims: [
    { figure: '2,000+', text: 'families planning' },
    { figure: '$1,200', text: 'average savings per trip' },
    { figure: '4.8', text: 'average rating out of 5' },
  ],
  promise: 'Free to start. No credit card needed.',

  dayFigures: {
    'Magic Kingdom': { dining: 335, lightning: 165 },
    EPCOT: { dining: 385, lightning: 139 },
    'Hollywood Studios': { dining: 315, lightning: 155 },
    'Animal Kingdom': { dining: 295, lightning: 129 },
  } satisfies Record<ParkName, { dining: number; lightning: number }>,
  portFigures: {
    'Port Canaveral': { excursion: 120, photo: 40 },
    'Castaway Cay': { excursion: 260, photo: 85 },
  } satisfies Partial<Record<SeaStop, { excursion: number; photo: number }>>,
  seaFigures: { specialtyDining: 180 },

  cruiseCategories: {
    note: 'Cruises are all-inclusive for dining, so these four are what is left to plan.',
    items: [
      { name: 'Preboard Hotel Stay', text: 'The night before the gangway opens' },
      { name: 'Transportation', text: 'Flights, transfers, port parking' },
      { name: 'PhotoPass', text: 'Prints and packages from aboard' },
      { name: 'Misc', text: 'Gratuities, laundry, the odd souvenir' },
    ],
  },

  features: {
    budget: {
      title: 'Smart Budget Tracking',
      text: 'Eleven categories, filled by what you plan. The tide shows what is left, and says early when it runs high.',
      lines: [
        { name: 'Park Tickets', spent: 0.82, words: '$1,804 of $2,200', over: false },
        { name: 'Dining', spent: 0.46, words: '$690 of $1,500', over: false },
        { name: 'Snacks & Sips', spent: 1, words: '$24 over $180', over: true },
      ],
    },
    timing: {
      title: 'Perfect Timing Planner',
      text: 'A 60-day ADR countdown to every table, with Lightning Lane and cruise windows beside it.',
      steps: [
        { when: '60 days before', what: 'Dining opens at 6:00 a.m.' },
        { when: '7 days before check-in', what: 'Lightning Lanes, on-site guests' },
        { when: '3 days before', what: 'Lightning Lanes, everyone else' },
      ],
      note: 'Park time. Verify in the official app.',
    },
    lightning: {
      title: 'Lightning Lane Optimizer',
      text: 'An ROI calculator for the queue: minutes saved against dollars spent, ride by ride.',
      rides: [
        { name: 'TRON Lightcycle / Run', minutes: 68, dollars: 22, worth: true },
        { name: 'Rise of the Resistance', minutes: 58, dollars: 25, worth: true },
        { name: 'Seven Dwarfs Mine Train, 9 p.m.', minutes: 14, dollars: 12, worth: false },
      ],
    },
  },

  demo: {
    title: 'See a trip come together',
    text: 'From a blank page to a week on land and at sea, in under a minute.',
    scenes: [
      {
        title: 'Name the trip',
        text: 'Dates, who is coming, which park days and which sailing. Two minutes, and every day has a page.',
      },
      {
        title: 'Set one budget',
        text: 'Eleven categories, from park tickets to port photos. Planned, booked and spent side by side.',
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
    ],
  },
} as const;

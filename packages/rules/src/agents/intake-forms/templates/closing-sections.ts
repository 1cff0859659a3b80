import { ask, choose, type TemplateSection } from './template-field.js';

export const travelSection: TemplateSection = {
  key: 'travel',
  title: 'Getting there',
  text: '',
  fields: [
    ask({
      key: 'transport',
      label: 'How do you travel?',
      type: 'choice',
      required: true,
      options: choose({ fly: 'Fly', drive: 'Drive', train: 'Train', 'not-decided': 'Not decided' }),
      proposes: 'trip.transport',
    }),
    ask({
      key: 'airport',
      label: 'Your home airport',
      type: 'text',
      required: true,
      showIf: { field: 'transport', op: 'is', value: 'fly' },
      proposes: 'trip.homeAirport',
    }),
    ask({
      key: 'transfer',
      label: 'Do you need a transfer?',
      type: 'yes-no',
      showIf: { field: 'transport', op: 'in', value: ['fly', 'train'] },
      proposes: 'trip.transferNeeds',
    }),
    ask({
      key: 'child_seats',
      label: 'How many child seats?',
      type: 'number',
      max: 10,
      showIf: { field: 'transfer', op: 'is', value: true },
      proposes: 'trip.transferNeeds',
    }),
    ask({
      key: 'parking',
      label: 'Do you need parking?',
      type: 'yes-no',
      showIf: { field: 'transport', op: 'is', value: 'drive' },
      proposes: 'trip.transferNeeds',
    }),
  ],
};

export const wishesSection: TemplateSection = {
  key: 'wishes',
  title: 'What matters',
  text: '',
  fields: [
    ask({
      key: 'blackout',
      label: 'Days that are not possible',
      help: 'School, work, family dates.',
      type: 'longtext',
      proposes: 'trip.blackoutDates',
    }),
    ask({
      key: 'budget_firm',
      label: 'How firm is your budget?',
      type: 'choice',
      options: choose({
        firm: 'Firm',
        'some-room': 'Some room',
        'open-for-the-right-plan': 'Open for the right plan',
      }),
      proposes: 'trip.budgetFlexibility',
    }),
    ask({
      key: 'priorities',
      label: 'What matters most?',
      help: 'Pick up to three.',
      type: 'multi',
      max: 3,
      options: choose({
        hotel: 'Hotel',
        food: 'Food',
        rides: 'Rides',
        'shows-and-characters': 'Shows and characters',
        rest: 'Rest',
        price: 'Price',
        'special-moments': 'Special moments',
      }),
      proposes: 'trip.priorities',
    }),
  ],
};

export const protectSection: TemplateSection = {
  key: 'protect',
  title: 'Protection and how we work',
  text: 'Please do not enter card numbers anywhere in this form.',
  fields: [
    ask({
      key: 'protection',
      label: 'Would you like a quote for travel protection?',
      help: 'The widest cover is sold only in the first two weeks after the first payment.',
      type: 'choice',
      required: true,
      options: choose({ yes: 'Yes', no: 'No', 'tell-me-more': 'Tell me more' }),
      proposes: 'trip.protectionWish',
    }),
    ask({
      key: 'own_bookings',
      label: 'Have you booked anything yourself?',
      type: 'yes-no',
      required: true,
      proposes: 'trip.pastBookings',
    }),
    ask({
      key: 'own_bookings_text',
      label: 'What, and with which number?',
      help: 'Confirmation numbers only, never card numbers.',
      type: 'longtext',
      required: true,
      showIf: { field: 'own_bookings', op: 'is', value: true },
      proposes: 'trip.pastBookings',
    }),
    ask({
      key: 'decide_by',
      label: 'When would you like to decide?',
      type: 'date',
      proposes: 'trip.decisionDate',
    }),
    ask({ key: 'anything', label: 'Anything else?', type: 'longtext', proposes: 'trip.notes' }),
    ask({
      key: 'consent_data',
      label: 'I agree that my agent stores these answers to plan this trip',
      help: 'You can ask your agent to delete them at any time.',
      type: 'yes-no',
      required: true,
      mustBe: true,
      proposes: 'client.dataConsent',
    }),
    ask({
      key: 'consent_news',
      label: 'Send me offers now and then',
      help: 'You can stop at any time.',
      type: 'yes-no',
      proposes: 'client.marketingConsent',
    }),
  ],
};

import { ask, choose, type TemplateSection } from './template-field.js';

const withChildren = { field: 'people.children', op: 'gte', value: 1 } as const;

export const shipSection: TemplateSection = {
  key: 'ship',
  title: 'Ship and route',
  text: '',
  fields: [
    ask({
      key: 'line',
      label: 'Which cruise line?',
      type: 'multi',
      options: choose({
        disney: 'Disney',
        'royal-caribbean': 'Royal Caribbean',
        carnival: 'Carnival',
        norwegian: 'Norwegian',
        celebrity: 'Celebrity',
        princess: 'Princess',
        'no-preference': 'No preference',
      }),
      proposes: 'trip.cruiseLine',
    }),
    ask({ key: 'ship_wish', label: 'A ship you have in mind', type: 'text', proposes: 'trip.ship' }),
    ask({
      key: 'region',
      label: 'Where to?',
      type: 'multi',
      options: choose({
        bahamas: 'Bahamas',
        caribbean: 'Caribbean',
        alaska: 'Alaska',
        europe: 'Europe',
        bermuda: 'Bermuda',
        mexico: 'Mexico',
        'no-preference': 'No preference',
      }),
      proposes: 'trip.itinerary',
    }),
    ask({
      key: 'port',
      label: 'Which home ports can you reach?',
      type: 'multi',
      options: choose({
        'port-canaveral': 'Port Canaveral',
        'fort-lauderdale': 'Fort Lauderdale',
        miami: 'Miami',
        galveston: 'Galveston',
        'san-diego': 'San Diego',
        vancouver: 'Vancouver',
        other: 'Other',
      }),
      proposes: 'trip.port',
    }),
    ask({
      key: 'nights',
      label: 'How many nights at sea?',
      type: 'choice',
      required: true,
      options: choose({ '3-to-4': '3 to 4', '5-to-6': '5 to 6', '7': '7', '8-or-more': '8 or more' }),
      proposes: 'trip.sailingNights',
    }),
    ask({
      key: 'held_credit',
      label: 'Did you book ahead on board, or do you hold a cruise credit?',
      type: 'yes-no',
      showIf: { field: 'people.maxSailed', op: 'gte', value: 1 },
      proposes: 'trip.onboardCredit',
    }),
    ask({
      key: 'held_credit_no',
      label: 'Its number and end date',
      type: 'text',
      required: true,
      showIf: { field: 'held_credit', op: 'is', value: true },
      proposes: 'trip.onboardCredit',
    }),
  ],
};

export const onboardSection: TemplateSection = {
  key: 'onboard',
  title: 'Days at sea and in port',
  text: '',
  fields: [
    ask({
      key: 'act_wishes',
      label: 'Which excursions would you love?',
      help: 'In your order, up to 15.',
      type: 'wishes',
      catalog: 'excursions',
      max: 15,
      proposes: 'trip.cruiseActivityWishes',
    }),
    ask({
      key: 'adult_time',
      label: 'Would you like time without children?',
      type: 'choice',
      options: choose({ yes: 'Yes', 'a-little': 'A little', no: 'No' }),
      showIf: withChildren,
      proposes: 'trip.adultTime',
    }),
    ask({
      key: 'nursery',
      label: 'Will you use the nursery?',
      type: 'yes-no',
      showIf: { field: 'people.minAge', op: 'lte', value: 2 },
      proposes: 'trip.adultTime',
    }),
    ask({
      key: 'alone_child',
      label: 'Does a child travel without both parents?',
      help: 'A consent letter may be needed.',
      type: 'yes-no',
      required: true,
      showIf: withChildren,
      proposes: 'trip.notes',
    }),
    ask({
      key: 'pre_night',
      label: 'A night near the port before?',
      help: 'I recommend it when you fly.',
      type: 'choice',
      options: choose({ yes: 'Yes', no: 'No', 'tell-me-more': 'Tell me more' }),
      proposes: 'trip.preCruiseNight',
    }),
  ],
};

export const orderSection: TemplateSection = {
  key: 'order',
  title: 'Land and sea',
  text: '',
  fields: [
    ask({
      key: 'order',
      label: 'Which comes first?',
      type: 'choice',
      required: true,
      options: choose({
        'parks-first': 'Parks first',
        'cruise-first': 'Cruise first',
        'your-advice': 'Your advice',
      }),
      proposes: 'trip.order',
    }),
    ask({
      key: 'rest_day',
      label: 'A rest day between?',
      type: 'yes-no',
      showIf: { field: 'order', op: 'in', value: ['parks-first', 'cruise-first'] },
      proposes: 'trip.notes',
    }),
    ask({
      key: 'split',
      label: 'Where should the budget go?',
      type: 'choice',
      options: choose({ 'more-on-land': 'More on land', even: 'Even', 'more-at-sea': 'More at sea' }),
      proposes: 'trip.landSeaSplit',
    }),
  ],
};

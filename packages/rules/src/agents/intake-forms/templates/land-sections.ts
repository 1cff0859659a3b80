import { ask, choose, type TemplateSection } from './template-field.js';

const likesTables = { field: 'table_service', op: 'isNot', value: 'none' } as const;
const staysOnSite = { field: 'stay_kind', op: 'isNot', value: 'off-site' } as const;

export const hotelSection: TemplateSection = {
  key: 'hotel',
  title: 'Where you sleep',
  text: '',
  fields: [
    ask({
      key: 'stay_kind',
      label: 'Where would you like to stay?',
      type: 'choice',
      required: true,
      options: choose({ 'on-site': 'On-site', 'off-site': 'Off-site', 'show-me-both': 'Show me both' }),
      proposes: 'trip.onSite',
    }),
    ask({
      key: 'tier',
      label: 'Which kind of on-site hotel?',
      type: 'multi',
      options: choose({ value: 'Value', moderate: 'Moderate', deluxe: 'Deluxe', villa: 'Villa' }),
      showIf: staysOnSite,
      proposes: 'trip.hotelTier',
    }),
    ask({
      key: 'hotel_wishes',
      label: 'Hotels you like, or would rather not',
      type: 'longtext',
      proposes: 'trip.hotelWishes',
    }),
    ask({
      key: 'rooms',
      label: 'Rooms and beds',
      help: 'For example: two queens and a crib; connecting rooms.',
      type: 'longtext',
      proposes: 'trip.roomNeeds',
    }),
    ask({
      key: 'kitchen',
      label: 'Do you need a kitchen?',
      type: 'yes-no',
      showIf: {
        any: [
          { field: 'stay_kind', op: 'is', value: 'off-site' },
          { field: 'tier', op: 'contains', value: 'villa' },
        ],
      },
      proposes: 'trip.roomNeeds',
    }),
  ],
};

export const parksSection: TemplateSection = {
  key: 'parks',
  title: 'Parks and pace',
  text: '',
  fields: [
    ask({
      key: 'experience',
      label: 'Have you been before?',
      type: 'choice',
      options: choose({
        'first-time': 'First time',
        'once-or-twice': 'Once or twice',
        'many-times': 'Many times',
      }),
      proposes: 'trip.experience',
    }),
    ask({
      key: 'park_days',
      label: 'How many park days?',
      type: 'number',
      max: 30,
      proposes: 'trip.parkDays',
    }),
    ask({
      key: 'hopper',
      label: 'More than one park a day?',
      type: 'choice',
      options: choose({ yes: 'Yes', no: 'No', 'not-sure': 'Not sure' }),
      proposes: 'trip.parkHopper',
    }),
    ask({
      key: 'pace',
      label: 'What’s your pace?',
      type: 'choice',
      required: true,
      options: choose({
        'early-and-full': 'Early and full',
        mixed: 'Mixed',
        'slow-with-pool-time': 'Slow, with pool time',
      }),
      proposes: 'trip.pace',
    }),
    ask({
      key: 'lanes',
      label: 'Would you pay to skip lines?',
      help: 'It costs extra per person and day.',
      type: 'choice',
      required: true,
      options: choose({
        no: 'No',
        'some-days': 'Some days',
        'every-day': 'Every day',
        'tell-me-more': 'Tell me more',
      }),
      proposes: 'trip.laneInterest',
    }),
    ask({
      key: 'ride_wishes',
      label: 'Which rides must you not miss?',
      help: 'In your order, up to 15.',
      type: 'wishes',
      catalog: 'attractions',
      max: 15,
      proposes: 'trip.rideWishes',
    }),
    ask({
      key: 'party_event',
      label: 'Would you like a ticketed evening event?',
      help: 'Halloween or Christmas parties, and after hours.',
      type: 'yes-no',
      proposes: 'trip.parties',
    }),
    ask({
      key: 'photos',
      label: 'Would you like the photo package?',
      type: 'yes-no',
      proposes: 'trip.photoPackage',
    }),
  ],
};

export const foodSection: TemplateSection = {
  key: 'food',
  title: 'Food on land',
  text: '',
  fields: [
    ask({
      key: 'table_service',
      label: 'How many sit-down meals?',
      type: 'choice',
      required: true,
      options: choose({
        none: 'None',
        'one-or-two': 'One or two',
        'one-a-day': 'One a day',
        'as-many-as-possible': 'As many as possible',
      }),
      proposes: 'trip.diningWishes',
    }),
    ask({
      key: 'dining_wishes',
      label: 'Which restaurants would you love?',
      help: 'In your order, up to 12.',
      type: 'wishes',
      catalog: 'restaurants',
      max: 12,
      showIf: likesTables,
      proposes: 'trip.diningWishes',
    }),
    ask({
      key: 'characters',
      label: 'Would you like a meal with characters?',
      type: 'multi',
      options: choose({
        princesses: 'Princesses',
        'mickey-and-friends': 'Mickey and friends',
        'pooh-and-friends': 'Pooh and friends',
        stitch: 'Stitch',
        'no-preference': 'No preference',
      }),
      showIf: likesTables,
      proposes: 'trip.diningWishes',
    }),
    ask({
      key: 'dining_plan',
      label: 'Are you interested in a dining plan?',
      type: 'choice',
      options: choose({ yes: 'Yes', no: 'No', 'show-me-both': 'Show me both' }),
      showIf: staysOnSite,
      proposes: 'trip.diningPlan',
    }),
  ],
};

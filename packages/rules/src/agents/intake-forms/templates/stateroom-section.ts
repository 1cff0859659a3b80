import { ask, choose, type TemplateSection } from './template-field.js';

export const stateroomSection: TemplateSection = {
  key: 'stateroom',
  title: 'Stateroom',
  text: '',
  fields: [
    ask({
      key: 'rooms_n',
      label: 'How many staterooms?',
      type: 'number',
      required: true,
      min: 1,
      max: 20,
      proposes: 'trip.staterooms',
    }),
    ask({
      key: 'cabin',
      label: 'Which kind of stateroom?',
      type: 'multi',
      required: true,
      options: choose({
        inside: 'Inside',
        oceanview: 'Oceanview',
        verandah: 'Verandah',
        'concierge-or-suite': 'Concierge or suite',
      }),
      proposes: 'trip.cabinClass',
    }),
    ask({
      key: 'cabin_wish',
      label: 'Where on the ship?',
      help: 'Near the elevators, midship, connecting.',
      type: 'longtext',
      proposes: 'trip.cabinWishes',
    }),
    ask({
      key: 'connecting',
      label: 'Must the rooms connect?',
      type: 'yes-no',
      showIf: { field: 'rooms_n', op: 'gte', value: 2 },
      proposes: 'trip.cabinWishes',
    }),
    ask({
      key: 'motion',
      label: 'Does anyone get seasick?',
      type: 'yes-no',
      isHealth: true,
      proposes: 'trip.cabinWishes',
    }),
    ask({
      key: 'dining_time',
      label: 'When would you like dinner?',
      type: 'choice',
      options: choose({
        early: 'Early',
        late: 'Late',
        flexible: 'Flexible',
        'no-preference': 'No preference',
      }),
      proposes: 'trip.diningTime',
    }),
    ask({
      key: 'with_others',
      label: 'Do other families sail along?',
      type: 'yes-no',
      proposes: 'trip.linkedParties',
    }),
    ask({
      key: 'with_others_text',
      label: 'Who, and their booking numbers',
      type: 'longtext',
      required: true,
      showIf: { field: 'with_others', op: 'is', value: true },
      proposes: 'trip.linkedParties',
    }),
  ],
};

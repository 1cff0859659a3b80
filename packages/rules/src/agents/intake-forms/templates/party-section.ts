import type { IntakeColumn } from '@landsea/contracts/agents';
import { ask, choose, type TemplateSection } from './template-field.js';

type DraftColumn = Pick<IntakeColumn, 'key' | 'label' | 'type' | 'proposes'> & Partial<IntakeColumn>;

const askEach = ({ help = '', required = false, ...column }: DraftColumn): IntakeColumn => ({
  ...column,
  help,
  required,
});

const first = askEach({
  key: 'first',
  label: 'Legal first name',
  help: 'As in the travel papers.',
  type: 'text',
  format: 'name',
  required: true,
  proposes: 'traveler.firstName',
});
const last = askEach({
  key: 'last',
  label: 'Legal last name',
  type: 'text',
  format: 'name',
  required: true,
  proposes: 'traveler.lastName',
});
const birth = askEach({
  key: 'birth',
  label: 'Birth date',
  help: 'It decides prices, rides and clubs.',
  type: 'date',
  required: true,
  proposes: 'traveler.birthDate',
});
const relation = askEach({
  key: 'relation',
  label: 'How is everyone related to you?',
  help: 'Such as son, wife, grandmother, friend.',
  type: 'text',
  max: 60,
  proposes: 'traveler.relationship',
});
/** Parks measure with shoes on. */
const height = askEach({
  key: 'height',
  label: 'How tall are the children, in inches?',
  help: 'Measure with shoes on, as the parks do. Rides begin at 32, 35, 38, 40, 44 and 48 inches.',
  type: 'number',
  min: 15,
  max: 90,
  showIf: { field: 'row.age', op: 'lte', value: 12 },
  proposes: 'traveler.heightInches',
});
const diet = askEach({
  key: 'diet',
  label: 'Any diet or allergies?',
  help: 'Leave it empty if there is nothing. Only your agent sees this.',
  type: 'text',
  isHealth: true,
  proposes: 'traveler.diet',
});
const celebrates = askEach({
  key: 'celebrates',
  label: 'Is anybody celebrating?',
  help: 'A birthday, a honeymoon, a graduation, with the day.',
  type: 'text',
  proposes: 'traveler.celebration',
});
const citizenship = askEach({
  key: 'citizenship',
  label: 'Citizenship',
  type: 'text',
  max: 60,
  required: true,
  proposes: 'traveler.citizenship',
});
const paper = askEach({
  key: 'paper',
  label: 'Which travel papers does everyone have?',
  help: 'No photo and no number, please: the kind is enough.',
  type: 'choice',
  options: choose({
    'passport-book': 'Passport book',
    'passport-card': 'Passport card',
    'birth-certificate': 'Birth certificate and ID',
    none: 'None yet',
  }),
  proposes: 'traveler.paperKind',
});
const expiry = askEach({
  key: 'expiry',
  label: 'Until when is the passport valid?',
  help: 'The date only, never the number.',
  type: 'date',
  showIf: { field: 'row.paper', op: 'contains', value: 'passport' },
  proposes: 'traveler.passportExpiry',
});
const sailed = askEach({
  key: 'sailed',
  label: 'How many times has everyone sailed with this line?',
  type: 'number',
  max: 200,
  proposes: 'traveler.cruisesSailed',
});
const loyalty = askEach({
  key: 'loyalty',
  label: 'Loyalty level',
  help: 'Such as Gold or Platinum.',
  type: 'text',
  showIf: { field: 'row.sailed', op: 'gte', value: 1 },
  proposes: 'traveler.loyalty',
});

const together = [
  ask({
    key: 'park_account',
    label: 'Do you have a Disney account?',
    help: 'I link your reservations to it. I never need its password.',
    type: 'choice',
    options: choose({ yes: 'Yes', no: 'Not yet', 'not-sure': 'Not sure' }),
    proposes: 'client.parkAccount',
  }),
  ask({
    key: 'mobility',
    label: 'Does anyone use a wheelchair, a scooter or need help with distance?',
    help: 'Only your agent sees this.',
    type: 'yes-no',
    isHealth: true,
    proposes: 'traveler.mobility',
  }),
  ask({
    key: 'mobility_text',
    label: 'What would help?',
    help: 'Who, and what works for them.',
    type: 'longtext',
    required: true,
    isHealth: true,
    showIf: { field: 'mobility', op: 'is', value: true },
    proposes: 'traveler.mobility',
  }),
  ask({
    key: 'access',
    label: 'Anything else that helps me plan well?',
    help: 'Waiting, noise, sleep, medicine. Only what you want to tell; only your agent sees it.',
    type: 'longtext',
    isHealth: true,
    proposes: 'traveler.accessNeeds',
  }),
];

const party = (columns: IntakeColumn[]): TemplateSection => ({
  key: 'party',
  title: 'Who is coming',
  text: '',
  fields: [
    ask({
      key: 'people',
      label: 'Who is traveling?',
      help: 'Everyone, you too.',
      type: 'people',
      required: true,
      min: 1,
      max: 20,
      columns,
      proposes: 'trip.party',
    }),
    ...together,
  ],
});

const basics = [first, last, birth, relation];
const papers = [citizenship, paper, expiry, sailed, loyalty];

export const parksParty = party([...basics, height, diet, celebrates]);
export const cruiseParty = party([...basics, diet, celebrates, ...papers]);
export const combinedParty = party([...basics, height, diet, celebrates, ...papers]);

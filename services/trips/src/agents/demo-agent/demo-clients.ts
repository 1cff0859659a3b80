import { randomUUID } from 'node:crypto';
import type { ClientStage, Loyalty } from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';

interface Person {
  firstName: string;
  lastName: string;
  birthDate: CalendarDate | null;
  heightInches: number | null;
  dietaryNotes: string | null;
  loyalties: Loyalty[];
}

export interface DemoPerson extends Person {
  id: string;
  email: string | null;
  phone: string | null;
}

export interface DemoClient {
  id: string;
  key: string;
  stage: ClientStage;
  people: DemoPerson[];
  userId: string | null;
  tags: string[];
  source: string | null;
  notes: string | null;
  nextStep: string | null;
  nextStepOn: CalendarDate | null;
  daysKnown: number;
}

type Named = readonly [
  firstName: string,
  age: number,
  more?: Partial<Pick<Person, 'heightInches' | 'dietaryNotes' | 'loyalties'>> & {
    /** Days until the next birthday. */
    birthdayIn?: number;
  },
];
interface Written {
  lastName: string;
  stage: ClientStage;
  people: readonly [Named, ...Named[]];
  hasJoined?: true;
  tags?: string[];
  source?: string;
  notes?: string;
  next?: readonly [step: string, inDays: number];
  daysKnown: number;
}

/** His trip begins in 60 days, and he turns six on its second day. */
const SECOND_DAY_OF_OKAFORS = 61;
const TWINS_BIRTHDAY = 150;
/** Long after his trip, on which he is free in the parks. */
const HARUS_BIRTHDAY = 300;

const silver = { loyalties: [{ program: 'Castaway Club', level: 'Silver' }] };
const gold = { loyalties: [{ program: 'Castaway Club', level: 'Gold' }] };

const book: Readonly<Record<string, Written>> = {
  okafor: {
    lastName: 'Okafor',
    stage: 'booked',
    people: [
      ['Grace', 38],
      ['Daniel', 40, { dietaryNotes: 'Shellfish allergy' }],
      ['Ada', 9, { heightInches: 52 }],
      ['Femi', 5, { heightInches: 44, birthdayIn: SECOND_DAY_OF_OKAFORS }],
    ],
    hasJoined: true,
    tags: ['Birthday trip'],
    source: 'Referred by the Silvas',
    daysKnown: 190,
  },
  baker: {
    lastName: 'Baker-Nguyen',
    stage: 'booked',
    people: [
      ['Tom', 44],
      ['Linh', 43, { dietaryNotes: 'Vegetarian' }],
      ['Max', 12, { birthdayIn: TWINS_BIRTHDAY }],
      ['Mia', 12, { birthdayIn: TWINS_BIRTHDAY }],
    ],
    hasJoined: true,
    next: ['Ask about adjoining rooms', 2],
    source: 'Website',
    daysKnown: 160,
  },
  schmidt: {
    lastName: 'Schmidt',
    stage: 'booked',
    people: [
      ['Ella', 36],
      ['Jonas', 8, { heightInches: 49 }],
    ],
    hasJoined: true,
    tags: ['First visit'],
    daysKnown: 120,
  },
  haddad: {
    lastName: 'Haddad',
    stage: 'booked',
    people: [
      ['Noor', 34, silver],
      ['Karim', 37, silver],
      ['Layla', 7, { heightInches: 48 }],
    ],
    hasJoined: true,
    tags: ['Anniversary'],
    notes: 'Ten years married on the second day at sea.',
    daysKnown: 240,
  },
  silva: {
    lastName: 'Silva',
    stage: 'booked',
    people: [
      ['Paula', 47, gold],
      ['Rui', 49, gold],
      ['Inês', 15],
    ],
    tags: ['VIP', 'Land and sea'],
    next: ['Remind them of the final payment', 1],
    source: 'Returning client',
    daysKnown: 700,
  },
  moss: {
    lastName: 'Moss',
    stage: 'traveling',
    people: [
      ['Ben', 41],
      ['Hannah', 39, { dietaryNotes: 'Gluten free' }],
      ['Theo', 6, { heightInches: 46 }],
    ],
    next: ['Ask how the first day went', 0],
    daysKnown: 300,
  },
  raman: {
    lastName: 'Raman',
    stage: 'traveled',
    people: [
      ['Priya', 45],
      ['Arjun', 46],
    ],
    next: ['Call to welcome them home', 1],
    source: 'Returning client',
    daysKnown: 900,
  },
  park: {
    lastName: 'Park',
    stage: 'quoted',
    people: [
      ['Minho', 33],
      ['Soo-jin', 32],
      ['Haru', 2, { heightInches: 34, birthdayIn: HARUS_BIRTHDAY }],
    ],
    next: ['Follow up on the quote', 1],
    source: 'Bridal fair',
    daysKnown: 20,
  },
  fernandez: {
    lastName: 'Fernández',
    stage: 'quoted',
    people: [
      ['Lucía', 62],
      ['Andrés', 66],
    ],
    tags: ['Quiet cabin'],
    next: ['Send two cabins to compare', 3],
    daysKnown: 12,
  },
  walsh: {
    lastName: 'Walsh',
    stage: 'lead',
    people: [
      ['Aoife', 29],
      ['Conor', 31],
    ],
    next: ['Call about dates for next summer', 0],
    source: 'Website',
    daysKnown: 3,
  },
  adeyemi: {
    lastName: 'Adeyemi',
    stage: 'lead',
    people: [
      ['Tunde', 50],
      ['Bisi', 48],
      ['Kemi', 17],
      ['Dayo', 14],
    ],
    tags: ['Reunion'],
    notes: 'Eleven people from three cities. Wants adjoining rooms.',
    source: 'Referred by the Okafors',
    daysKnown: 6,
  },
  petrova: {
    lastName: 'Petrova',
    stage: 'lost',
    people: [['Irina', 55]],
    notes: 'Went to the mountains this year. Ask again in January.',
    daysKnown: 210,
  },
};

const yearsBefore = (date: CalendarDate, years: number): CalendarDate =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4).replace('-02-29', '-02-28')}`;

/** Days since the last birthday: at least 60, and less than a year. */
const countDaysSinceBirthday = (index: number): number => 60 + ((index * 71) % 300);

const born = (today: CalendarDate, age: number, index: number, birthdayIn?: number): CalendarDate =>
  birthdayIn === undefined
    ? yearsBefore(addDays(today, -countDaysSinceBirthday(index)), age)
    : yearsBefore(addDays(today, birthdayIn), age + 1);

export const makeDemoClients = (today: CalendarDate): DemoClient[] =>
  Object.entries(book).map(([key, { lastName, stage, people, next, ...written }], index) => ({
    id: randomUUID(),
    key,
    stage,
    userId: written.hasJoined ? randomUUID() : null,
    tags: written.tags ?? [],
    source: written.source ?? null,
    notes: written.notes ?? null,
    nextStep: next?.[0] ?? null,
    nextStepOn: next ? addDays(today, next[1]) : null,
    daysKnown: written.daysKnown,
    people: people.map(([firstName, age, { birthdayIn, ...more } = {}], place) => ({
      id: randomUUID(),
      firstName,
      lastName,
      birthDate: born(today, age, index + place, birthdayIn),
      heightInches: null,
      dietaryNotes: null,
      loyalties: [],
      ...more,
      email: place === 0 ? `${key}@landsea.example` : null,
      phone: place === 0 ? `(407) 555-01${10 + index}` : null,
    })),
  }));

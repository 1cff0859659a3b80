import { pricePartyOuting } from '@landsea/rules/day-plans';
import type { ClockTime, ShipVenue } from '@landsea/contracts/catalogue';
import type { Seating } from '@landsea/rules/planning';
import type { CruiseDay } from '../cruise-days';
import { listClubsByChild, formatNames, type Guest } from '../who-can-go';
import { blankIdea, type AboardIdea } from './aboard-idea';
import { listShipDayIdeas } from './ship-day-ideas';

const ADULT = 18;
/** Dinner is served at two seatings; the show is before the late one and after the early one. */
export const seatings = { early: '17:45', late: '20:15' } as const satisfies Record<Seating, ClockTime>;

const of = (venues: readonly ShipVenue[], section: ShipVenue['section']) =>
  venues.filter((venue) => venue.section === section);

const clubs = (venues: readonly ShipVenue[], day: CruiseDay, guests: readonly Guest[]): AboardIdea[] => {
  const isBoarding = day.kind === 'embarkation';
  const children = listClubsByChild(venues, guests);
  return [...of(venues, 'nursery'), ...of(venues, 'club')].flatMap((club) => {
    const takes = children.filter((child) => child.clubs.includes(club)).map(({ guest }) => guest);
    if (takes.length === 0 || club.hours === null) return [];
    return {
      ...blankIdea,
      key: `club-${club.id}`,
      section: club.section,
      title: club.name,
      detail: [
        `For ${formatNames(takes)}`,
        club.included ? null : 'extra charge',
        isBoarding ? 'once you’re aboard' : null,
      ]
        .filter(Boolean)
        .join(', '),
      time: isBoarding ? null : club.hours.from,
      until: club.hours.to,
      people: takes.map(({ id }) => id),
      catalogueId: club.id,
    };
  });
};

const adultDining = (
  venues: readonly ShipVenue[],
  day: CruiseDay,
  guests: readonly Guest[],
): AboardIdea[] => {
  const adults = guests.filter(({ age }) => age >= ADULT);
  if (adults.length === 0) return [];
  const isBrunch = ({ name }: ShipVenue) => name.endsWith('brunch');
  return of(venues, 'adult-dining')
    .filter((venue) => (isBrunch(venue) ? day.kind === 'sea' : day.night !== null))
    .map((venue) => ({
      ...blankIdea,
      key: `adult-${venue.id}`,
      section: venue.section,
      title: venue.name,
      detail: `For ${formatNames(adults)}`,
      time: venue.times[0] ?? null,
      minutes: venue.minutes,
      people: adults.length === guests.length ? null : adults.map(({ id }) => id),
      costCents: venue.price
        ? pricePartyOuting(
            { adult: venue.price, child: null, group: null },
            adults.map(() => ADULT),
          ).from
        : null,
      catalogueId: venue.id,
    }));
};

const show = (venues: readonly ShipVenue[], seating: Seating | undefined): AboardIdea[] => {
  const shows = of(venues, 'show');
  const times = shows[0]?.times ?? [];
  const time = (seating === 'late' ? times[0] : times.at(-1)) ?? null;
  return shows.length === 0
    ? []
    : [
        {
          ...blankIdea,
          key: 'show',
          section: 'show',
          title: 'Evening show',
          detail: `On this ship: ${shows.map(({ name }) => name).join(', ')}. The app says which night.`,
          time,
          minutes: shows[0]?.minutes ?? null,
          oneOf: shows.map(({ id }) => id),
        },
      ];
};

export const getDress = (venues: readonly ShipVenue[], nights: number, night: number): string | undefined =>
  of(venues, 'dress').find((plan) => plan.nights === nights)?.nightly[night - 1];

const evening = (venues: readonly ShipVenue[], nights: number, night: number): AboardIdea[] => {
  const dress = getDress(venues, nights, night);
  if (!dress) return [];
  const party = /pirate/i.test(dress)
    ? of(venues, 'theme-night').find(({ name }) => /pirate/i.test(name))
    : undefined;
  return [
    {
      ...blankIdea,
      key: 'dress',
      section: 'dress',
      title: `Dress: ${dress.toLowerCase()}`,
      detail: 'Usual order, always optional',
    },
    ...(party
      ? [
          {
            ...blankIdea,
            key: 'theme',
            section: party.section,
            title: party.name,
            detail: 'Usually tonight',
            time: party.times[0] ?? null,
            minutes: 120,
            catalogueId: party.id,
          },
        ]
      : []),
  ];
};

/** Tastings are on sea days, for adults, at hours that only the ship's app knows. */
const tastings = (venues: readonly ShipVenue[], day: CruiseDay, guests: readonly Guest[]): AboardIdea[] => {
  const adults = guests.filter(({ age }) => age >= ADULT);
  if (day.kind !== 'sea' || adults.length === 0) return [];
  return of(venues, 'tasting').map((venue) => ({
    ...blankIdea,
    key: `tasting-${venue.id}`,
    section: venue.section,
    title: venue.name,
    detail: `For ${formatNames(adults)}`,
    minutes: venue.minutes,
    people: adults.length === guests.length ? null : adults.map(({ id }) => id),
    catalogueId: venue.id,
  }));
};

export const listAboardIdeas = (
  venues: readonly ShipVenue[],
  {
    day,
    nights,
    guests,
    seating,
  }: { day: CruiseDay; nights: number; guests: readonly Guest[]; seating: Seating | undefined },
): AboardIdea[] => [
  ...listShipDayIdeas(day, nights, seating),
  ...(day.night === null ? [] : clubs(venues, day, guests)),
  ...tastings(venues, day, guests),
  ...adultDining(venues, day, guests),
  ...(day.night === null ? [] : [...show(venues, seating), ...evening(venues, nights, day.night)]),
];

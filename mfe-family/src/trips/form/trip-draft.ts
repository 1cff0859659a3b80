import { addDays, CalendarDate, countDaysBetween } from '@landsea/contracts/core';
import { isOtherLine } from '@landsea/rules/catalogue';
import { listUsualCalls, PORT_UNKNOWN } from '@landsea/contracts/trip';
import type { LimitDraft, PersonDraft, SailingDraft, StayDraft, TripDraft } from '@landsea/contracts/trip';

export const isDate = (value: string): boolean => CalendarDate.safeParse(value).success;

const ADULT_FROM = 18;
export const isChild = ({ age }: Pick<PersonDraft, 'age'>): boolean => age < ADULT_FROM;

const MAX_NIGHTS = 21;

/** After the last land stay, back by the trip's last day. */
export const suggestSailing = (draft: TripDraft): SailingDraft => {
  const lastCheckOut = draft.stays
    .map(({ checkOut }) => checkOut)
    .filter(isDate)
    .sort()
    .at(-1);
  const embarkationDate = lastCheckOut ?? draft.startDate;
  const fits = isDate(embarkationDate) && isDate(draft.endDate);
  const nights = fits ? countDaysBetween(embarkationDate, draft.endDate) : 4;
  return {
    ship: '',
    embarkationDate,
    nights: Math.min(MAX_NIGHTS, Math.max(1, nights)),
    concierge: false,
    chosenPorts: {},
  };
};

export const getSailing = (draft: TripDraft): SailingDraft => draft.sailing ?? suggestSailing(draft);

/** One entry for each day from embarkation to the return; the ports of another cruise line are unknown. */
export const listPorts = ({ ship, nights, chosenPorts }: SailingDraft): string[] =>
  listUsualCalls(nights).map((port, day) => chosenPorts[day] ?? (isOtherLine(ship) ? PORT_UNKNOWN : port));

export const getNextStayDates = (draft: TripDraft): Pick<StayDraft, 'checkIn' | 'checkOut'> => {
  const last = draft.stays.at(-1);
  const checkIn = last?.checkOut ?? draft.startDate;
  const boards = draft.mode === 'cruise' && isDate(checkIn) && checkIn < draft.endDate;
  const sails = draft.mode === 'combined' ? draft.sailing?.embarkationDate : undefined;
  const landEnd = sails && isDate(sails) && checkIn < sails ? sails : draft.endDate;
  return { checkIn, checkOut: boards ? addDays(checkIn, 1) : landEnd };
};

const cancelByOf = ({ limit }: { limit?: LimitDraft | undefined }) =>
  limit && limit.date !== ''
    ? { cancelBy: { date: limit.date, ...(limit.note.trim() === '' ? {} : { note: limit.note.trim() }) } }
    : {};

const filled = <K extends string>(fields: Record<K, string | undefined>): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<string | undefined>(fields).flatMap(([field, text = '']) =>
      text.trim() === '' ? [] : [[field, text.trim()]],
    ),
  ) as Partial<Record<K, string>>;

export const toCreateTrip = (draft: TripDraft) => {
  const sailing = getSailing(draft);
  const sails = draft.mode !== 'parks';
  return {
    name: draft.name,
    mode: draft.mode,
    startDate: draft.startDate,
    endDate: draft.endDate,
    stays: draft.stays.map(({ key: _, limit, confirmation, ...stay }) => ({
      ...stay,
      ...cancelByOf({ limit }),
      ...filled({ confirmation }),
    })),
    sailing: sails
      ? {
          ship: sailing.ship,
          embarkationDate: sailing.embarkationDate,
          nights: sailing.nights,
          concierge: sailing.concierge,
          ports: isDate(sailing.embarkationDate)
            ? listPorts(sailing).map((port, day) => ({ date: addDays(sailing.embarkationDate, day), port }))
            : [],
          ...cancelByOf(sailing),
          ...filled({ reservation: sailing.reservation, stateroom: sailing.stateroom }),
        }
      : null,
    party: draft.party.map(({ name, age, heightInches, dietaryNotes, loyaltyLevel, pace }) => ({
      name,
      age,
      ...(heightInches === undefined ? {} : { heightInches }),
      ...(dietaryNotes.trim() === '' ? {} : { dietaryNotes }),
      ...(sails && loyaltyLevel ? { loyaltyLevel } : {}),
      ...(pace === undefined ? {} : { pace }),
    })),
  };
};

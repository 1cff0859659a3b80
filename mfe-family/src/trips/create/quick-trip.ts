import { SHIP_UNKNOWN } from '@landsea/rules/catalogue';
import { listIdeaAges } from '@landsea/rules/trip';
import type { TripDraft, TripIdea } from '@landsea/contracts/trip';
import { placeOfIdea } from '../form/idea-draft';
import { isChild, isDate, getSailing } from '../form/trip-draft';
import { makeChosenPorts } from '../form/usual-ports';

export interface QuickTrip {
  idea: TripIdea;
  firstDay: string;
  ship: string;
  hotelName: string;
  onSite: boolean;
  /** Empty for nobody in particular. */
  companion: string;
}

export const usualIdea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 2 };

const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** `Disney World + Disney Wish, February` */
export const proposeName = ({ idea, firstDay, ship }: QuickTrip): string => {
  const sea = ship === '' || ship === SHIP_UNKNOWN ? 'Cruise' : ship;
  const where = [
    ...(idea.mode === 'cruise' ? [] : ['Disney World']),
    ...(idea.mode === 'parks' ? [] : [sea]),
  ];
  return `${where.join(' + ')}${isDate(firstDay) ? `, ${monthOf(firstDay)}` : ''}`;
};

export const hintAges = (idea: Pick<TripIdea, 'people' | 'young'>): string | undefined => {
  if (idea.young) return undefined;
  const ages = listIdeaAges(idea);
  const children = ages.filter((age) => isChild({ age }));
  const [age = 0] = children;
  if (children.length === 0) return undefined;
  const kids = children.length === 1 ? '1 kid' : `${children.length} kids`;
  return `We’ll assume ${ages.length - children.length} adults and ${kids} (age ${age}) until you add ages.`;
};

interface Around {
  firstName: string;
  id: string;
  ports: readonly string[] | undefined;
}

const partyOf = ({ party }: TripDraft, companion: string): TripDraft['party'] =>
  party.map((person, index) => {
    const known = { ...person, isAgeAssumed: undefined };
    if (index === 0) return known;
    const name = index === 1 ? companion.trim() : '';
    return { ...known, name: name || `Traveler ${index + 1}` };
  });

export const toQuickDraft = (quick: QuickTrip, { firstName, id, ports }: Around): TripDraft => {
  const { idea, firstDay, ship, hotelName, onSite, companion } = quick;
  const dated = isDate(firstDay) ? { ...idea, firstDay } : idea;
  const { draft } = placeOfIdea(dated, firstName, id);
  const sails = idea.mode !== 'parks';
  const sailing = sails
    ? { ...getSailing(draft), nights: idea.seaNights, ship, chosenPorts: makeChosenPorts(ports ?? []) }
    : null;
  const stay = {
    key: `${id}-stay`,
    hotelName: hotelName.trim(),
    onSite,
    checkIn: draft.startDate,
    checkOut: sailing?.embarkationDate ?? draft.endDate,
  };
  const sleepsOnLand = idea.mode !== 'cruise' && stay.hotelName !== '';
  return {
    ...draft,
    name: proposeName(quick),
    sailing,
    stays: sleepsOnLand ? [stay] : [],
    party: partyOf(draft, companion),
  };
};

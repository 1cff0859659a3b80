import { isStepTitle } from '@landsea/rules/day-plans';
import { ADULT_DINING, ROTATIONAL_DINING } from '@landsea/rules/planning';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { CruiseDay } from '../cruise-days';
import type { AboardIdea, AboardSectionId } from './aboard-idea';

/** Rotation dinners are stored under this section. */
export const rotationDetails = { kind: 'activity', section: ROTATIONAL_DINING } as const;

const sectionNames: Partial<Record<AboardSectionId, string>> = {
  'rotational-restaurant': ROTATIONAL_DINING,
  'adult-dining': ADULT_DINING,
  club: 'Youth clubs',
  nursery: 'Youth clubs',
  show: 'Shows',
  dress: 'Dress nights',
  'theme-night': 'Theme nights',
  tasting: 'Tastings',
  'ship-day': 'Aboard',
};

export const isOfSection = ({ details }: DayItem, section: AboardSectionId): boolean =>
  details.kind === 'activity' && details.section === sectionNames[section];

/** Matches the venue, else the section's one item of that evening. */
export const findItemOfIdea = (items: readonly DayItem[], idea: AboardIdea): DayItem | undefined =>
  items.find(
    (item) =>
      (item.catalogueId !== null && idea.oneOf?.includes(item.catalogueId)) ||
      (isOfSection(item, idea.section) &&
        (idea.section === 'ship-day'
          ? isStepTitle(idea, item.title)
          : idea.catalogueId === null || item.catalogueId === idea.catalogueId)),
  );

export const makeIdeaDraft = (
  id: string,
  idea: AboardIdea,
  day: Pick<CruiseDay, 'date'>,
  ship: string,
): CreateDayItem => {
  const isOpenHours = idea.until !== null;
  return {
    id,
    title: idea.title,
    date: day.date,
    ...(isOpenHours || idea.time === null
      ? { dayPart: isOpenHours ? ('afternoon' as const) : ('evening' as const) }
      : { time: idea.time }),
    minutes: idea.minutes,
    people: idea.people,
    place: ship,
    catalogueId: idea.catalogueId,
    status: 'planned',
    costCents: idea.costCents,
    details: { kind: 'activity', section: sectionNames[idea.section] ?? null },
  };
};

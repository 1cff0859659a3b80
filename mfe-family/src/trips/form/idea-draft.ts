import { listIdeaAges, getIdeaDates } from '@landsea/rules/trip';
import type { SailingDraft, TripDraft, TripIdea, WizardPlace } from '@landsea/contracts/trip';
import { isDate } from './trip-draft';
import { makeInitialPlace, makePerson, type WizardAction } from './wizard-state';

const ideaSailing = (idea: TripIdea, embarkationDate: string): SailingDraft => ({
  ship: '',
  embarkationDate,
  nights: idea.seaNights,
  concierge: false,
  chosenPorts: {},
});

export const placeOfIdea = (idea: TripIdea, firstName: string, id: string): WizardPlace => {
  const { mode, firstDay } = idea;
  const place = makeInitialPlace(firstName, id);
  const party = listIdeaAges(idea).map((age, index) =>
    index === 0 ? makePerson(id, firstName, age) : makePerson(`${id}-${index}`, '', age),
  );
  const draft: TripDraft = { ...place.draft, mode, party };
  if (!firstDay) return { ...place, draft };
  const { endDate, embarkationDate } = getIdeaDates(idea, firstDay);
  const sailing = embarkationDate ? ideaSailing(idea, embarkationDate) : null;
  return { ...place, draft: { ...draft, startDate: firstDay, endDate, sailing } };
};

/** The last day and the sailing follow the first day, unless a last day was typed. */
export const followIdea = (idea: TripIdea, draft: TripDraft, action: WizardAction): WizardAction[] => {
  const startDate = action.type === 'trip-changed' ? (action.change.startDate ?? '') : '';
  if (!isDate(startDate) || draft.endDate !== '') return [action];
  const { endDate, embarkationDate } = getIdeaDates({ ...idea, mode: draft.mode }, startDate);
  const dated: WizardAction = { type: 'trip-changed', change: { startDate, endDate } };
  if (!embarkationDate) return [dated];
  return [dated, { type: 'sailing-changed', change: ideaSailing(idea, embarkationDate) }];
};

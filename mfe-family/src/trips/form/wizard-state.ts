import type {
  PersonDraft,
  SailingDraft,
  StayDraft,
  TripDraft,
  WizardPlace,
  WizardStep,
} from '@landsea/contracts/trip';
import { getNextStayDates, getSailing } from './trip-draft';
import { findProblems, filterProblems, getStepOfField, listSteps, type Problems } from './wizard-problems';

/** The server's errors stay until their field changes. */
export interface WizardState extends WizardPlace {
  refused: Problems;
}

type TripFields = Pick<TripDraft, 'name' | 'mode' | 'startDate' | 'endDate'>;

export type WizardAction =
  | { type: 'trip-changed'; change: Partial<TripFields> }
  | { type: 'stay-added'; key: string }
  | { type: 'stay-changed'; index: number; change: Partial<StayDraft> }
  | { type: 'stay-removed'; index: number }
  | { type: 'sailing-changed'; change: Partial<SailingDraft> }
  | { type: 'port-chosen'; day: number; port: string }
  | { type: 'person-added'; key: string; age: number }
  | { type: 'person-changed'; index: number; change: Partial<PersonDraft> }
  | { type: 'person-removed'; index: number }
  | { type: 'went-to'; step: WizardStep }
  | { type: 'went-next' }
  | { type: 'went-back' }
  | { type: 'was-refused'; fields: Problems };

export const makePerson = (key: string, name: string, age: number): PersonDraft => ({
  key,
  name,
  age,
  isAgeAssumed: true,
  heightInches: undefined,
  dietaryNotes: '',
  loyaltyLevel: undefined,
  pace: undefined,
});

/** The default for a person without an age. */
export const ADULT_AGE = 35;
export const CHILD_AGE = 8;

export const makeInitialPlace = (firstName: string, id: string): WizardPlace => ({
  id,
  draft: {
    name: '',
    mode: 'parks',
    startDate: '',
    endDate: '',
    stays: [],
    sailing: null,
    party: [makePerson(id, firstName, ADULT_AGE)],
  },
  step: 'trip',
  tried: [],
  revision: 0,
});

export const getWizardPlace = ({ refused: _shown, ...place }: WizardState): WizardPlace => place;

export const makeWizardAt = (place: WizardPlace): WizardState => ({ ...place, refused: {} });

const changedAt = <T>(items: T[], index: number, change: Partial<T>): T[] =>
  items.map((item, at) => (at === index ? { ...item, ...change } : item));

const draftAfter = (draft: TripDraft, action: WizardAction): TripDraft => {
  switch (action.type) {
    case 'trip-changed':
      return { ...draft, ...action.change };
    case 'stay-added':
      return {
        ...draft,
        stays: [
          ...draft.stays,
          { key: action.key, hotelName: '', onSite: false, ...getNextStayDates(draft) },
        ],
      };
    case 'stay-changed':
      return { ...draft, stays: changedAt(draft.stays, action.index, action.change) };
    case 'stay-removed':
      return { ...draft, stays: draft.stays.filter((_, at) => at !== action.index) };
    case 'sailing-changed':
      return { ...draft, sailing: { ...getSailing(draft), ...action.change } };
    case 'port-chosen': {
      const sailing = getSailing(draft);
      const chosenPorts = { ...sailing.chosenPorts, [action.day]: action.port };
      return { ...draft, sailing: { ...sailing, chosenPorts } };
    }
    case 'person-added':
      return { ...draft, party: [...draft.party, makePerson(action.key, '', action.age)] };
    case 'person-changed':
      return { ...draft, party: changedAt(draft.party, action.index, action.change) };
    case 'person-removed':
      return { ...draft, party: draft.party.filter((_, at) => at !== action.index) };
    default:
      return draft;
  }
};

const stepBeside = (state: WizardState, by: 1 | -1): WizardStep => {
  const steps = listSteps(state.draft);
  return steps[steps.indexOf(state.step) + by] ?? state.step;
};

/** The contract's problems and the server's. */
export const listAllProblems = (state: WizardState): Problems => ({
  ...findProblems(state.draft),
  ...state.refused,
});

export const listVisibleProblems = (state: WizardState): Problems =>
  state.tried.includes(state.step) ? filterProblems(listAllProblems(state), state.step) : {};

export const findFirstBadStep = (state: WizardState): WizardStep | undefined => {
  const bad = new Set(Object.keys(listAllProblems(state)).map(getStepOfField));
  return listSteps(state.draft).find((step) => bad.has(step));
};

const withTried = (state: WizardState, step: WizardStep): WizardStep[] =>
  state.tried.includes(step) ? state.tried : [...state.tried, step];

export const reduceWizard = (state: WizardState, action: WizardAction): WizardState => {
  switch (action.type) {
    case 'went-to':
      return { ...state, step: action.step };
    case 'went-back':
      return { ...state, step: stepBeside(state, -1) };
    case 'went-next': {
      const tried = withTried(state, state.step);
      const blocked = Object.keys(filterProblems(listAllProblems(state), state.step)).length > 0;
      return { ...state, tried, step: blocked ? state.step : stepBeside(state, 1) };
    }
    case 'was-refused': {
      const refused = { ...state, refused: action.fields };
      const step = findFirstBadStep(refused) ?? state.step;
      return { ...refused, step, tried: withTried(state, step) };
    }
    default:
      return {
        ...state,
        draft: draftAfter(state.draft, action),
        refused: {},
        revision: state.revision + 1,
      };
  }
};

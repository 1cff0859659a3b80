import { CreateTrip, findTripProblems, wizardSteps } from '@landsea/contracts/trip';
import type { TripDraft, WizardStep } from '@landsea/contracts/trip';
import { isChild, toCreateTrip } from './trip-draft';

/** Keys are field paths: `stays.0.checkOut`. */
export type Problems = Record<string, string>;

export const listSteps = (draft: Pick<TripDraft, 'mode'>): WizardStep[] =>
  wizardSteps.filter((step) => step !== 'sailing' || draft.mode !== 'parks');

/** Accepts the server's paths, too. */
export const getStepOfField = (path: string): WizardStep => {
  const [first] = path.split('.');
  if (first === 'stays' || first === 'sailing' || first === 'party') return first;
  return 'trip';
};

const isDateField = (path: string) =>
  /(startDate|endDate|checkIn|checkOut|embarkationDate|cancelBy\.date)$/.test(path);

const fieldProblems = (candidate: ReturnType<typeof toCreateTrip>): Problems => {
  const parsed = CreateTrip.safeParse(candidate);
  const problems: Problems = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const path = issue.path.map(String).join('.');
    problems[path] ??= isDateField(path) && issue.code === 'invalid_format' ? 'Choose a date' : issue.message;
  }
  return problems;
};

const shownByField =
  /^(name|mode|startDate|endDate|stays\.\d+\.(\w+|cancelBy\.\w+)|sailing\.(ship|embarkationDate|nights|reservation|stateroom|cancelBy\.\w+)|sailing\.ports\.\d+\.port|party\.\d+\.\w+)$/;

export const listMessagesWithoutField = (problems: Problems): string[] =>
  Object.entries(problems)
    .filter(([path]) => !shownByField.test(path))
    .map(([, message]) => message);

/** Tickets and rides of a child depend on the age, so it must not be guessed. */
const missingAges = ({ party }: TripDraft): Problems =>
  Object.fromEntries(
    party.flatMap((person, index) =>
      person.isAgeAssumed && isChild(person)
        ? [[`party.${index}.age`, 'Add the age: tickets and rides depend on it']]
        : [],
    ),
  );

/**
 * The schema checks across fields only when every field is valid, so these rules also run on the parts that
 * are well formed.
 */
export const findProblems = (draft: TripDraft): Problems => {
  const candidate = toCreateTrip(draft);
  const problems = { ...missingAges(draft), ...fieldProblems(candidate) };
  const isSound = (part: string) => !Object.keys(problems).some((path) => path.startsWith(part));
  if (!isSound('startDate') || !isSound('endDate')) return problems;
  const sailingIsSound = isSound('sailing');
  const across = findTripProblems({
    ...candidate,
    mode: sailingIsSound ? candidate.mode : 'parks',
    sailing: sailingIsSound ? candidate.sailing : null,
    stays: isSound('stays') ? candidate.stays : [],
  });
  for (const { path, message } of across) problems[path.join('.')] ??= message;
  return problems;
};

export const filterProblems = (problems: Problems, step: WizardStep): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => getStepOfField(path) === step));

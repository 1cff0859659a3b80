import type { Client } from '@landsea/contracts/agents';
import type { User } from '@landsea/contracts/account';
import { getDateIn } from '@landsea/contracts/core';
import type { TripIdea, WizardPlace, WizardStep } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError, getFieldErrors, setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ComponentProps, ComponentType, FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetCatalogueQuery } from '../../catalogue/api/trip-catalogue-api';
import { useCreateTripMutation } from './create-trip-api';
import { forgetHere } from './kept-draft';
import { PartyStep } from './party-step';
import type { Offer, Start } from './resume';
import { ReviewStep } from './review-step';
import { stepNames } from './step-names';
import { useKeptPlace } from './use-kept-place';
import { followHousehold, placeOfClient } from '../form/household-draft';
import { followIdea, placeOfIdea } from '../form/idea-draft';
import { SailingStep } from '../form/sailing-step';
import { StaysStep } from '../form/stays-step';
import type { StepProps } from '../form/step-props';
import { toCreateTrip } from '../form/trip-draft';
import { TripStep } from '../form/trip-step';
import { listMessagesWithoutField, filterProblems, listSteps } from '../form/wizard-problems';
import { IdeaNotice } from './idea-notice';
import { WizardProgress } from './wizard-progress';
import {
  listAllProblems,
  makeInitialPlace,
  getWizardPlace,
  listVisibleProblems,
  reduceWizard,
  makeWizardAt,
} from '../form/wizard-state';
import type { WizardAction, WizardState } from '../form/wizard-state';

type PageProps = StepProps & Pick<ComponentProps<typeof ReviewStep>, 'household'>;

const pages: Record<WizardStep, { title: string; Page: ComponentType<PageProps> }> = {
  trip: { title: 'Where and when?', Page: TripStep },
  stays: { title: 'Where are you staying?', Page: StaysStep },
  sailing: { title: 'Which sailing?', Page: SailingStep },
  party: { title: 'Who’s going?', Page: PartyStep },
  review: { title: 'Does this look right?', Page: ReviewStep },
};

const freshPlace = ({ user, idea, clientId, client }: TripWizardProps): WizardPlace => {
  const id = crypto.randomUUID();
  if (client) return placeOfClient(client, id, getDateIn(new Date()));
  if (idea && !clientId) return placeOfIdea(idea, user.firstName, id);
  return { ...makeInitialPlace(user.firstName, id), ...(clientId && { clientId }) };
};

const keptWords = {
  account: 'Saved. Continue on any device.',
  here: 'Kept in this browser for now. Your account could not be reached; the next change tries again.',
};

/** True on the first visit of a trip with nights by the parks. */
const opensHotel = (state: WizardState): boolean =>
  state.draft.mode !== 'cruise' &&
  state.draft.stays.length === 0 &&
  !state.tried.includes('stays') &&
  Object.keys(filterProblems(listAllProblems(state), 'trip')).length === 0;

interface TripWizardProps {
  user: User;
  start: Start;
  idea: TripIdea | undefined;
  clientId?: string | undefined;
  client?: Client | undefined;
  /** The focus follows the person's choice. */
  isChosen: boolean;
  look: () => Promise<Start | Offer | undefined>;
  onOffer: (offer: Offer) => void;
  onStartOver: (place: WizardPlace) => void;
}

export function TripWizard(props: TripWizardProps) {
  const { user, start, idea, clientId, client, isChosen, look, onOffer, onStartOver } = props;
  const [state, dispatch] = useReducer(reduceWizard, props, (fresh) =>
    makeWizardAt(start.place ?? freshPlace(fresh)),
  );
  const { data: catalogue } = useGetCatalogueQuery();
  const [createTrip, creation] = useCreateTripMutation();
  const [tries, setTries] = useState(isChosen ? 1 : 0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const storeDispatch = useAppDispatch();
  const { step, draft } = state;
  const steps = listSteps(draft);
  const { title, Page } = pages[step];
  const problems = listVisibleProblems(state);
  const loose = listMessagesWithoutField(problems);
  const refusal = creation.error ? toApiError(creation.error) : undefined;

  const place = useMemo(() => getWizardPlace(state), [state]);
  const { where, isShared, pause } = useKeptPlace({ userId: user.id, place, start, look, onOffer });

  useEffect(() => {
    if (tries === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalid ?? heading.current)?.focus();
  }, [tries, step]);

  const create = async () => {
    const problem = Object.keys(listAllProblems(state)).length > 0;
    if (problem) return dispatch({ type: 'was-refused', fields: {} });
    const goOnKeeping = await pause();
    const answer = await createTrip({
      trip: toCreateTrip(draft),
      attempt: `${state.id}-${state.revision}`,
      clientId,
    });
    if (answer.data) {
      forgetHere(user.id);
      storeDispatch(setActiveTrip(answer.data.id));
      return navigate(`/trip/${answer.data.id}/dashboard`, { replace: true });
    }
    goOnKeeping();
    const fields = getFieldErrors(answer.error);
    if (Object.keys(fields).length > 0) dispatch({ type: 'was-refused', fields });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'review') await create();
    else {
      if (step === 'trip' && opensHotel(state)) change({ type: 'stay-added', key: crypto.randomUUID() });
      dispatch({ type: 'went-next' });
    }
    setTries((count) => count + 1);
  };

  const change = (action: WizardAction) => {
    const followed = client?.people
      ? followHousehold(client.people, draft, action, getDateIn(new Date()))
      : idea
        ? followIdea(idea, draft, action)
        : [action];
    for (const each of followed) dispatch(each);
  };

  const skipHotel = () => {
    for (const index of draft.stays.keys())
      change({ type: 'stay-removed', index: draft.stays.length - 1 - index });
    dispatch({ type: 'went-next' });
    setTries((count) => count + 1);
  };

  const startOver = async () => {
    await pause();
    onStartOver(place);
  };

  const onBack = () => {
    dispatch({ type: 'went-back' });
    setTries((count) => count + 1);
  };

  return (
    <form ref={form} noValidate aria-label="Create a trip" onSubmit={(event) => void onSubmit(event)}>
      <WizardProgress mode={draft.mode} steps={steps} step={step} names={stepNames} />
      <h2 ref={heading} tabIndex={-1} className="pt-8 pb-5 font-display text-2xl outline-none">
        {title}
      </h2>
      {idea && step === 'trip' ? <IdeaNotice idea={idea} isBehindDraft={start.place !== undefined} /> : null}
      {isShared ? (
        <Notice className="mb-5">
          This trip was also changed in another browser. We kept the version you see here.
        </Notice>
      ) : null}
      {loose.length > 0 ? (
        <Notice tone="error" className="mb-5">
          {loose.join(' ')}
        </Notice>
      ) : null}
      <Page {...{ draft, problems, catalogue }} dispatch={change} household={client?.people} />
      {refusal && refusal.code !== 'VALIDATION_FAILED' && step === 'review' ? (
        <Notice tone="error" title="The trip was not created" className="mt-5">
          {refusal.message} Everything you typed is still here.
        </Notice>
      ) : null}
      <div className="mt-8 flex flex-row-reverse justify-between gap-3 border-t border-hairline pt-5">
        <Button type="submit" variant="primary" size="lg" busy={creation.isLoading} busyLabel="Creating…">
          {step === 'review' ? 'Create this trip' : 'Next'}
        </Button>
        {step === 'stays' && draft.stays.every(({ hotelName }) => hotelName === '') ? (
          <Button size="lg" variant="quiet" onClick={skipHotel}>
            Skip
          </Button>
        ) : null}
        {step === steps[0] ? null : (
          <Button size="lg" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
      {place.revision > 0 ? (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pt-4 text-sm text-muted">
          <p role="status">{where ? keptWords[where] : null}</p>
          <Button size="sm" variant="quiet" className="-mr-3 ml-auto" onClick={() => void startOver()}>
            Start over
          </Button>
        </div>
      ) : null}
    </form>
  );
}

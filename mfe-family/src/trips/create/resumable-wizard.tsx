import type { Client } from '@landsea/contracts/agents';
import type { User } from '@landsea/contracts/account';
import type { TripIdea, WizardPlace } from '@landsea/contracts/trip';
import { Skeleton } from '@landsea/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { useForgetTripDraftMutation, useLazyGetTripDraftQuery } from './create-trip-api';
import { forgetHere, findHeldHere } from './kept-draft';
import { resumeFor, type Offer, type Start } from './resume';
import { ResumeOffer } from './resume-offer';
import { TripWizard } from './trip-wizard';

/** Undefined until the account has answered. */
type Beginning = (Start | Offer) & { round: number };

interface ResumableWizardProps {
  user: User;
  idea: TripIdea | undefined;
  clientId?: string | undefined;
  client?: Client | undefined;
}

/** The account and this browser both keep the place. */
export function ResumableWizard({ user, idea, clientId, client }: ResumableWizardProps) {
  const [ask] = useLazyGetTripDraftQuery();
  const [forget] = useForgetTripDraftMutation();
  const [beginning, setBeginning] = useState<Beginning>();
  const { offerUndo, undoBar } = useUndo();

  const look = useCallback(async () => {
    const { data } = await ask();
    return data && resumeFor(clientId, findHeldHere(user.id), data.kept);
  }, [ask, user.id, clientId]);
  const begin = useCallback(
    (next: Start | Offer) => setBeginning((before) => ({ ...next, round: (before?.round ?? -1) + 1 })),
    [],
  );

  useEffect(() => {
    let isHere = true;
    void look().then(
      (found) => isHere && begin(found ?? resumeFor(clientId, findHeldHere(user.id), undefined)),
    );
    return () => {
      isHere = false;
    };
  }, [look, begin, user.id, clientId]);

  const goOn = (place: WizardPlace | undefined, version: number, start: Partial<Start> = {}) =>
    begin({ kind: 'go', place, version, isAsked: true, isKept: false, ...start });
  const startOver = async (thrownAway: WizardPlace) => {
    forgetHere(user.id);
    const { error } = await forget();
    // The old wizard's text is discarded.
    forgetHere(user.id);
    // An unreachable account is asked again before anything is overwritten.
    goOn(undefined, 0, { isAsked: !error });
    offerUndo({
      text: `${thrownAway.draft.name.trim() || 'The unfinished trip'} was discarded`,
      undo: () => goOn(thrownAway, 0, { isAsked: false }),
    });
  };

  return (
    <>
      {beginning === undefined ? (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : beginning.kind === 'offer' ? (
        <ResumeOffer
          there={beginning.there}
          here={beginning.here}
          onContinue={() => goOn(beginning.there.place, beginning.there.version, { isKept: true })}
          onKeepHere={() => goOn(beginning.here, beginning.there.version)}
          onStartOver={() => void startOver(beginning.here ?? beginning.there.place)}
        />
      ) : (
        <TripWizard
          key={beginning.round}
          user={user}
          start={beginning}
          idea={idea}
          clientId={clientId}
          client={client}
          isChosen={beginning.round > 0}
          look={look}
          onOffer={begin}
          onStartOver={(place) => void startOver(place)}
        />
      )}
      {undoBar}
    </>
  );
}

import type { KeptTripDraft, WizardPlace } from '@landsea/contracts/trip';
import type { HeldHere } from './kept-draft';

/**
 * `isAsked`: the account has answered; `version`: its draft, 0 for none; `isKept`: that draft equals this
 * place.
 */
export interface Start {
  kind: 'go';
  place: WizardPlace | undefined;
  version: number;
  isAsked: boolean;
  isKept: boolean;
}

/** Another browser continued the trip, so the person chooses. */
export interface Offer {
  kind: 'offer';
  there: KeptTripDraft;
  here: WizardPlace | undefined;
}

/** As {@link chooseResume}, without drafts for another client. */
export const resumeFor = (
  clientId: string | undefined,
  here: HeldHere | undefined,
  there: KeptTripDraft | null | undefined,
): Start | Offer => {
  const mine = here?.place.clientId === clientId ? here : undefined;
  if (!there || there.place.clientId === clientId) return chooseResume(mine, there);
  return { kind: 'go', place: mine?.place, version: there.version, isAsked: true, isKept: false };
};

/**
 * `here` is this browser's draft, `there` the account's; undefined when it could not be asked. A draft that
 * the account no longer holds was finished or discarded in another browser.
 */
export const chooseResume = (
  here: HeldHere | undefined,
  there: KeptTripDraft | null | undefined,
): Start | Offer => {
  if (there === undefined)
    return { kind: 'go', place: here?.place, version: here?.version ?? 0, isAsked: false, isKept: false };
  const go = { kind: 'go', version: there?.version ?? 0, isAsked: true, isKept: false } as const;
  if (there === null) return { ...go, place: here?.isKept ? undefined : here?.place };
  if (here?.version === there.version) return { ...go, place: here.place, isKept: here.isKept };
  // The draft was saved, but its answer was lost with the page.
  if (here && JSON.stringify(here.place) === JSON.stringify(there.place))
    return { ...go, place: here.place, isKept: true };
  return { kind: 'offer', there, here: here?.isKept === false ? here.place : undefined };
};

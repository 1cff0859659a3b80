import type { Catalogue } from '@landsea/contracts/catalogue';
import type { TripDraft } from '@landsea/contracts/trip';
import type { ActionDispatch } from 'react';
import type { Problems } from './wizard-problems';
import type { WizardAction } from './wizard-state';

export interface StepProps {
  draft: TripDraft;
  /** Messages to show, by field path. */
  problems: Problems;
  dispatch: ActionDispatch<[WizardAction]>;
  /** Undefined until it is there: every field takes free text meanwhile. */
  catalogue: Catalogue | undefined;
  /** Whether something is booked, so that it can have a number and a last day to cancel it. */
  asksBookings?: boolean;
}

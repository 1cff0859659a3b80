import type { Catalogue } from '@landsea/contracts/catalogue';
import type { TripDraft } from '@landsea/contracts/trip';
import type { ActionDispatch } from 'react';
import type { Problems } from './wizard-problems';
import type { WizardAction } from './wizard-state';

export interface StepProps {
  draft: TripDraft;
  problems: Problems;
  dispatch: ActionDispatch<[WizardAction]>;
  /** Undefined until loaded: every field takes free text meanwhile. */
  catalogue: Catalogue | undefined;
  asksBookings?: boolean;
}

import type { TripDraft } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDayOf } from '@landsea/web-kit';
import { listSteps } from '../form/wizard-problems';
import type { Offer } from './resume';
import { stepNames } from './step-names';

const nameOf = ({ name }: TripDraft) => name.trim() || 'a trip without a name yet';

interface ResumeOfferProps extends Omit<Offer, 'kind'> {
  onContinue: () => void;
  onKeepHere: () => void;
  onStartOver: () => void;
}

export function ResumeOffer({ there, here, onContinue, onKeepHere, onStartOver }: ResumeOfferProps) {
  const { draft, step } = there.place;
  const steps = listSteps(draft);
  const at = steps.indexOf(step);
  return (
    <section aria-labelledby="resume-title">
      <Horizon
        size="slim"
        landDays={draft.mode === 'cruise' ? 0 : 1}
        seaDays={draft.mode === 'parks' ? 0 : 1}
        progress={at / (steps.length - 1)}
      />
      <p className="text-sm text-muted">
        Step {at + 1} of {steps.length}: {stepNames[step]} · left on {formatDayOf(there.savedAt)} in another
        browser
      </p>
      <h2 id="resume-title" className="pt-8 font-display text-2xl wrap-anywhere">
        {draft.name.trim() || 'A trip without a name yet'}
      </h2>
      <p className="max-w-prose pt-2 text-muted">
        {here
          ? `You also have unsaved work here: ${nameOf(here.draft)}. Choose which one to continue.`
          : 'Everything you typed is here. Keep going, or start with an empty page.'}
      </p>
      <div className="flex flex-wrap gap-3 pt-6">
        <Button variant="primary" size="lg" className="max-w-full py-2 wrap-anywhere" onClick={onContinue}>
          Continue where you left: {nameOf(draft)}
        </Button>
        {here ? (
          <Button size="lg" className="max-w-full py-2 wrap-anywhere" onClick={onKeepHere}>
            Go on with what is here: {nameOf(here.draft)}
          </Button>
        ) : null}
        <Button variant="quiet" size="lg" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  );
}

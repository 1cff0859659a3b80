import type { TripDraft, WizardStep } from '@landsea/contracts/trip';
import { Horizon } from '@landsea/ui/horizon/horizon';

interface WizardProgressProps {
  steps: WizardStep[];
  mode: TripDraft['mode'];
  step: WizardStep;
  names: Record<WizardStep, string>;
}

export function WizardProgress({ steps, mode, step, names }: WizardProgressProps) {
  const at = steps.indexOf(step);
  return (
    <div>
      <Horizon
        size="slim"
        landDays={mode === 'cruise' ? 0 : 1}
        seaDays={mode === 'parks' ? 0 : 1}
        progress={at / (steps.length - 1)}
      />
      <ol className="flex justify-between gap-2 text-sm">
        {steps.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={each === step ? 'font-semibold text-ink' : 'text-muted max-sm:sr-only'}
          >
            <span className="sm:hidden">
              Step {index + 1} of {steps.length}:{' '}
            </span>
            {names[each]}
          </li>
        ))}
      </ol>
    </div>
  );
}

import { laneRules } from '@landsea/contracts/day-plans';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';

const rules: readonly [string, string][] = [
  [
    'Multi Pass',
    'Bought per person and day. Pick up to three rides ahead, all in one park, each with a one-hour return window. After the first tap-in you may hold three at a time, in any park your ticket allows.',
  ],
  [
    'Tiers',
    'At Magic Kingdom, EPCOT and Hollywood Studios, one of your three first picks may be Tier 1. Animal Kingdom has no tiers, and after the first tap-in tiers no longer matter.',
  ],
  ['Single Pass', 'The biggest rides are sold one by one, two a day per person at most.'],
  ['Premier Pass', 'One entry to every Lightning Lane of one park, without return times.'],
  [
    'Who pays',
    'Everybody of 3 and over. Children under 3 ride along for free. Each person may have different picks.',
  ],
];

/** How the passes work, behind one button. */
export function RulesExplained() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="pt-6">
      <DisclosureButton open={open} controls={id} onToggle={() => setOpen(!open)}>
        <h2 className="font-display text-xl">How Lightning Lanes work</h2>
      </DisclosureButton>
      <div id={id} hidden={!open} className="pt-2 sm:pl-7">
        <dl className="grid max-w-prose gap-3">
          {rules.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3 text-sm text-muted">
          Rules checked {formatDate(laneRules.asOf)}. Verify in the official app.
        </p>
      </div>
    </section>
  );
}

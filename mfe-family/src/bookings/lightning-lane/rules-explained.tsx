import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import { spellNumber } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { laneRules, parkRules } from '@landsea/rules/planning';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';

const listed = new Intl.ListFormat('en-US');
const { freeBelowAge, mostMulti, mostSingle, mostTierOne, opensAt, returnMinutes, tieredParks } = laneRules;
const parksNamed = (hasTiers: boolean): string =>
  listed.format(
    parkIds.filter((park) => tieredParks.includes(park) === hasTiers).map((park) => parkNames[park]),
  );

const rules: readonly [string, string][] = [
  [
    'Multi Pass',
    `Bought per person and day, from ${formatTimeOfDay(toMinute(opensAt))} Eastern. Pick up to ${spellNumber(mostMulti)} rides ahead, all in one park, each with a ${returnMinutes}-minute return window. After the first tap-in you may hold ${spellNumber(mostMulti)} at a time, in any park your ticket allows.`,
  ],
  [
    'Tiers',
    `At ${parksNamed(true)}, ${spellNumber(mostTierOne)} of your ${spellNumber(mostMulti)} first picks may be Tier 1. ${parksNamed(false)} has no tiers, and after the first tap-in tiers no longer matter.`,
  ],
  [
    'Single Pass',
    `The biggest rides are sold one by one, ${spellNumber(mostSingle)} a day per person at most.`,
  ],
  ['Premier Pass', 'One entry to every Lightning Lane of one park, without return times.'],
  [
    'Who pays',
    `Everybody of ${freeBelowAge} and over. Children under ${freeBelowAge} ride along for free. Each person may have different picks.`,
  ],
];

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
          Rules checked {formatDate(parkRules.asOf)}. Verify in the official app.
        </p>
      </div>
    </section>
  );
}

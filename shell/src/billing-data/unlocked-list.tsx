import { Check } from 'lucide-react';

const unlocks = [
  'Edit every part of this trip: budget, days, dining, Lightning Lane',
  'Share it with the people who travel with you',
  'Access until 30 days after the trip ends. One payment, no subscription',
];

/** What a paid trip opens. */
export function UnlockedList() {
  return (
    <ul className="grid gap-2.5 text-left">
      {unlocks.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={2.25} />
          {line}
        </li>
      ))}
    </ul>
  );
}

import { formatIdea, readTripIdea } from '@landsea/rules/trip';
import { formatMoney, getRememberedDestination } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => undefined;

/** The choice waits in this tab until there is an account. */
export function SavedIdea() {
  // A prerendered page hydrates without it.
  const destination = useSyncExternalStore(never, getRememberedDestination, nothing);
  const idea = readTripIdea(new URLSearchParams(destination?.split('?')[1]));
  if (!idea) return null;
  const about = idea.meterDollars && `, about ${formatMoney(idea.meterDollars * 100, { whole: true })}`;
  return (
    <p className="mb-5 rounded-lg bg-palm-soft px-4 py-3 text-base">
      <strong className="font-semibold">Saved for you:</strong> {formatIdea(idea)}
      {about}.
    </p>
  );
}

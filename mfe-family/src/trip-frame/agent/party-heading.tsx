import { useSession } from '@landsea/web-kit';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { ClientParty as Party } from './client-party';

// Only agents load it.
const ClientParty = lazy<ComponentType<ComponentProps<typeof Party>>>(() =>
  import('./client-party').then(
    ({ ClientParty: party }) => ({ default: party }),
    () => ({ default: ({ own }) => own }),
  ),
);

export function PartyHeading({ tripId, count }: { tripId: string; count: number }) {
  const { user } = useSession();
  const own = count === 1 ? 'Going alone' : `The ${count} of us`;
  if (user?.userType !== 'agent') return own;
  return (
    <Suspense fallback={<span aria-hidden>&nbsp;</span>}>
      <ClientParty {...{ tripId, count, own }} />
    </Suspense>
  );
}

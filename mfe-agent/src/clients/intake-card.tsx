import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Skeleton } from '@landsea/ui/skeleton';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import type { KnownClient } from './household/known-client';

const SendForm = loadLatePart(() => import('../frame/intake-forms/send-form'), 'SendForm');

/** The page of a client loads nothing of forms before somebody wants one. */
export function IntakeCard({ client }: { client: KnownClient }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="client-intake" className="grid gap-3">
      <CardTitle id="client-intake">Intake form</CardTitle>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SendForm
            clientId={client.id}
            firstName={client.firstName}
            trips={(client.madeTrips ?? []).map(({ tripId, name }) => ({ tripId, name }))}
          />
        </Suspense>
      ) : (
        <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
          Send a form, or read answers
        </Button>
      )}
    </Card>
  );
}

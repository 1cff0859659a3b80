import { onAnnouncement } from '@landsea/web-kit';
import type { ActiveTripNotice, PaywallRequest } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const PaywallDialog = lazy(async () => ({
  default: (await import('./features/paywall/paywall-dialog')).PaywallDialog,
}));
const ActiveTripDialog = lazy(async () => ({
  default: (await import('./features/active-trip/active-trip-dialog')).ActiveTripDialog,
}));

/** The two dialogs that any failed action may open; specification 8. They load when first needed. */
export function DialogHost() {
  const [paywall, setPaywall] = useState<PaywallRequest>();
  const [activeTrip, setActiveTrip] = useState<ActiveTripNotice>();

  useEffect(() => onAnnouncement('show-paywall', setPaywall), []);
  useEffect(
    () =>
      onAnnouncement('active-trip-exists', (notice) => {
        setPaywall(undefined);
        setActiveTrip(notice);
      }),
    [],
  );

  return (
    <Suspense>
      {paywall ? (
        <PaywallDialog
          request={paywall}
          onClose={() => {
            setPaywall(undefined);
          }}
        />
      ) : null}
      {activeTrip ? (
        <ActiveTripDialog
          notice={activeTrip}
          onClose={() => {
            setActiveTrip(undefined);
          }}
        />
      ) : null}
    </Suspense>
  );
}

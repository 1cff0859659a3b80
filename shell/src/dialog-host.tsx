import { listenToAnnouncement, type ActiveTripNotice, type PaywallRequest } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const PaywallDialog = lazy(async () => ({
  default: (await import('./features/paywall/paywall-dialog')).PaywallDialog,
}));
const ConfirmEmailDialog = lazy(async () => ({
  default: (await import('./features/email-verification/confirm-email-dialog')).ConfirmEmailDialog,
}));
const ActiveTripDialog = lazy(async () => ({
  default: (await import('./features/active-trip/active-trip-dialog')).ActiveTripDialog,
}));

/** Dialogs load when they are first needed. */
export function DialogHost() {
  const [paywall, setPaywall] = useState<PaywallRequest>();
  const [activeTrip, setActiveTrip] = useState<ActiveTripNotice>();

  const [unverified, setUnverified] = useState<{ message: string }>();

  useEffect(() => listenToAnnouncement('show-paywall', setPaywall), []);
  useEffect(() => listenToAnnouncement('email-not-verified', setUnverified), []);
  useEffect(
    () =>
      listenToAnnouncement('active-trip-exists', (notice) => {
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
      {unverified ? (
        <ConfirmEmailDialog
          reason={unverified.message}
          onClose={() => {
            setUnverified(undefined);
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

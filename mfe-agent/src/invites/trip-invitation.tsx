import type { TripInvitationPreview } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import {
  toApiError,
  forgetDestination,
  notify,
  sessionApi,
  setActiveTrip,
  useAppDispatch,
  useLogoutMutation,
  useSession,
} from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { HaveAccount } from './have-account';
import { forgetKey } from './invitation-key';
import { InvitePageFrame } from './invite-page-frame';
import { InvitedAccountForm } from './invited-account-form';
import {
  useAcceptTripInvitationMutation,
  usePreviewTripInvitationQuery,
  useRegisterForTripMutation,
} from './trip-invitation-api';
import { tripInviteMessages } from './trip-invitation-messages';

export function TripInvitation({ token }: { token: string }) {
  const { status, user } = useSession();
  const { currentData, error, isFetching, refetch } = usePreviewTripInvitationQuery(
    { token, viewerId: user?.id },
    { skip: status === 'loading', refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' || code === 'VALIDATION_FAILED' ? (
      <Over {...tripInviteMessages.unknown} sun={0.96} />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} />
    );
  }
  if (!currentData)
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label="Looking at your invitation"
        className="mx-auto grid w-full max-w-xl gap-6"
      >
        <Skeleton className="h-30" />
        <Skeleton className="h-48" />
      </div>
    );
  return <Known token={token} preview={currentData} />;
}

function Known({ token, preview }: { token: string; preview: TripInvitationPreview }) {
  const { user } = useSession();
  const { used, expired, owner, open } = tripInviteMessages;
  if (preview.state === 'used')
    return (
      <Over title={used.title} text={preview.viewer === 'invited' ? used.joined : used.other} sun={0.7}>
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/my-trips">{used.button}</Link>
        </Button>
      </Over>
    );
  if (preview.state === 'expired')
    return <Over title={expired.title} text={expired.text(preview)} sun={0.98} />;
  if (preview.viewer === 'owner')
    return (
      <Over title={owner.title} text={owner.text(preview)} sun={0.2}>
        <Button asChild className="justify-self-start">
          <Link to="/trip-collaboration">{owner.button}</Link>
        </Button>
      </Over>
    );
  if (preview.viewer === 'other') return <ForAnother preview={preview} own={user?.email ?? ''} />;
  return (
    <InvitePageFrame title={open.title(preview)} lead={open.lead(preview)} sun={0.35}>
      {preview.viewer === 'visitor' ? (
        <RegisterAndJoin token={token} preview={preview} />
      ) : (
        <Accept token={token} />
      )}
    </InvitePageFrame>
  );
}

function Over({
  title,
  text,
  sun,
  children,
}: {
  title: string;
  text: string;
  sun: number;
  children?: ReactNode;
}) {
  useEffect(forgetKey, []);
  return (
    <InvitePageFrame title={title} lead={text} sun={sun}>
      {children}
    </InvitePageFrame>
  );
}

/** The session must know of the trip before it opens. */
const useJoined = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (tripId: string) => {
    await dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    dispatch(setActiveTrip(tripId));
    await navigate(`/trip/${tripId}/dashboard`, { replace: true });
    forgetKey();
    forgetDestination();
    notify({ title: 'Welcome aboard!', description: 'It’s in My trips.', tone: 'success' });
  };
};

/** One step opens an account for the invited address and joins the trip. */
function RegisterAndJoin({ token, preview }: { token: string; preview: TripInvitationPreview }) {
  const [register] = useRegisterForTripMutation();
  const [accept] = useAcceptTripInvitationMutation();
  const { refresh } = useSession();
  const joined = useJoined();
  return (
    <>
      <p className="wrap-anywhere">{tripInviteMessages.open.visitor(preview)}</p>
      <Card className="grid gap-6">
        <InvitedAccountForm
          email={preview.email}
          submitLabel={tripInviteMessages.open.register}
          isShort
          register={async ({ firstName, password }) => {
            const { error } = await register({ token, firstName, password });
            if (error) return callFailure(error);
            const { data } = await accept({ token });
            // The account exists already: when only joining failed, this page offers it again.
            if (data) await joined(data.tripId);
            else refresh();
            return undefined;
          }}
        />
        <HaveAccount />
      </Card>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const [accept, { error, isLoading }] = useAcceptTripInvitationMutation();
  const joined = useJoined();
  const submit = async () => {
    const { data } = await accept({ token });
    if (data) await joined(data.tripId);
  };
  return (
    <>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <Button
        variant="primary"
        size="lg"
        busy={isLoading}
        busyLabel="Joining..."
        onClick={() => void submit()}
      >
        {tripInviteMessages.open.accept}
      </Button>
    </>
  );
}

function ForAnother({ preview, own }: { preview: TripInvitationPreview; own: string }) {
  const [logOut, { isLoading }] = useLogoutMutation();
  const { title, text, button } = tripInviteMessages.other;
  return (
    <InvitePageFrame title={title} lead={text(preview, own)} sun={0.5}>
      <Button
        variant="primary"
        busy={isLoading}
        busyLabel="Signing out..."
        className="justify-self-start"
        onClick={() => void logOut()}
      >
        {button}
      </Button>
    </InvitePageFrame>
  );
}

import type { TripInvitationPreview } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { formatDayOf, notify, setActiveTrip, useAppDispatch, useSession } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { Link } from 'react-router-dom';
import { HaveAccount } from './have-account';
import { ForAnotherPerson, JoinButton, LoadedInvitation, OverInvitation } from './invitation-parts';
import { InvitePageFrame } from './invite-page-frame';
import { InvitedAccountForm } from './invited-account-form';
import {
  useAcceptTripInvitationMutation,
  usePreviewTripInvitationQuery,
  useRegisterForTripMutation,
} from './trip-invitation-api';
import { useJoining } from './use-joining';

const tripInviteMessages = {
  unknown: {
    title: 'We don’t recognize this invitation',
    text: 'The link may be incomplete, or the invitation was withdrawn or resent. Look for a newer email, or ask for a new invitation.',
  },
  open: {
    title: ({ invitedBy, tripName }: TripInvitationPreview) =>
      `${invitedBy} invited you to plan “${tripName}”`,
    lead: ({ role }: TripInvitationPreview) =>
      role === 'editor' ? 'You can view and edit this trip.' : 'You can see the whole plan as it grows.',
    visitor: ({ email, expiresAt }: TripInvitationPreview) =>
      `It was sent to ${email} and is open until ${formatDayOf(expiresAt)}. Joining is free: all you need is an account with that address.`,
    accept: 'Join the trip',
    register: 'Create account and join',
  },
  used: {
    title: 'This invitation has already been used',
    joined: 'You already share this trip. It’s in My trips.',
    other: 'It works only once. If that was you, sign in and you’ll find the trip in My trips.',
    button: 'Open my trips',
  },
  expired: {
    title: 'This invitation has expired',
    text: ({ invitedBy }: TripInvitationPreview) => `Ask ${invitedBy} to send it again.`,
  },
  owner: {
    title: 'You sent this invitation',
    text: ({ email }: TripInvitationPreview) => `Only ${email} can accept it.`,
    button: 'Back to who you share with',
  },
} as const;

export function TripInvitation({ token }: { token: string }) {
  const { status, user } = useSession();
  const query = usePreviewTripInvitationQuery(
    { token, viewerId: user?.id },
    { skip: status === 'loading', refetchOnMountOrArgChange: true },
  );
  return (
    <LoadedInvitation query={query} unknown={tripInviteMessages.unknown}>
      {(preview) => <Known token={token} preview={preview} />}
    </LoadedInvitation>
  );
}

function Known({ token, preview }: { token: string; preview: TripInvitationPreview }) {
  const { user } = useSession();
  const { used, expired, owner, open } = tripInviteMessages;
  if (preview.state === 'used')
    return (
      <OverInvitation
        title={used.title}
        text={preview.viewer === 'invited' ? used.joined : used.other}
        sun={0.7}
      >
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/my-trips">{used.button}</Link>
        </Button>
      </OverInvitation>
    );
  if (preview.state === 'expired')
    return <OverInvitation title={expired.title} text={expired.text(preview)} sun={0.98} />;
  if (preview.viewer === 'owner')
    return (
      <OverInvitation title={owner.title} text={owner.text(preview)} sun={0.2}>
        <Button asChild className="justify-self-start">
          <Link to="/trip-collaboration">{owner.button}</Link>
        </Button>
      </OverInvitation>
    );
  if (preview.viewer === 'other') return <ForAnotherPerson email={preview.email} own={user?.email ?? ''} />;
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

const useJoined = () => {
  const dispatch = useAppDispatch();
  const join = useJoining();
  return async (tripId: string) => {
    await join(`/trip/${tripId}/dashboard`, { prepare: () => dispatch(setActiveTrip(tripId)) });
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
    <JoinButton error={error} busy={isLoading} onJoin={submit}>
      {tripInviteMessages.open.accept}
    </JoinButton>
  );
}

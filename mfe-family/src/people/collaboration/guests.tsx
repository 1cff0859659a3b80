import type { Collaborator, Sharing } from '@landsea/contracts/sharing';
import type { TripDetail } from '@landsea/contracts/trip';
import { EmptyState } from '@landsea/ui/empty-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveCollaboratorMutation } from '../../trip-frame/api/sharing-api';
import { useIsDemo } from '../../trip-frame/access/use-demo';
import { freeTravelers } from '../../trip-frame/people/free-travelers';
import { useSetTravelerMutation } from '../../trip-frame/people/traveler-api';
import { CollaboratorRow } from './collaborator-row';
import { InviteForm } from './invite-form';
import { RemoveDialog } from './remove-dialog';
import { sharingMessages } from './sharing-messages';

interface TravelerFieldProps {
  tripId: string;
  guest: Collaborator;
  sharing: Sharing;
  party: TripDetail['party'];
  onBlocked: (() => void) | undefined;
}

const HOME = 'home';

function TravelerField({ tripId, guest, sharing, party, onBlocked }: TravelerFieldProps) {
  const [set, { isLoading }] = useSetTravelerMutation();
  const { id, isYou, name, email, personId, staysHome } = guest;
  const choose = (value: string) =>
    onBlocked ? onBlocked() : void set({ tripId, id, personId: value === HOME ? null : value });
  return (
    <SelectField
      label={isYou ? 'You are' : `${name ?? email} is`}
      placeholder="Not linked"
      value={personId ?? (staysHome ? HOME : '')}
      disabled={isLoading}
      options={[
        ...freeTravelers(party, sharing, guest).map((each) => ({ value: each.id, label: each.name })),
        { value: HOME, label: 'Not traveling' },
      ]}
      onValueChange={choose}
    />
  );
}

export function Guests({
  tripId,
  sharing,
  party,
  onBlocked,
}: {
  tripId: string;
  sharing: Sharing;
  party: TripDetail['party'] | undefined;
  onBlocked: (() => void) | undefined;
}) {
  const [removing, setRemoving] = useState<Collaborator>();
  const [remove, { isLoading }] = useRemoveCollaboratorMutation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isOwner = sharing.role === 'owner';
  const isDemo = useIsDemo();

  const confirm = async (guest: Collaborator) => {
    const { error } = await remove({ tripId, id: guest.id, isOwn: guest.isYou });
    setRemoving(undefined);
    if (error || !guest.isYou) return;
    dispatch(setActiveTrip(undefined));
    await navigate('/my-trips');
  };

  return (
    <section aria-labelledby="guests" className="grid content-start gap-5">
      <h2 id="guests" className="font-display text-2xl">
        People who plan with you
      </h2>
      {isOwner ? null : (
        <p className="text-muted">
          {sharing.ownerName ?? 'The owner'} owns this trip and decides who shares it.
        </p>
      )}
      {sharing.collaborators.length === 0 && isOwner ? (
        <EmptyState
          title="Only you so far"
          text="Invite the people you travel with. You choose who can edit."
        />
      ) : null}
      <ul className="border-b border-hairline empty:hidden">
        {sharing.collaborators.map((guest) => (
          <CollaboratorRow
            key={guest.id}
            tripId={tripId}
            guest={guest}
            isOwner={isOwner && !isDemo}
            onBlocked={onBlocked}
            onRemove={() => setRemoving(guest)}
          >
            {party && guest.personId !== undefined && ((isOwner && !isDemo) || guest.isYou) ? (
              <TravelerField
                {...{ tripId, guest, sharing, party }}
                onBlocked={isOwner ? onBlocked : undefined}
              />
            ) : null}
          </CollaboratorRow>
        ))}
      </ul>
      {isOwner && isDemo ? <Notice>{sharingMessages.demoInvites}</Notice> : null}
      {isOwner && !isDemo ? <InviteForm tripId={tripId} onBlocked={onBlocked} /> : null}
      {removing ? (
        <RemoveDialog
          guest={removing}
          busy={isLoading}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => void confirm(removing)}
        />
      ) : null}
    </section>
  );
}

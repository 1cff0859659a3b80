import { Button } from '@landsea/ui/button';
import { setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetSharingQuery } from '../../trip-frame/api/sharing-api';

export function GuestsSection({ tripId }: { tripId: string }) {
  const { data: sharing } = useGetSharingQuery(tripId);
  const dispatch = useAppDispatch();
  if (!sharing) return null;
  const isOwner = sharing.role === 'owner';
  const joined = sharing.collaborators.filter(({ state }) => state === 'joined');
  const names = joined.map(({ name, isYou }) => (isYou ? 'you' : (name ?? 'a guest')));
  const open = sharing.collaborators.length - joined.length;
  return (
    <section
      aria-labelledby="guests"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sea-soft px-5 py-4 print:hidden"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="guests" className="font-display text-xl">
          {isOwner ? 'Plan it together' : `${sharing.ownerName ?? 'Somebody'} shares this trip with you`}
        </h2>
        <p className="wrap-anywhere">
          {names.length > 0 ? `Shared with ${names.join(', ')}.` : 'Nobody else sees this trip yet.'}
          {open > 0 ? ` ${open} ${open === 1 ? 'invitation is' : 'invitations are'} open.` : ''}
        </p>
      </div>
      <Button asChild icon={<Share2 aria-hidden className="size-5" strokeWidth={1.75} />}>
        <Link to="/trip-collaboration" onClick={() => dispatch(setActiveTrip(tripId))}>
          {isOwner ? 'Invite and share' : 'See who shares it'}
        </Link>
      </Button>
    </section>
  );
}

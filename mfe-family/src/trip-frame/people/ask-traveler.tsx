import { Button } from '@landsea/ui/button';
import { useGetSharingQuery } from '../api/sharing-api';
import { useGetTripQuery } from '../api/trip-api';
import { useReader } from '../access/read-only';
import { freeTravelers } from './free-travelers';
import { useSetTravelerMutation } from './traveler-api';

export function AskTraveler({ tripId }: { tripId: string }) {
  const { data: trip } = useGetTripQuery(tripId);
  const { data: sharing } = useGetSharingQuery(tripId);
  const [set, { isLoading }] = useSetTravelerMutation();
  const isViewer = useReader()?.role === 'viewer';
  const guest = sharing?.collaborators.find(({ isYou }) => isYou);
  if (!trip || !sharing || !guest) return null;
  const choose = (personId: string | null) => void set({ tripId, id: guest.id, personId });
  return (
    <section
      aria-labelledby="which-traveler"
      className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6 print:hidden"
    >
      <div className="grid gap-3 rounded-card border border-hairline bg-sea-soft p-4">
        <h2 id="which-traveler" className="font-display text-xl">
          Which of these is you?
        </h2>
        {isViewer ? <p className="text-muted">Then you can vote on the wishes, too.</p> : null}
        <div className="flex flex-wrap gap-2">
          {freeTravelers(trip.party, sharing, guest).map(({ id, name }) => (
            <Button
              key={id}
              className="h-auto whitespace-normal"
              disabled={isLoading}
              onClick={() => choose(id)}
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Button>
          ))}
          <Button variant="quiet" disabled={isLoading} onClick={() => choose(null)}>
            I’m not coming along
          </Button>
        </div>
      </div>
    </section>
  );
}

import type { Activity } from '@landsea/contracts/trip';
import { useSession } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useGetActivityQuery } from '../../trip-frame/api/activity-api';
import { ActivityLabel } from '../../trip-frame/api/activity-labels';
import { dashboardHelp } from './dashboard-help';
import { useLastLook } from './last-look';
import { Section } from './section';

const MOST_SHOWN = 4;

interface ChangesProps {
  userId: string;
  tripId: string;
  activities: readonly Activity[];
}

function Changes({ userId, tripId, activities }: ChangesProps) {
  const since = useLastLook(userId, tripId, activities[0]?.at ?? '');
  const news = activities.filter(({ at, isYou, undo }) => !isYou && undo !== 'done' && at > since);
  if (news.length === 0) return null;
  const more = news.length - MOST_SHOWN;
  return (
    <Section
      title="Since you last looked"
      help={dashboardHelp.changes}
      aside={
        <Link
          to={`/trip/${tripId}/family-hq`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sea"
        >
          All that happened
        </Link>
      }
    >
      <ul className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-16">
        {news.slice(0, MOST_SHOWN).map((entry) => (
          <li key={entry.id} className="border-t border-hairline py-3">
            <ActivityLabel entry={entry} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-sm text-muted">And {more} more.</p> : null}
    </Section>
  );
}

/** The section comes last, so that it moves nothing. */
export function ChangesSection({ tripId }: { tripId: string }) {
  const { user } = useSession();
  const { data } = useGetActivityQuery(tripId);
  return user && data ? <Changes userId={user.id} tripId={tripId} activities={data.activities} /> : null;
}

import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useLazyGetTripDraftQuery } from './create-trip-api';
import { findHeldHere } from './kept-draft';

export function UnfinishedLink({ userId }: { userId: string }) {
  const [ask, { data }] = useLazyGetTripDraftQuery();
  useEffect(() => void ask(), [ask]);
  const begun = findHeldHere(userId)?.place ?? data?.kept?.place;
  if (!begun) return null;
  const name = begun.draft.name.trim();
  return (
    <Link
      to={begun.clientId ? `/trip-wizard?client=${begun.clientId}` : '/trip-wizard'}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea"
    >
      Continue {name ? `“${name}”` : 'the trip you began'}
    </Link>
  );
}

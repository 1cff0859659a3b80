import type { TripSummary } from '@landsea/contracts/trip';
import { loadLatePart } from '@landsea/web-kit/pages';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { ownsTrip } from './owns-trip';
import { TripMenuButton } from './trip-menu-button';
import type { useTripActions } from './use-trip-actions';

const TripMenu = loadLatePart(() => import('./trip-menu'), 'TripMenu');

export interface TripMenuProps {
  trip: TripSummary;
  actions: ReturnType<typeof useTripActions>;
  /** The page has its own button for archiving. */
  withoutArchive?: boolean;
}

export function LateTripMenu(props: TripMenuProps) {
  const { trip } = props;
  if (!ownsTrip(trip)) return null;
  return (
    <LateMenu button={(closed) => <TripMenuButton {...closed} name={trip.name} />}>
      <TripMenu {...props} />
    </LateMenu>
  );
}

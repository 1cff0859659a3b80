import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ActiveTripPage } from './active-trip-page';

interface TripPageProps {
  /** Shown until it is known which trip is active. */
  skeleton: ReactNode;
  Content: ComponentType<{ tripId: string }>;
}

/** A page about the trip that the address names, else about the active trip. */
export function TripPage({ skeleton, Content }: TripPageProps) {
  const { tripId } = useParams();
  if (tripId !== undefined) return <Content key={tripId} tripId={tripId} />;
  return (
    <ActiveTripPage skeleton={skeleton}>
      {(active) => <Content key={active} tripId={active} />}
    </ActiveTripPage>
  );
}

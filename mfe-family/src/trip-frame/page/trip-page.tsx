import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ActiveTripPage } from './active-trip-page';
import { useReader } from '../access/read-only';

const noQuestion = () => null;
const AskTraveler = lazy<ComponentType<{ tripId: string }>>(() =>
  import('../people/ask-traveler').then(
    ({ AskTraveler: ask }) => ({ default: ask }),
    () => ({ default: noQuestion }),
  ),
);

interface TripPageProps {
  skeleton: ReactNode;
  Content: ComponentType<{ tripId: string }>;
}

export function TripPage({ skeleton, Content }: TripPageProps) {
  const { tripId } = useParams();
  if (tripId !== undefined) return <TripContent key={tripId} {...{ tripId, Content }} />;
  return (
    <ActiveTripPage skeleton={skeleton}>
      {(active) => <TripContent key={active} tripId={active} Content={Content} />}
    </ActiveTripPage>
  );
}

function TripContent({ tripId, Content }: Pick<TripPageProps, 'Content'> & { tripId: string }) {
  return (
    <>
      {useReader()?.travelsAs === null ? (
        <Suspense>
          <AskTraveler tripId={tripId} />
        </Suspense>
      ) : null}
      <Content tripId={tripId} />
    </>
  );
}

import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon';
import { Link, useNavigate } from 'react-router-dom';
import { PageHead } from '../frame/page-head';

/** A page the product promises and does not have yet: said plainly, with a way back. */
export function PendingPage() {
  const navigate = useNavigate();
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 px-5 py-16 text-center">
      <PageHead
        handle={{
          access: 'public',
          title: 'On its way',
          description: 'This page of Landsea is still to come.',
        }}
      />
      <Horizon progress={0.12} size="md" className="w-full" />
      <h1 className="text-3xl">This page is on its way</h1>
      <p className="text-lg text-muted">
        We are still building it, so there is nothing to see here yet. The rest of your trip is where you left
        it.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => void navigate(-1)}>
          Go back
        </Button>
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      </div>
    </section>
  );
}

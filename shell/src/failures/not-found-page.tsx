import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import type { PageHandle } from '@landsea/web-kit/pages';
import { Link } from 'react-router-dom';
import { PageHead } from '../frame/page-head';

/** One object: a new one would write the head again while the next page is already there. */
const missing: PageHandle = {
  access: 'public',
  title: 'Page not found',
  description: 'There is no page at this address.',
};

export function NotFoundPage() {
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 px-5 py-16 text-center">
      <PageHead handle={missing} />
      <Horizon progress={0.92} size="md" className="w-full" />
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="text-lg text-muted">We can’t find that page.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
        <Button asChild>
          <Link to="/">Home</Link>
        </Button>
      </div>
    </section>
  );
}

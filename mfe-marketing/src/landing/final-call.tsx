import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { landingContent } from './landing-content';

export function FinalCall() {
  return (
    <section
      aria-labelledby="final-call"
      className="mx-auto grid max-w-page justify-items-center gap-8 px-5 pt-20 text-center"
    >
      <dl className="flex flex-wrap justify-center gap-x-14 gap-y-6">
        {landingContent.claims.map((claim) => (
          <div key={claim.text} className="flex flex-col-reverse">
            <dt className="text-base text-muted">{claim.text}</dt>
            <dd className="font-display text-3xl font-semibold text-ink tabular-nums">{claim.figure}</dd>
          </div>
        ))}
      </dl>
      <h2 id="final-call" className="max-w-[20ch] text-3xl text-ink">
        The sun is up. Where to first?
      </h2>
      <Button asChild variant="primary" size="lg">
        <Link to="/auth/signup">Start Your Magic Journey FREE</Link>
      </Button>
    </section>
  );
}

import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useSession } from '@landsea/web-kit';
import { Link, useLocation } from 'react-router-dom';
import { newsletterContent as content } from './newsletter-content';

export const justConfirmed = { confirmed: true } as const;

/** Only the person who has just confirmed reads that it is confirmed. */
export function ThanksPage() {
  const { user } = useSession();
  const isConfirmed = (useLocation().state as Partial<typeof justConfirmed> | null)?.confirmed === true;
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-center gap-5 px-5 pt-6 text-center sm:pt-12">
      <Horizon progress={0.32} landDays={3} seaDays={4} size="lg" className="w-full" />
      <h1 className="text-4xl text-ink">{isConfirmed ? content.thanksConfirmed : content.thanks}</h1>
      <p className="max-w-[46ch] text-lg text-muted">
        {isConfirmed ? content.thanksConfirmedText : content.thanksText}
      </p>
      <Button asChild variant="primary" size="lg">
        {user ? (
          <Link to="/trip-dashboard">{content.openTrip}</Link>
        ) : (
          <Link to="/auth">{content.start}</Link>
        )}
      </Button>
    </div>
  );
}

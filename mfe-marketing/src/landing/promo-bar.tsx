import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { landingContent } from './landing-content';
import { useScrolledPast } from './use-scrolled-past';

/** Past half a screen; stands above the shell's bottom bar where there is one (`--bottom-bar`). */
export function PromoBar() {
  const shown = useScrolledPast({ viewports: 0.5 });
  if (!shown) return null;
  return (
    <aside
      aria-label="Offer"
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-30 bg-ink text-paper transition-[translate] duration-200 starting:translate-y-full"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-1 px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:justify-between">
        <p className="text-center text-sm sm:text-base">{landingContent.promise}</p>
        <Button asChild variant="primary" size="sm" className="grow sm:grow-0">
          <Link to="/auth/signup">Start Your Magic Journey FREE</Link>
        </Button>
      </div>
    </aside>
  );
}

import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { StartLink } from '../meter/start-link';
import { useScrolledPast } from './use-scrolled-past';

interface PromoBarProps {
  promise: string;
  button: string;
  idea: TripIdea;
  totalCents: number;
}

/** Past half a screen; stands above the shell's bottom bar where there is one (`--bottom-bar`). */
export function PromoBar({ promise, button, idea, totalCents }: PromoBarProps) {
  const shown = useScrolledPast({ viewports: 0.5 });
  if (!shown) return null;
  return (
    <aside
      aria-label="Offer"
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-30 bg-ink text-paper transition-[translate] duration-200 starting:translate-y-full"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-1 px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:justify-between">
        <p className="text-center text-sm sm:text-base">{promise}</p>
        <Button asChild variant="primary" size="sm" className="grow sm:grow-0">
          <StartLink idea={idea} totalCents={totalCents}>
            {button}
          </StartLink>
        </Button>
      </div>
    </aside>
  );
}

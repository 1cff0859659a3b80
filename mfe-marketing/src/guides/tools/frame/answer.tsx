import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlanButton } from '../../frame/plan-button';
import { shareAddress } from '../../frame/share-address';

interface AnswerProps {
  title: string;
  text: ReactNode;
  /** Undefined until the choices make a trip. */
  idea?: TripIdea | undefined;
  name: string;
}

export function Answer({ title, text, idea, name }: AnswerProps) {
  const { pathname, search } = useLocation();
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <div aria-live="polite" className="grid gap-1.5">
        <h2 id="answer" className="text-2xl text-balance text-ink tabular-nums sm:text-3xl">
          {title}
        </h2>
        <div className="grid max-w-[65ch] gap-1 text-base text-muted tabular-nums sm:text-lg">{text}</div>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <PlanButton idea={idea} />
        <Button
          size="lg"
          icon={<Share2 {...icon} />}
          onClick={() => void shareAddress(name, `${pathname}${search}`)}
        >
          Share
        </Button>
        <Button size="lg" icon={<Printer {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}

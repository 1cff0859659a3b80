import type { TripEffect } from '@landsea/contracts/trip';
import { ArrowRight, CalendarX2, MoveRight, Phone, Shuffle, type LucideIcon } from 'lucide-react';
import { effectTitles } from './details-labels';

const order = ['falls-out', 'changes', 'moves', 'check'] as const;

const looks: Record<TripEffect['kind'], { Icon: LucideIcon; ink: string }> = {
  'falls-out': { Icon: CalendarX2, ink: 'text-berry' },
  changes: { Icon: Shuffle, ink: 'text-coral' },
  moves: { Icon: MoveRight, ink: 'text-sea' },
  check: { Icon: Phone, ink: 'text-muted' },
};

function Effect({ what, from, to, kind }: TripEffect) {
  return (
    <li className="grid gap-0.5 border-t border-hairline py-3">
      <span className="font-medium wrap-anywhere">{what}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted tabular-nums">
        {from ? <span className={kind === 'falls-out' ? 'text-ink' : undefined}>{from}</span> : null}
        {from && to ? <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.75} /> : null}
        {from && to ? <span className="sr-only">becomes</span> : null}
        {to ? <span className="font-medium text-ink">{to}</span> : null}
      </span>
    </li>
  );
}

/** Losses come first. */
export function EffectsList({ effects }: { effects: TripEffect[] }) {
  return (
    <div className="grid gap-6">
      {order.map((kind) => {
        const shown = effects.filter((effect) => effect.kind === kind);
        const { Icon, ink } = looks[kind];
        if (shown.length === 0) return null;
        return (
          <section key={kind} aria-label={effectTitles[kind]}>
            <h3 className={`flex items-center gap-2 pb-2 font-semibold ${ink}`}>
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              {effectTitles[kind]}
              <span className="font-normal text-muted tabular-nums">{shown.length}</span>
            </h3>
            <ul>
              {shown.map((effect, index) => (
                <Effect key={`${effect.what}-${index}`} {...effect} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

import { Horizon } from '@landsea/ui/horizon/horizon';
import type { ReactNode } from 'react';

export function InvitePageFrame({
  title,
  lead,
  sun,
  children,
}: {
  title: string;
  lead: ReactNode;
  /** 0 to 1 along the horizon. */
  sun: number;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 pt-2 sm:pt-6">
      <Horizon progress={sun} landDays={3} seaDays={4} />
      <header className="grid gap-2">
        <h1 className="font-display text-2xl wrap-anywhere text-ink sm:text-3xl">{title}</h1>
        <p className="text-lg wrap-anywhere text-muted">{lead}</p>
      </header>
      {children}
    </div>
  );
}

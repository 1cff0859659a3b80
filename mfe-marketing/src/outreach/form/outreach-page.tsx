import type { ReactNode } from 'react';
import { BottlePicture } from './bottle-picture';

export function OutreachPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-x-16 gap-y-8 px-5 pt-6 sm:pt-12 lg:grid-cols-[1fr_1.15fr]">
      <header className="grid gap-4 lg:sticky lg:top-24">
        <BottlePicture className="hidden h-36 w-full max-w-xs lg:block" />
        <h1 className="text-[clamp(1.75rem,7.4vw,3.25rem)] leading-[1.08] text-ink sm:max-w-[18ch]">
          {title}
        </h1>
        <p className="max-w-[46ch] text-base text-muted sm:text-lg">{lead}</p>
        {aside}
      </header>
      <div className="rounded-card border border-hairline border-t-4 border-t-sun bg-surface p-5 sm:p-8">
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { BottlePicture } from '../form/bottle-picture';

/** The button acts, not the link: mail scanners open links too. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-5 px-5 pt-10 text-center sm:pt-16">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <BottlePicture className="h-32 w-full max-w-xs" />
      <h1 className="text-3xl text-ink">{title}</h1>
      {children}
    </div>
  );
}

import type { Brand, BrandColors } from '@landsea/contracts/agents';
import { Segmented } from '@landsea/ui/fields/segmented';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';

const makeBrandStyle = (
  colors: BrandColors | null,
  theme: keyof BrandColors,
): CSSProperties & Record<`--${string}`, string> => {
  const base = { colorScheme: theme };
  if (!colors) return base;
  const { main, deep, soft, on } = colors[theme];
  return {
    ...base,
    '--sea': main,
    '--sea-deep': deep,
    '--sea-soft': soft,
    '--on-sea': on,
    '--coral': main,
    '--on-coral': on,
  };
};

const places = [
  { value: 'portal', label: 'Portal' },
  { value: 'email', label: 'Email' },
  { value: 'share', label: 'Shared page' },
] as const;
type Place = (typeof places)[number]['value'];
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function BrandPreview({ brand }: { brand: Brand }) {
  const [place, setPlace] = useState<Place>('portal');
  const [theme, setTheme] = useState<keyof BrandColors>('light');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl">
        What clients see
      </h2>
      <Segmented label="Where" options={places} value={place} onValueChange={setPlace} />
      <Segmented label="Theme" options={themes} value={theme} onValueChange={setTheme} />
      <div
        style={makeBrandStyle(brand.colors, theme)}
        className="overflow-hidden rounded-card border border-hairline bg-paper text-ink"
      >
        {previews[place](brand)}
      </div>
    </section>
  );
}

const previews: Record<Place, (brand: Brand) => ReactNode> = {
  portal: (brand) => <PortalPreview brand={brand} />,
  email: (brand) => <EmailPreview brand={brand} />,
  share: (brand) => <SharePreview brand={brand} />,
};

function Logo({ brand: { logo, name } }: { brand: Brand }) {
  return logo ? (
    <img src={logo} alt={name} className="max-h-10 max-w-44 rounded bg-white object-contain" />
  ) : (
    <span className="font-display text-lg font-semibold wrap-anywhere">{name}</span>
  );
}

function Agent({ brand: { agentName, name, photo, phone, hours } }: { brand: Brand }) {
  return (
    <div className="flex items-center gap-3">
      {photo ? <img src={photo} alt="" className="size-12 shrink-0 rounded-full object-cover" /> : null}
      <div className="min-w-0 text-sm wrap-anywhere">
        <p className="font-semibold">{agentName ?? name}</p>
        <p className="text-muted">{[phone, hours].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

function SmallPrint({ brand: { legalLines, poweredBy } }: { brand: Brand }) {
  const lines = [...legalLines, ...(poweredBy ? ['Made with Landsea'] : [])];
  return lines.length > 0 ? (
    <p className="border-t border-hairline pt-3 text-xs wrap-anywhere text-muted">{lines.join(' · ')}</p>
  ) : null;
}

const button =
  'inline-flex min-h-10 items-center justify-self-start rounded-full bg-coral px-5 text-sm font-semibold text-on-coral';

function PortalPreview({ brand }: { brand: Brand }) {
  return (
    <div className="grid gap-4 p-5">
      <Logo brand={brand} />
      <div>
        <p className="text-sm text-muted">Jan 26 – Feb 1 · with {brand.agentName ?? brand.name}</p>
        <p className="font-display text-2xl">Your winter trip</p>
      </div>
      <div className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
        <p className="font-display text-lg">Your travel agent</p>
        <Agent brand={brand} />
        <p className="text-sm font-semibold text-sea underline">Write a message</p>
      </div>
      <SmallPrint brand={brand} />
    </div>
  );
}

function EmailPreview({ brand }: { brand: Brand }) {
  const { signature, agentName, name, phone, hours, photo, replyTo } = brand;
  return (
    <div className="grid gap-3 p-5">
      <p className="text-sm wrap-anywhere text-muted">
        From {agentName ?? name}
        {replyTo ? ` · replies go to ${replyTo}` : ''}
      </p>
      <div className="grid gap-4 rounded-card bg-surface p-5">
        <div className="border-b-2 border-sea pb-3">
          <Logo brand={brand} />
        </div>
        <p>Your three tables are booked.</p>
        <span className={button}>See your trip</span>
        {photo ? <img src={photo} alt="" className="size-14 rounded-full object-cover" /> : null}
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          {[
            signature ?? [agentName, name === agentName ? null : name].filter(Boolean).join('\n'),
            phone,
            hours,
          ]
            .filter(Boolean)
            .join('\n')}
        </p>
        <SmallPrint brand={brand} />
      </div>
    </div>
  );
}

function SharePreview({ brand }: { brand: Brand }) {
  return (
    <div className="grid gap-4 p-5">
      <Logo brand={brand} />
      <div className="text-center">
        <p className="font-display text-sea">Starts in 42 days</p>
        <p className="font-display text-2xl">Your winter trip</p>
        <p className="text-muted">Jan 26 – Feb 1</p>
      </div>
      <Agent brand={brand} />
      <SmallPrint brand={brand} />
    </div>
  );
}

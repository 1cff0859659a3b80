import { emblemShapes, type EmblemName } from './emblem-shapes';

const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function Emblem({ name, className = 'size-14' }: { name: EmblemName; className?: string }) {
  const { line, tint } = emblemShapes[name];
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={`shrink-0 rounded-lg bg-sea-soft ${className}`}>
      <path d={tint} fill="var(--sun)" opacity="0.85" />
      <path d={line} stroke="var(--sea)" strokeWidth="1.6" {...pen} />
      <path d="M0 36.500h48" stroke="var(--sea)" strokeWidth="1.2" opacity="0.55" {...pen} />
      <path
        d="M3 41c4-2.500 8-2.500 12 0s8 2.500 12 0 8-2.500 12 0 5 1.500 6 1"
        stroke="var(--sea)"
        strokeWidth="1.1"
        opacity="0.4"
        {...pen}
      />
    </svg>
  );
}

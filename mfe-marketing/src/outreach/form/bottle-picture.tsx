export function BottlePicture({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 320 150" className={className} fill="none" strokeLinecap="round">
      <path d="M196 84a36 36 0 0 1 72 0z" fill="var(--sun)" />
      <path d="M0 84h320" stroke="var(--ink)" strokeWidth="1.75" />
      <g transform="rotate(-24 118 88)" strokeWidth="1.75" stroke="var(--ink)" strokeLinejoin="round">
        <path
          d="M76 74h62c6 0 9 5 15 5h19v16h-19c-6 0-9 5-15 5H76c-8 0-13-5-13-13s5-13 13-13z"
          fill="var(--surface)"
        />
        <path d="M172 77h10v20h-10z" fill="var(--coral)" />
        <path d="M82 81h46c4 0 4 12 0 12H82c-5 0-5-12 0-12z" fill="var(--paper)" stroke="var(--edge)" />
        <path d="M90 86h30M90 90h20" stroke="var(--sea)" strokeWidth="1.25" />
      </g>
      <path
        d="M40 104c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 20 8 30 0M84 122c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0"
        stroke="var(--sea)"
        strokeWidth="2"
      />
    </svg>
  );
}

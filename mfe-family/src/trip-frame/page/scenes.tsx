import type { ReactNode } from 'react';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 120"
      className="mb-2 w-full max-w-sm"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function SetTable() {
  return (
    <Scene>
      <path d="M104 14h112v52H104z" stroke="var(--hairline)" />
      <path d="M136 66a24 24 0 0 1 48 0z" fill="var(--sun)" stroke="none" />
      <path d="M104 66h112M160 14v52" stroke="var(--sea)" />
      <path d="M56 88h208M78 88l-6 26M242 88l6 26" />
      <path d="M128 86a32 6 0 0 0 64 0zM146 86a14 2.5 0 0 0 28 0" fill="var(--surface)" />
      <path d="M114 70v18m-4-18v7a4 4 0 0 0 8 0v-7M206 88V70c6 2 6 10 0 11" />
      <path d="M228 68h14c0 8-3 11-7 11s-7-3-7-11zm7 11v9m-5 0h10" stroke="var(--coral)" />
      <path d="M86 88V74c-7-2-9-9-5-15 7 2 9 9 5 15zm0-8c5-1 8-5 8-10-5 0-8 4-8 10z" stroke="var(--palm)" />
    </Scene>
  );
}

export function Notebook() {
  return (
    <Scene>
      <path
        d="M160 26c-18-10-46-12-76-6v80c30-6 58-4 76 6 18-10 46-12 76-6V20c-30-6-58-4-76 6z"
        fill="var(--surface)"
      />
      <path d="M160 26v80" stroke="var(--hairline)" />
      <path d="M98 40l4 4 7-8M98 60l4 4 7-8M98 80l4 4 7-8" stroke="var(--palm)" />
      <path d="M118 42c10-1 20 0 30 3M118 62c10-1 20 0 30 3M118 82c10-1 20 0 26 2" stroke="var(--muted)" />
      <path d="M174 46c14-4 30-5 46-3M174 64c14-4 30-5 46-3M174 82c10-3 18-4 28-4" stroke="var(--muted)" />
      <path d="M212 96l36-42 10 9-36 42-13 4z" fill="var(--sun)" />
    </Scene>
  );
}

export function Island() {
  return (
    <Scene>
      <circle cx="236" cy="34" r="14" fill="var(--sun)" stroke="none" />
      <path d="M64 88c12-22 36-30 60-30s46 8 58 30z" fill="var(--sun-soft)" stroke="none" />
      <path
        d="M112 62c4-16 2-28-6-42m0 0c-10-6-20-3-26 6m26-6c-2-9-10-13-20-11m20 11c10-7 20-4 25 5m-25-5c3-9 11-12 20-9"
        stroke="var(--palm)"
      />
      <path
        d="M142 64c4-10 4-18 0-28m0 0c-7-3-13-1-17 5m17-5c7-4 14-2 18 4m-18-4c1-6 7-9 13-8"
        stroke="var(--palm)"
      />
      <path d="M206 74h84l-10 14h-64zM222 74v-9h48v9M232 65v-8h24v8" stroke="var(--sea)" />
      <path d="M40 88h250" stroke="var(--sea)" />
      <path
        d="M52 100c8-5 16-5 24 0s16 5 24 0 16-5 24 0M176 104c8-5 16-5 24 0s16 5 24 0 16-5 24 0"
        stroke="var(--sea)"
      />
    </Scene>
  );
}

export function Suitcases() {
  return (
    <Scene>
      <path d="M60 106h200" />
      <path d="M212 22h34v84h-34z" stroke="var(--hairline)" fill="var(--sun-soft)" />
      <path d="M212 84a17 17 0 0 1 34 0z" fill="var(--sun)" stroke="none" />
      <path d="M238 66v6" />
      <path
        d="M92 46h46a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H92a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z"
        fill="var(--surface)"
      />
      <path d="M104 46V26h22v20M98 46v56M132 46v56" stroke="var(--sea)" />
      <path
        d="M156 66h36a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-36a5 5 0 0 1-5-5V71a5 5 0 0 1 5-5z"
        fill="var(--surface)"
      />
      <path d="M166 66v-8h16v8M151 80h46" stroke="var(--coral)" />
      <path d="M94 106v-4m42 4v-4m22 4v-4m32 4v-4" />
    </Scene>
  );
}

export function DeckAtNight() {
  return (
    <Scene>
      <path d="M236 20a16 16 0 1 0 12 26 13 13 0 0 1-12-26z" fill="var(--sun)" stroke="none" />
      <path d="M92 26v8m-4-4h8M136 16v6m-3-3h6M184 32v6m-3-3h6" stroke="var(--sun)" />
      <path d="M40 62h240" stroke="var(--sea)" />
      <path d="M212 70h42m-34 7h26" stroke="var(--sun)" />
      <path d="M48 78h224M60 78v34m36-34v34m36-34v34m36-34v34m36-34v34m36-34v34M48 94h224M40 112h240" />
    </Scene>
  );
}

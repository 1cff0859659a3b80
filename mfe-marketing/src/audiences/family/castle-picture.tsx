const pen = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function CastlePicture() {
  return (
    <svg viewBox="0 0 560 400" aria-hidden className="block h-auto w-full">
      <circle cx="300" cy="216" r="112" fill="var(--sun)" opacity="0.16" />
      <path d="M222 216a78 78 0 0 1 156 0z" fill="var(--sun)" />
      <path
        d="M0 262c70-40 140-46 214-30 80 18 140 12 208-10 56-18 98-16 138-2v180H0z"
        fill="var(--palm-soft)"
      />
      <g stroke="var(--palm)" {...pen}>
        <path d="M0 262c70-40 140-46 214-30 80 18 140 12 208-10 56-18 98-16 138-2" />
      </g>
      <Castle />
      <path d="M262 236c-8 40-60 66-120 164h176c-14-68-34-116-22-164z" fill="var(--sun-soft)" />
      <g stroke="var(--sun)" {...pen} strokeDasharray="2 10">
        <path d="M280 250c-4 40-26 84-40 140" />
      </g>
      <Trees />
      <Family />
    </svg>
  );
}

function Castle() {
  return (
    <g stroke="var(--ink)" {...pen}>
      <path d="M214 232v-76h20v-14h20v-52h50v52h20v14h20v76z" fill="var(--surface)" />
      <path d="M206 156l18-44 18 44zM318 156l18-44 18 44zM250 92l29-62 29 62z" fill="var(--sea-soft)" />
      <path d="M279 30V14l16 6-16 6M224 112V98l11 5-11 4M336 112V98l11 5-11 4" />
      <path d="M264 232v-28a15 15 0 0 1 30 0v28" fill="var(--sun-soft)" />
      <path d="M279 116v14M262 152v10M296 152v10M224 172v10M336 172v10M214 194h44M300 194h44" />
    </g>
  );
}

function Trees() {
  return (
    <g stroke="var(--palm)" {...pen}>
      <path
        d="M74 300v-34M74 276c-20-2-22-32 0-42 22 10 20 40 0 42zM118 284v-22M118 268c-13-1-15-22 0-29 15 7 13 28 0 29z"
        fill="var(--paper)"
      />
      <path
        d="M446 288v-30M446 266c-18-2-20-28 0-37 20 9 18 35 0 37zM496 304v-38M496 276c-23-2-25-36 0-47 25 11 23 45 0 47z"
        fill="var(--paper)"
      />
    </g>
  );
}

function Family() {
  return (
    <g stroke="var(--ink)" {...pen}>
      <path d="M184 372l6-56c2-12 24-12 26 0l6 56" fill="var(--sea)" />
      <circle cx="203" cy="292" r="12" fill="var(--paper)" />
      <path d="M192 270c0-16 22-16 22 0l-2 12h-18z" fill="var(--coral)" />
      <circle cx="203" cy="252" r="9" fill="var(--paper)" />
      <path d="M196 372v22M210 372v22" />
      <path d="M244 372l4-50c2-12 22-12 24 0l4 50" fill="var(--sun)" />
      <circle cx="260" cy="298" r="11" fill="var(--paper)" />
      <path d="M249 296c0-16 22-16 22 0M252 372v22M268 372v22" />
      <path d="M292 378l4-30c2-9 16-9 18 0l4 30" fill="var(--palm)" />
      <circle cx="305" cy="330" r="9" fill="var(--paper)" />
      <path d="M300 378v16M311 378v16M296 322l-5 10" />
      <path d="M218 336l28 4M274 340l20 14" />
    </g>
  );
}

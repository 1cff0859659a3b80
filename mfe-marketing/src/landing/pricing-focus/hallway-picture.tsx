const pen = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function HallwayPicture() {
  return (
    <svg viewBox="0 0 520 400" aria-hidden className="mx-auto block h-auto w-full max-w-60 sm:max-w-none">
      <path d="M0 332h520v68H0z" fill="var(--sun-soft)" />
      <path d="M316 332h132l72 58v10H214z" fill="var(--sun)" opacity="0.3" />
      <Doorway />
      <Clock />
      <Cat />
      <g stroke="var(--ink)" {...pen}>
        <path d="M8 332h308M448 332h64" />
        <rect x="52" y="176" width="132" height="148" rx="14" fill="var(--surface)" />
        <path d="M92 176v-34h52v34M104 142v34M132 142v34M52 212h132M52 292h132" />
        <circle cx="74" cy="328" r="6" fill="var(--paper)" />
        <circle cx="162" cy="328" r="6" fill="var(--paper)" />
        <rect x="204" y="226" width="92" height="100" rx="12" fill="var(--sea-soft)" />
        <path d="M234 226v-18h32v18M204 252h92M204 300h92" />
        <path d="M274 262l26 14-6 26-26-14z" fill="var(--paper)" />
        <path d="M280 272l10 5M278 280l10 5" strokeWidth="1.5" />
      </g>
      <g stroke="var(--sea)" {...pen}>
        <path d="M76 232h28v20H76zM76 232l14-10 14 10" />
        <path d="M126 262c6-4 12-4 18 0s12 4 18 0M126 272c6-4 12-4 18 0s12 4 18 0" />
        <circle cx="144" cy="246" r="8" />
      </g>
      <g stroke="var(--coral)" {...pen}>
        <path d="M224 270h28M224 280h20" />
      </g>
      <g stroke="var(--ink)" {...pen} strokeWidth="1.75">
        <path
          d="M322 366c8-8 24-8 30 0 3 5-2 8-8 8h-18c-6 0-8-4-4-8zM366 372c8-8 24-8 30 0 3 5-2 8-8 8h-18c-6 0-8-4-4-8z"
          fill="var(--coral-soft)"
        />
      </g>
    </svg>
  );
}

function Doorway() {
  return (
    <g>
      <path d="M316 72h132v260H316z" fill="var(--surface)" />
      <path d="M346 214a36 36 0 0 1 72 0z" fill="var(--sun)" />
      <circle cx="382" cy="214" r="56" fill="var(--sun)" opacity="0.14" />
      <path d="M318 214h128v116H318z" fill="var(--sea-soft)" />
      <g stroke="var(--sea)" {...pen}>
        <path d="M318 214h128" />
        <path
          d="M326 238c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0M338 262c8-5 16-5 24 0s16 5 24 0 16-5 24 0M356 286c7-4 14-4 21 0s14 4 21 0"
          opacity="0.6"
        />
      </g>
      <g stroke="var(--ink)" {...pen}>
        <path d="M316 332V72h132v260" />
        <path d="M448 332l44 26V94l-44-22z" fill="var(--surface)" />
        <path d="M458 214v12" strokeWidth="3" />
      </g>
    </g>
  );
}

function Clock() {
  return (
    <g stroke="var(--ink)" {...pen}>
      <circle cx="228" cy="86" r="34" fill="var(--surface)" />
      <path d="M228 60v4M228 108v4M202 86h4M250 86h4" strokeWidth="1.5" />
      <path d="M228 86v-20" />
      <path d="M228 86v14" strokeWidth="3" />
    </g>
  );
}

function Cat() {
  return (
    <g stroke="var(--ink)" {...pen} strokeWidth="1.75">
      <path
        d="M58 176c-8-16-2-34 8-42l-2-18 10 8c5-2 10-2 14 0l9-8-1 18c5 8 6 20 2 42"
        transform="translate(0 -2)"
        fill="var(--paper)"
      />
      <path d="M70 138h.1M84 138h.1" strokeWidth="3" />
      <path d="M75 144l2 2 2-2M56 174c-14 2-20 14-14 26" />
    </g>
  );
}

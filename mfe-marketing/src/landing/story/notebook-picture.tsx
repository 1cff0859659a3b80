const pen = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const sheets = Array.from({ length: 14 }, (_, index) => index);

export function NotebookPicture() {
  return (
    <svg viewBox="0 0 560 380" aria-hidden className="block h-auto w-full">
      <path d="M30 344h500" stroke="var(--hairline)" strokeWidth="10" strokeLinecap="round" />
      <g stroke="var(--ink)" {...pen}>
        <path d="M280 52C226 28 120 26 48 40v286c72-12 178-10 232 14z" fill="var(--surface)" />
        <path d="M280 52c54-24 160-26 232-12v286c-72-12-178-10-232 14z" fill="var(--surface)" />
      </g>
      <LeftPage />
      <RightPage />
      <path d="M280 52v288" stroke="var(--ink)" strokeWidth="2" />
      <g stroke="var(--ink)" {...pen}>
        <path d="M452 300l64-82 16 12-64 82-22 8z" fill="var(--sun)" />
        <path d="M506 231l16 12M468 312l-16-12" />
      </g>
    </svg>
  );
}

function LeftPage() {
  return (
    <g>
      {sheets.map((sheet) => (
        <rect
          key={sheet}
          x="34"
          y={54 + sheet * 18.6}
          width="18"
          height="14"
          rx="3"
          fill={
            sheet % 3 === 0 ? 'var(--coral-soft)' : sheet % 3 === 1 ? 'var(--sun-soft)' : 'var(--sea-soft)'
          }
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
      ))}
      <g stroke="var(--edge)" strokeWidth="1" opacity="0.7">
        <path d="M70 66h190M70 90h190M70 114h190M70 138h190M70 162h190M70 186h190M70 210h190M70 234h190M70 258h190M70 282h190" />
        <path d="M126 60v232M172 60v232M218 60v232" />
      </g>
      <g stroke="var(--muted)" {...pen} strokeWidth="3">
        <path d="M78 78h32M78 102h38M78 126h26M78 150h36M78 174h30M78 198h38M78 222h24M78 246h34M78 270h28" />
        <path
          d="M134 78h24M134 102h18M180 102h26M134 126h26M226 126h24M134 150h20M180 174h22M134 198h26M226 198h20M180 222h26M134 246h22M226 246h26"
          opacity="0.55"
        />
      </g>
      <g stroke="var(--berry)" {...pen}>
        <path d="M176 142l36 16M212 142l-36 16" />
        <ellipse cx="239" cy="270" rx="24" ry="13" />
        <path d="M222 258l-34-62M186 206l2-10 9 6" strokeWidth="1.5" />
      </g>
    </g>
  );
}

function RightPage() {
  return (
    <g>
      <path d="M322 176a42 42 0 0 1 84 0z" fill="var(--sun)" />
      <g stroke="var(--palm)" {...pen}>
        <path d="M306 176v-34l7-12 7 12v34M320 152h12M332 176v-52l9-20 9 20v52M350 152h10M341 104v-12l9 4-9 4" />
        <path d="M304 176h92" />
      </g>
      <g stroke="var(--sea)" {...pen}>
        <path d="M396 176h94" />
        <path
          d="M418 164h58c-2 7-6 10-10 10h-38c-5 0-8-4-10-10zM430 164v-9h34l6 9M440 155v-8h8v8"
          fill="var(--surface)"
        />
        <path d="M400 190c6-4 12-4 18 0s12 4 18 0 12-4 18 0 12 4 18 0 12-4 18 0" opacity="0.7" />
        <path d="M418 202c6-4 12-4 18 0s12 4 18 0 12-4 18 0" opacity="0.45" />
      </g>
      <g stroke="var(--palm)" {...pen}>
        <path d="M308 236l5 5 9-11M308 262l5 5 9-11M308 288l5 5 9-11" />
      </g>
      <path
        d="M336 238h120M336 264h94M336 290h70"
        stroke="var(--muted)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
    </g>
  );
}

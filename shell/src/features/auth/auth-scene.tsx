const waves = [
  { y: 640, opacity: 0.55, shift: 0 },
  { y: 694, opacity: 0.42, shift: -46 },
  { y: 752, opacity: 0.28, shift: -18 },
];

const waveLine = (y: number) => `M-120 ${y}${' q23 -14 46 0 t46 0'.repeat(12)}`;

function Sky() {
  return (
    <defs>
      <linearGradient id="auth-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'light-dark(#c5e1e4, #0b1620)' }} />
        <stop offset="0.62" style={{ stopColor: 'light-dark(#f4ecd9, #143040)' }} />
        <stop offset="1" style={{ stopColor: 'light-dark(#fbe2ae, #3a4a4c)' }} />
      </linearGradient>
      <linearGradient id="auth-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'light-dark(#2f909c, #1b5562)' }} />
        <stop offset="1" style={{ stopColor: 'light-dark(#0b4b56, #0a2530)' }} />
      </linearGradient>
    </defs>
  );
}

function Land() {
  const near = 'light-dark(#2d784c, #2c6448)';
  return (
    <g>
      <path
        d="M0 466 C70 430 130 424 190 450 C250 474 300 520 420 560 L0 560Z"
        style={{ fill: 'light-dark(#8fbf9d, #1f4a3b)' }}
      />
      <path d="M0 512 C90 470 150 506 220 522 C280 536 330 548 372 560 L0 560Z" style={{ fill: near }} />
      <g fill="none" stroke="light-dark(#12263a, #cfe0e8)" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="126" cy="396" r="58" />
        <circle cx="126" cy="396" r="8" />
        <path d="M126 338v116M68 396h116M85 355l82 82M85 437l82-82" strokeWidth="1.5" />
        <path d="M126 396l-34 92M126 396l34 92" />
        <path d="M246 530v-62m0 0c-12-16-30-16-40-6m40 6c-2-18-18-28-32-26m32 26c4-18 20-26 34-22m-34 22c14-12 32-8 38 4" />
        <path d="M296 544v-40m0 0c-8-11-20-11-27-4m27 4c-1-12-12-19-21-17m21 17c3-12 13-17 23-15m-23 15c9-8 21-5 25 3" />
      </g>
    </g>
  );
}

function Ship() {
  return (
    <g transform="translate(540 486)">
      <path d="M0 46h168l-20 28H22z" fill="light-dark(#12263a, #0a1822)" />
      <path d="M18 46v-14h126v14M34 32v-13h92v13M50 19V8h58v11" fill="light-dark(#fbf8f3, #d8e4ea)" />
      <path d="M62 8V-12h18V8M88 8V-12h18V8" fill="var(--coral)" />
      <path
        d="M26 39h110M42 26h76"
        stroke="light-dark(#12263a, #12263a)"
        strokeWidth="2.5"
        strokeDasharray="3 7"
      />
    </g>
  );
}

export function AuthScene({ underBar = false }: { underBar?: boolean }) {
  const place = underBar ? 'top-16 h-[calc(100dvh-4rem)]' : 'top-0 h-dvh';
  return (
    <div className="relative hidden lg:block">
      <div className={`sticky overflow-hidden ${place}`}>
        <svg
          aria-hidden
          viewBox="0 0 800 1000"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
        >
          <Sky />
          <rect width="800" height="564" fill="url(#auth-sky)" />
          <g fill="var(--sun)">
            <circle cx="430" cy="452" r="176" opacity="0.12" />
            <circle cx="430" cy="452" r="124" opacity="0.2" />
            <circle cx="430" cy="452" r="76" />
          </g>
          <Land />
          <Ship />
          <rect y="560" width="800" height="440" fill="url(#auth-sea)" />
          <path d="M0 560h800" stroke="light-dark(#12263a, #eaf1f5)" strokeWidth="3" />
          <g stroke="var(--sun)" strokeWidth="5" strokeLinecap="round" opacity="0.75">
            <path transform="translate(-40 0)" d="M420 584h100M440 606h74M410 630h96M452 656h50M432 684h56" />
          </g>
          {waves.map(({ y, opacity, shift }) => (
            <path
              key={y}
              d={waveLine(y)}
              transform={`translate(${shift} 0)`}
              fill="none"
              stroke="#eaf6f7"
              strokeWidth="2.5"
              strokeLinecap="round"
              opacity={opacity}
            />
          ))}
        </svg>
        <div className="absolute inset-x-0 bottom-0 grid gap-2 p-10 text-[#ffffff] xl:p-14">
          <p className="font-display text-3xl font-semibold text-balance">
            Plan land and sea, on one budget.
          </p>
          <p className="max-w-md text-lg text-[#e3f1f2]">
            Park days, sea days, every booking window, and what it all costs, on one line.
          </p>
        </div>
      </div>
    </div>
  );
}

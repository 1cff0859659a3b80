const pen = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Each 64 px tile stands on the line; sea tiles hang from it. */
export function HorizonDefs({ id, slim }: { id: string; slim: boolean }) {
  return (
    <defs>
      <linearGradient id={`${id}-fade`}>
        <stop offset="0" stopColor="black" />
        <stop offset="0.12" stopColor="white" />
        <stop offset="0.8" stopColor="white" />
        <stop offset="1" stopColor="black" />
      </linearGradient>
      <mask id={`${id}-coast`} maskContentUnits="objectBoundingBox">
        <rect width="1" height="1" fill={`url(#${id}-fade)`} />
      </mask>
      <pattern id={`${id}-land`} width="720" height="64" patternUnits="userSpaceOnUse">
        <Land slim={slim} />
      </pattern>
      <pattern id={`${id}-sea`} width="240" height="40" patternUnits="userSpaceOnUse">
        <g stroke="var(--sea)" {...pen}>
          <path
            d="M0 9c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0 20-5 30 0 20 5 30 0 20-5 30 0 20 5 30 0"
            opacity="0.65"
          />
          <path d="M18 19c8-4 16-4 24 0s16 4 24 0 16-4 24 0M138 19c8-4 16-4 24 0s16 4 24 0" opacity="0.45" />
          <path d="M60 29c7-3 13-3 20 0s13 3 20 0M186 30c7-3 13-3 20 0s13 3 20 0" opacity="0.28" />
        </g>
      </pattern>
      <pattern id={`${id}-shore`} width="360" height="40" patternUnits="userSpaceOnUse">
        <g stroke="var(--palm)" {...pen} opacity="0.3">
          <path d="M14 8h38M96 13h22M170 8h54M262 14h30M318 8h20" />
        </g>
      </pattern>
    </defs>
  );
}

function Land({ slim }: { slim: boolean }) {
  return (
    <>
      <path
        d="M0 50c44-16 82-24 128-13 40 9 62 1 104-8 60-13 96 9 148 6 58-3 84-18 140-13 66 6 110 34 200 28v14H0z"
        fill="var(--palm)"
        opacity="0.13"
      />
      <path
        d="M0 58c60-12 96-4 150-8 70-5 112 8 176 3 54-4 94-13 150-6 74 9 146 14 244 11v6H0z"
        fill="var(--palm)"
        opacity="0.2"
      />
      {slim ? null : (
        <g stroke="var(--palm)" {...pen}>
          <path
            d="M96 64V44l5-9 5 9v20M106 50h9V34l6-14 6 14v16h10V40l5-9 5 9v24M121 20V13l6 3-6 2M127 64v-7a4.5 4.5 0 0 1 9 0v7M96 46h10M137 43h10M115 36h12"
            opacity="0.8"
          />
          <circle cx="262" cy="38" r="19" opacity="0.7" />
          <circle cx="262" cy="38" r="2.5" opacity="0.7" />
          <path
            d="M262 19v38M243 38h38M248.5 24.5l27 27M275.5 24.5l-27 27M262 40l-9 24M262 40l9 24"
            opacity="0.45"
          />
          <path
            d="M400 64c14-2 16-34 30-34s12 30 24 30 10-18 20-18 10 22 24 22M430 31v33M454 60v4M474 43v21M412 50v14M442 47v17"
            opacity="0.55"
          />
        </g>
      )}
      <g stroke="var(--palm)" {...pen} opacity="0.75">
        <path d="M38 64V49M38 54c-9-1-10-14 0-18 10 4 9 17 0 18zM60 64v-9M60 57c-6-1-7-10 0-13 7 3 6 12 0 13z" />
        <path d="M616 64c-1-12 1-22 5-30M621 34c-6-6-13-5-17 0M621 34c-1-8-7-11-13-9M621 34c2-8 9-10 14-7M621 34c6-4 13-2 15 4" />
        <path d="M186 64v-8M186 58c-5-1-6-9 0-12 6 3 5 11 0 12zM202 64v-12M202 55c-8-1-9-12 0-16 9 4 8 15 0 16zM344 64v-9M344 57c-6-1-7-10 0-13 7 3 6 12 0 13z" />
      </g>
    </>
  );
}

/** The ship shrinks on a short stretch of sea, so that it is drawn whole. */
export function Ship({ y }: { y: number }) {
  return (
    <svg
      y={y}
      height="64"
      viewBox="128 0 176 64"
      preserveAspectRatio="xMinYMax"
      overflow="visible"
      stroke="var(--sea)"
      {...pen}
    >
      <path d="M176 51h112c-3 8-8 13-14 13h-84c-7 0-11-6-14-13z" fill="var(--paper)" />
      <path d="M192 51v-8h78l8 8M200 43v-7h56l8 7M222 36V26h9v10M238 36V26h9v10" fill="var(--paper)" />
      <path d="M200 47h4M212 47h4M224 47h4M236 47h4M248 47h4M260 47h4" opacity="0.7" />
      <path d="M221 30c-8-3-9-9-17-10M237 30c-6-3-7-8-14-9" opacity="0.35" />
      <path
        d="M368 24c4-4 7-4 9 0 2-4 6-4 9 0M396 34c3-3 6-3 7 0 2-3 5-3 7 0M566 34c4-4 7-4 9 0 2-4 6-4 9 0"
        opacity="0.6"
      />
    </svg>
  );
}

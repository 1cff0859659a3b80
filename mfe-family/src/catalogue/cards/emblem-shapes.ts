/** A 48 by 48 tile with the horizon at 36: `line` is drawn with the pen, `tint` filled with the sun. */
interface EmblemShape {
  line: string;
  tint: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const emblemShapes = {
  coaster: {
    line: 'M5 36C8 16 14 9 19 20s7 14 11 4 8-8 13 12M11 36V18M19 36V20M30 36V24M37 36V22',
    tint: 'M13 10l6 1 3 5-7-2z',
  },
  'dark-ride': {
    line: 'M11 36V21a13 13 0 0 1 26 0v15M18 36V23a6 6 0 0 1 12 0v13M24 5v3M11 10l2 2M37 10l-2 2',
    tint: 'M18 36V23a6 6 0 0 1 12 0v13z',
  },
  boat: { line: 'M7 28h34l-6 8H13zM23 28V8M23 10l13 14H23M20 14l-8 10h8', tint: 'M23 10l13 14H23z' },
  splash: {
    line: 'M8 12c14 1 16 20 26 21M8 18c10 2 13 18 22 18M30 20l9 9M36 14v5M41 18l-3 4M44 25l-5 1',
    tint: 'M28 18l6-4 6 8-5 5z',
  },
  simulator: { line: 'M8 11h32v17H8zM16 36l8-8 8 8M16 20c3-6 13-6 16 0', tint: circle(24, 19, 4) },
  spinner: {
    line: `M24 36V12M24 17l-14 6M24 17l14 6M24 12l-9-5M24 12l9-5M18 36h12${circle(10, 26, 3.4)}${circle(38, 26, 3.4)}`,
    tint: circle(24, 12, 3.4),
  },
  train: {
    line: `M7 31h34M10 31V21h14v10M24 31V14h13v17M27 18h7v5h-7M13 21v-7h5v7${circle(14, 33, 2.6)}${circle(25, 33, 2.6)}${circle(35, 33, 2.6)}`,
    tint: 'M12 9c2-4 8-4 9 0-3 3-7 3-9 0z',
  },
  monorail: {
    line: 'M5 30h38M12 30v6M36 30v6M7 26c0-7 4-10 10-10h24v10zM17 16v10M27 16v10M35 16v10',
    tint: 'M19 18h6v5h-6z',
  },
  walk: {
    line: 'M24 36c0-7-10-6-10-12s16-5 16-11M12 36c0-8-6-8-4-15M30 13v-8l8 3-8 3',
    tint: 'M30 5l8 3-8 3z',
  },
  animal: {
    line: `M17 30c0-5 3-8 7-8s7 3 7 8c0 4-4 5-7 3-3 2-7 1-7-3z${circle(13, 21, 2.6)}${circle(20, 14, 2.8)}${circle(28, 14, 2.8)}${circle(35, 21, 2.6)}`,
    tint: 'M17 30c0-5 3-8 7-8s7 3 7 8c0 4-4 5-7 3-3 2-7 1-7-3z',
  },
  meet: {
    line: 'M24 33C14 26 10 21 10 16a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 5-4 10-14 17zM15 6l1 2M33 6l-1 2',
    tint: 'M24 28c-5-4-7-7-7-10a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 3-2 6-7 10z',
  },
  film: { line: 'M8 10h32v19H8zM24 29v7M16 36h16M20 15l9 4.5-9 4.5z', tint: 'M20 15l9 4.5-9 4.5z' },
  stage: {
    line: 'M8 9h32v27M8 9v27M8 9c0 12 4 17 9 19-2 3-5 5-9 6M40 9c0 12-4 17-9 19 2 3 5 5 9 6M20 36h8',
    tint: circle(24, 22, 4),
  },
  fireworks: {
    line: 'M24 36V21M24 15V9M18 18l-5-3M30 18l5-3M20 13l-3-5M28 13l3-5M18 21h-6M30 21h6M10 32v-5M38 33v-6M7 25l3 2M41 25l-3 2',
    tint: circle(24, 18, 3),
  },
  parade: {
    line: `M5 9c12 7 26 7 38 0M11 12l3 7 4-5M21 14.500l3 7 3-7M31 14l4 6 3-8M14 27h20v9M14 27v9M14 36h20${circle(24, 29, 0)}`,
    tint: 'M21 14.500l3 7 3-7z',
  },
  play: {
    line: 'M11 36V13h9v23M11 20h9M11 28h9M20 15c9 3 8 17 19 19M15 13V7l6 2.500-6 2.500',
    tint: 'M15 7l6 2.500-6 2.500z',
  },
  quest: {
    line: `${circle(24, 21, 13)}M28 17l-2.500 7-6.500 2 2.500-7zM24 5v3`,
    tint: 'M28 17l-2.500 7-6.500 2 2.500-7z',
  },
  table: {
    line: `${circle(24, 22, 9)}M8 11v7a3 3 0 0 0 6 0v-7M11 21v13M38 34V11c-4 2-4 9-1 12`,
    tint: circle(24, 22, 5),
  },
  quick: { line: 'M15 15h18l-2 21H17zM13 15h22M25 15l3-10h6M16 22h16', tint: 'M16 22h16l-.8 7H16.800z' },
  buffet: { line: 'M8 29a16 16 0 0 1 32 0zM5 33h38M24 13v-3M14 26c1-5 4-8 8-9', tint: circle(24, 9, 2.4) },
  lounge: { line: 'M11 11h26L24 25zM24 25v11M17 36h14M32 11l5-6', tint: 'M16 16h16l-8 8.500z' },
  sweet: {
    line: 'M15 20a9 9 0 0 1 18 0c2 0 2 4-1 4H16c-3 0-3-4-1-4zM17 24l7 14 7-14M20 27l8 4',
    tint: 'M15 20a9 9 0 0 1 18 0z',
  },
  savory: {
    line: 'M9 24c0-8 30-8 30 0M7 24h34M9 28c3 3 5-2 8 0s5 2 8 0 5 2 8 0 5-1 6 0M9 32h30c0 4-30 4-30 0',
    tint: 'M9 24c0-8 30-8 30 0z',
  },
  drink: { line: 'M15 14h18l-3 22H18zM16 20h16M24 14V6l7-2', tint: 'M16 20h16l-1.500 10H17.500z' },
  breakfast: {
    line: 'M10 17h22v9a10 8 0 0 1-22 0zM32 19h4a4 4 0 0 1 0 8h-4M7 36h28M16 12c-2-3 2-4 0-7M25 12c-2-3 2-4 0-7',
    tint: 'M11 22h20v4a9 7 0 0 1-20 0z',
  },
  photo: { line: `M7 14h9l3-4h10l3 4h9v20H7z${circle(24, 23, 6.5)}`, tint: circle(24, 23, 3) },
  ship: {
    line: 'M5 27h38l-6 9H12zM11 27v-6h25v6M15 21v-5h16v5M19 16l1-7h4l1 7M28 16l1-7h4l1 7',
    tint: 'M19 12h6l.5 4h-7z',
  },
  island: {
    line: 'M9 36c4-4 26-4 30 0M24 33c-1-7 0-12 3-17M27 16c-6-4-12-2-14 3M27 16c6-4 12-1 13 4M27 16c-2-6-8-8-12-6M27 16c3-5 8-6 11-3',
    tint: circle(11, 10, 4),
  },
  care: { line: `M12 36V17l12-9 12 9v19zM24 18v10M19 23h10`, tint: 'M22 18h4v10h-4z' },
} as const satisfies Record<string, EmblemShape>;

export type EmblemName = keyof typeof emblemShapes;

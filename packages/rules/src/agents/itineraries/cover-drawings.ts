import type { CoverDrawing } from '@landsea/contracts/agents';

/** A path of SVG and PDF in a box of {@link COVER_BOX}, painted in the order of the list. */
export interface CoverShape {
  path: string;
  color: string;
}

export interface CoverPicture {
  name: string;
  alt: string;
  shapes: readonly CoverShape[];
}

export const COVER_BOX = { width: 1200, height: 420 } as const;

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const sky = (color: string): CoverShape => ({ path: box(0, 0, 1200, 420), color });
const boxes = (color: string, places: readonly (readonly [number, number])[], size: [number, number]) =>
  places.map(([x, y]): CoverShape => ({ path: box(x, y, ...size), color }));
const tower = (x: number, top: number, width: number): CoverShape[] => [
  { path: box(x, top, width, 360 - top), color: '#fbf3e4' },
  {
    path: `M${x - 8} ${top}h${width + 16}L${x + width / 2} ${top - width * 1.5}Z`,
    color: '#8a3b52',
  },
];

const castle: CoverPicture = {
  name: 'Castle',
  alt: 'A castle on a hill in the evening sun',
  shapes: [
    sky('#fadfb6'),
    { path: disc(860, 210, 92), color: '#f2b33d' },
    { path: 'M0 330Q220 220 460 310T900 290T1200 300V420H0Z', color: '#e2a978' },
    ...tower(500, 190, 46),
    ...tower(654, 190, 46),
    ...tower(572, 130, 56),
    { path: box(536, 250, 128, 110), color: '#f3e4c9' },
    { path: 'M578 360V312a22 22 0 0 1 44 0V360Z', color: '#5c2f45' },
    ...boxes(
      '#5c2f45',
      [
        [517, 220],
        [671, 220],
        [594, 160],
        [594, 205],
      ],
      [12, 22],
    ),
    { path: 'M0 372Q300 318 620 350T1200 342V420H0Z', color: '#2f6b57' },
    { path: 'M0 404Q420 366 760 390T1200 382V420H0Z', color: '#1f4f42' },
  ],
};

const ship: CoverPicture = {
  name: 'Ship',
  alt: 'A cruise ship at sea under a bright sky',
  shapes: [
    sky('#d3ecf0'),
    { path: disc(250, 130, 62), color: '#f2b33d' },
    { path: 'M820 110q10-34 48-28q22-36 62-14q40-8 44 42Z', color: '#ffffff' },
    { path: 'M470 74q8-24 34-20q16-24 44-10q28-4 30 30Z', color: '#ffffff' },
    { path: box(0, 300, 1200, 120), color: '#0f6e7c' },
    { path: 'M520 150h44l-8 52h-44ZM636 150h44l-8 52h-44Z', color: '#c8462f' },
    { path: 'M468 202H770l26 30H468Z', color: '#ffffff' },
    { path: 'M424 232H830l22 34H424Z', color: '#f4f7f8' },
    { path: 'M360 266H900L846 330H412Q376 310 360 266Z', color: '#12324a' },
    ...boxes(
      '#7fb6c4',
      Array.from({ length: 11 }, (_, index) => [452 + index * 34, 244] as const),
      [20, 12],
    ),
    ...boxes(
      '#7fb6c4',
      Array.from({ length: 8 }, (_, index) => [490 + index * 34, 212] as const),
      [20, 10],
    ),
    { path: 'M0 338q75-22 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V420H0Z', color: '#0c5864' },
    {
      path: 'M-75 376q75-20 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V420H-75Z',
      color: '#0a4650',
    },
  ],
};

const frond = (x: number, y: number, toX: number, toY: number, bend: number): string =>
  `M${x} ${y}Q${(x + toX) / 2} ${Math.min(y, toY) - bend} ${toX} ${toY}Q${(x + toX) / 2} ${Math.min(y, toY) - bend + 34} ${x} ${y}Z`;

const beach: CoverPicture = {
  name: 'Beach',
  alt: 'A palm tree on a quiet beach',
  shapes: [
    sky('#cdeaf0'),
    { path: disc(820, 120, 66), color: '#f2b33d' },
    { path: 'M520 232q60-44 130-22q40-30 96 22Z', color: '#3f8f83' },
    { path: box(0, 230, 1200, 110), color: '#1b8a98' },
    { path: 'M0 282q100-14 200 0t200 0t200 0t200 0t200 0t200 0V340H0Z', color: '#2aa3ad' },
    { path: 'M0 338Q300 296 640 328T1200 318V420H0Z', color: '#f3dcae' },
    { path: 'M0 392Q420 352 800 384T1200 370V420H0Z', color: '#e6c68b' },
    { path: 'M262 352Q274 230 330 138l16 8Q300 236 296 352Z', color: '#7a4f32' },
    {
      path: [
        frond(336, 142, 190, 176, 58),
        frond(336, 142, 214, 96, 46),
        frond(336, 142, 452, 92, 46),
        frond(336, 142, 482, 172, 58),
        frond(336, 142, 372, 232, 12),
      ].join(''),
      color: '#2f7d4f',
    },
    { path: 'M906 300h8v74h-8Z', color: '#7a4f32' },
    { path: 'M846 326q64-66 128 0Z', color: '#c8462f' },
  ],
};

const mountains: CoverPicture = {
  name: 'Mountains',
  alt: 'Snowy mountains above a lake',
  shapes: [
    sky('#dbe7f4'),
    { path: disc(930, 110, 58), color: '#f2b33d' },
    { path: 'M-20 310L230 120L420 310ZM640 310L900 150L1220 310Z', color: '#8fa6be' },
    { path: 'M230 310L560 60L900 310Z', color: '#5f7b98' },
    { path: 'M450 143L560 60L673 143L624 128L590 160L552 124L508 164Z', color: '#ffffff' },
    {
      path: 'M165 170L230 120L282 172L240 158L208 178ZM824 197L900 150L988 194L930 186L896 206Z',
      color: '#ffffff',
    },
    { path: box(0, 308, 1200, 112), color: '#2b7f93' },
    { path: 'M300 330h420v6H300ZM640 356h300v6H640ZM180 376h260v6H180Z', color: '#5aa5b5' },
    { path: 'M0 326l26-70l26 70ZM54 336l30-92l30 92ZM116 330l24-66l24 66Z', color: '#1f5c4a' },
    { path: 'M1036 330l26-74l26 74ZM1086 340l32-96l32 96ZM1148 330l24-68l24 68Z', color: '#1f5c4a' },
    { path: 'M0 330Q130 318 230 344T0 392ZM1200 324Q1060 316 980 346T1200 390Z', color: '#2f6b57' },
  ],
};

/** Drawn by the page and the PDF alike. */
export const coverPictures: Readonly<Record<CoverDrawing, CoverPicture>> = { castle, ship, beach, mountains };

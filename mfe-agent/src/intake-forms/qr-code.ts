/** ISO/IEC 18004, byte mode, error correction level M, versions 1 to 6: up to 106 bytes. */
const VERSIONS = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
] as const;

const BYTE = 8;
const FIELD = 255;
const exps: number[] = [];
const logs: number[] = [];
for (let power = 0, value = 1; power < FIELD; power += 1) {
  exps[power] = value;
  logs[value] = power;
  value = value << 1;
  if (value > FIELD) value ^= 0x11d;
}
const multiply = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (exps[((logs[one] ?? 0) + (logs[other] ?? 0)) % FIELD] ?? 0);

/** Reed-Solomon codewords of a block. */
export const makeCorrection = (data: readonly number[], count: number): number[] => {
  let generator = [1];
  for (let power = 0; power < count; power += 1)
    generator = [...generator, 0].map(
      (value, at) => value ^ multiply(generator[at - 1] ?? 0, exps[power] ?? 0),
    );
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    generator.forEach((value, offset) => {
      rest[at + offset] = (rest[at + offset] ?? 0) ^ multiply(value, factor);
    });
  }
  return rest.slice(data.length);
};

const toBits = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

const interleave = (blocks: readonly (readonly number[])[]): number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));

const encode = (
  bytes: readonly number[],
  { blocks, data, correction }: (typeof VERSIONS)[number],
): number[] => {
  const capacity = blocks * data;
  const bits = [
    ...toBits(0b0100, 4),
    ...toBits(bytes.length, BYTE),
    ...bytes.flatMap((each) => toBits(each, BYTE)),
  ];
  const ended = [...bits, 0, 0, 0, 0].slice(0, capacity * BYTE);
  const words = Array.from({ length: Math.ceil(ended.length / BYTE) }, (_, at) =>
    toBits(0, BYTE).reduce((sum, _bit, bit) => sum * 2 + (ended[at * BYTE + bit] ?? 0), 0),
  );
  const pads = [0xec, 0x11];
  for (let at = 0; words.length < capacity; at += 1) words.push(pads[at % 2] ?? 0);
  const parts = Array.from({ length: blocks }, (_, at) => words.slice(at * data, (at + 1) * data));
  return [...interleave(parts), ...interleave(parts.map((part) => makeCorrection(part, correction)))];
};

/** UTF-8. */
const toBytes = (text: string): number[] =>
  Array.from(encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g), ([, hex, sign = '']) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** Undefined for a module that data may fill. */
type Grid = (boolean | undefined)[][];

const isFinder = (row: number, column: number): boolean => {
  const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
  return ring !== 2 && ring <= 3;
};

const drawPatterns = (size: number, version: number): Grid => {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const put = (row: number, column: number, isDark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = -1; row <= 7; row += 1)
      for (let column = -1; column <= 7; column += 1) put(top + row, left + column, isFinder(row, column));
  const center = size - 7;
  if (version > 1)
    for (let row = -2; row <= 2; row += 1)
      for (let column = -2; column <= 2; column += 1)
        put(center + row, center + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
  return grid;
};

/** BCH (15, 5) of level M and the mask. */
export const makeFormat = (mask: number): number => {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  return ((mask << 10) | rest) ^ 0b101010000010010;
};

const drawFormat = (grid: Grid, mask: number): void => {
  const size = grid.length;
  const bits = toBits(makeFormat(mask), 15).map(Boolean);
  const put = (row: number, column: number, at: number) => {
    const line = grid[row];
    if (line) line[column] = bits[at];
  };
  for (let at = 0; at < 15; at += 1) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at < 6 ? 14 - at : 15 - at;
    if (at < 8) put(8, near, at);
    else put(near, 8, at);
    if (at < 7) put(size - 1 - at, 8, at);
    else put(8, size - 15 + at, at);
  }
  const line = grid[size - 8];
  if (line) line[8] = true;
};

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
];

/** Two columns at a time from the right, up and down, around the timing column. */
export const listDataPlaces = (size: number): [row: number, column: number][] => {
  const places: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) places.push([isUp ? size - 1 - step : step, column]);
    isUp = !isUp;
  }
  return places;
};

const fill = (version: number, words: readonly number[], mask: number): boolean[][] => {
  const size = 17 + 4 * version;
  const grid = drawPatterns(size, version);
  drawFormat(grid, mask);
  const bits = words.flatMap((word) => toBits(word, BYTE));
  let at = 0;
  for (const [row, column] of listDataPlaces(size)) {
    const line = grid[row];
    if (!line || line[column] !== undefined) continue;
    const isDark = (bits[at] ?? 0) === 1;
    line[column] = isDark !== (masks[mask]?.(row, column) ?? false);
    at += 1;
  }
  return grid.map((line) => line.map((module) => module === true));
};

/** Long runs of one color are hard to read. */
const countRuns = (grid: readonly (readonly boolean[])[]): number => {
  const lines = [...grid, ...grid.map((_, column) => grid.map((line) => line[column] ?? false))];
  return lines
    .map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
    .reduce((sum, line) => sum + (line.match(/0{5,}|1{5,}/g) ?? []).join('').length, 0);
};

/** Rows of modules, true for dark; undefined for a text that is too long. */
export const makeQrCode = (text: string): boolean[][] | undefined => {
  const bytes = toBytes(text);
  const index = VERSIONS.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  const version = VERSIONS[index];
  if (!version) return undefined;
  const words = encode(bytes, version);
  const grids = masks.map((_, mask) => fill(index + 1, words, mask));
  return grids.toSorted((one, other) => countRuns(one) - countRuns(other))[0];
};

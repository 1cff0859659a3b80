import { listDataPlaces, makeCorrection, makeFormat, makeQrCode } from './qr-code';

it('makes the correction words of the standard’s example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(makeCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it('writes the format of level M', () => {
  expect(makeFormat(0).toString(2)).toBe('101010000010010');
  expect(makeFormat(1).toString(2)).toBe('101000100100101');
  expect(makeFormat(2).toString(2)).toBe('101111001111100');
  expect(makeFormat(3).toString(2)).toBe('101101101001011');
});

const masks = [
  (row: number, column: number) => (row + column) % 2 === 0,
  (row: number) => row % 2 === 0,
  (_row: number, column: number) => column % 3 === 0,
  (row: number, column: number) => (row + column) % 3 === 0,
];
const blocksOf: Readonly<Record<number, { blocks: number; data: number }>> = {
  21: { blocks: 1, data: 16 },
  25: { blocks: 1, data: 28 },
  29: { blocks: 1, data: 44 },
  33: { blocks: 2, data: 32 },
  37: { blocks: 2, data: 43 },
  41: { blocks: 4, data: 27 },
};

/** Reads the text back, from the format beside the first finder on. */
const read = (grid: boolean[][]): string => {
  const size = grid.length;
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => grid[8]?.[column]);
  const below = [7, 5, 4, 3, 2, 1, 0].map((row) => grid[row]?.[8]);
  const format = [...near, ...below].map((isDark) => (isDark ? '1' : '0')).join('');
  const mask = [0, 1, 2, 3].find((each) => makeFormat(each).toString(2).padStart(15, '0') === format) ?? 0;
  const alignment = size - 7;
  const isPattern = (row: number, column: number) =>
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (size > 21 && Math.abs(row - alignment) <= 2 && Math.abs(column - alignment) <= 2);
  const bits = listDataPlaces(size)
    .filter(([row, column]) => !isPattern(row, column))
    .map(([row, column]) => Number(grid[row]?.[column] !== masks[mask]?.(row, column)));
  const { blocks, data } = blocksOf[size] ?? { blocks: 1, data: 1 };
  const words = Array.from({ length: blocks * data }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const ordered = Array.from({ length: blocks }, (_, block) =>
    words.filter((_word, at) => at % blocks === block),
  ).flat();
  const text = ordered.map((word) => word.toString(2).padStart(8, '0')).join('');
  const length = Number.parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(text.slice(12 + at * 8, 20 + at * 8), 2));
  return String.fromCharCode(...bytes);
};

it.each([
  'Hi',
  'https://landsea.example/f/short',
  'http://localhost:4300/f/abcdefghijk',
  `https://landsea.example/f/${'a'.repeat(32)}`,
  `https://landsea.example/f/${'Zb-_9'.repeat(9)}`,
  `https://plans.magic-miles-travel.example/f/${'x'.repeat(60)}`,
])('holds %s', (text) => {
  const grid = makeQrCode(text) ?? [];
  expect(read(grid)).toBe(text);
  expect(grid[grid.length - 8]?.[8]).toBe(true);
});

it('draws nothing for a text that is too long', () => {
  expect(makeQrCode('x'.repeat(107))).toBeUndefined();
});

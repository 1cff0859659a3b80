import type { FileProblem } from '@landsea/contracts/forwarding';
import { getDocumentProxy } from 'unpdf';

export const MOST_PDF_BYTES = 8 * 1024 * 1024;
/** Tickets and vouchers are shorter; terms follow. */
const MOST_PAGES = 10;
const MOST_MS = 2000;
const MOST_LETTERS = 40_000;
/** In heights of a letter. */
const GAP = 1.2;

export interface PdfText {
  text: string;
  problem: FileProblem | null;
}

interface Piece {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pieces at the same height form a row, whatever the order of drawing. */
export const groupRows = (pieces: readonly Piece[]): string[] => {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) <= Math.max(first.height, piece.height, 1) / 2)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(lineOf).filter((line) => line !== '');
};

const lineOf = (row: Piece[]): string => {
  let line = '';
  let end = -Infinity;
  for (const { str, x, width, height } of row.sort((a, b) => a.x - b.x)) {
    if (line !== '') line += x - end > GAP * height ? '\t' : x - end > height / 5 ? ' ' : '';
    line += str;
    end = x + width;
  }
  return line
    .replace(/ *\t */g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
};

const isText = (item: object): item is { str: string; transform: number[]; width: number; height: number } =>
  'str' in item;

const piecesOf = (items: readonly object[]): Piece[] =>
  items.filter(isText).flatMap(({ str, transform, width, height }) => {
    // Glyphs without a letter are U+0000, which Postgres refuses.
    const words = str.replaceAll('\0', '');
    const [, , , , x = 0, y = 0] = transform;
    return words.trim() === '' ? [] : [{ str: words, x, y, width, height: height || 10 }];
  });

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const textOf = async (pdf: Pdf): Promise<PdfText> => {
  const until = performance.now() + MOST_MS;
  const lines: string[] = [];
  let page = 1;
  for (; page <= Math.min(pdf.numPages, MOST_PAGES) && performance.now() < until; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    lines.push(...groupRows(piecesOf(items)));
  }
  const text = lines.join('\n');
  if (text === '') return { text, problem: page > 1 ? 'scan' : 'too-long' };
  return { text: text.slice(0, MOST_LETTERS), problem: page <= pdf.numPages ? 'too-long' : null };
};

export const readPdfText = async (content: Uint8Array): Promise<PdfText> => {
  if (content.length > MOST_PDF_BYTES) return { text: '', problem: 'too-large' };
  let pdf: Pdf | undefined;
  try {
    pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
    return await textOf(pdf);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { text: '', problem: isLocked ? 'password' : 'damaged' };
  } finally {
    await pdf?.loadingTask.destroy();
  }
};

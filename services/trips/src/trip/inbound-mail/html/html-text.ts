import { Parser } from 'htmlparser2';
import { getDisplay, hasNoSize, isBlock, isCell, isQuote, isSkipped } from './element-kinds.js';
import { layOutRow, TextSink } from './text-sink.js';

const MOST_READ = 1_000_000;
/** Deeper elements count as text of the last frame. */
const MOST_FRAMES = 300;
/** Columns that no table has: what comes then begins its own row. */
const MOST_COLUMNS = 500;
/** The parser is slow beyond this depth: the mail is then read without its elements. */
const MOST_DEPTH = 3000;
/** Several times as many as a long mail has; one with more is read without its elements. */
const MOST_ELEMENTS = 40_000;

class TooManyElements extends Error {}

interface Frame {
  name: string;
  sink: TextSink;
  isHidden: boolean;
  hasNoSize: boolean;
  isVerbatim: boolean;
  isBlock: boolean;
  isCell: boolean;
  isFlex: boolean;
  quotes: number;
  row: string[][];
}

interface TextOptions {
  marksQuotes: boolean;
}

class TextReader {
  private readonly frames: Frame[] = [];
  private readonly root: Frame;
  private lastBlock = '';
  private beyond = 0;
  private elements = 0;

  constructor(private readonly options: TextOptions) {
    const flags = { isHidden: false, hasNoSize: false, isVerbatim: false, isCell: false, isFlex: false };
    this.root = { name: '', sink: new TextSink(0), ...flags, isBlock: true, quotes: 0, row: [] };
  }

  private get frame(): Frame {
    return this.frames.at(-1) ?? this.root;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS) throw new TooManyElements();
    const parent = this.frame;
    if (this.frames.length >= MOST_FRAMES) return this.openBeyond(name, parent);
    const isHidden = parent.isHidden || isSkipped(name, attributes);
    const cell = isCell(name, attributes) || (parent.isFlex && isBlock(name, attributes));
    const block = cell || isBlock(name, attributes);
    const quotes = parent.quotes + Number(this.options.marksQuotes && isQuote(name, attributes));
    if (!isHidden && block) {
      parent.sink.endLine(parent.quotes);
      if (!cell) flush(parent);
      if (name === 'dd' && this.lastBlock === 'dt') parent.sink.continueLine();
    }
    if (!isHidden && name === 'br') this.breakLine(parent);
    this.frames.push({
      name,
      isHidden,
      quotes,
      isBlock: block,
      isCell: cell,
      row: [],
      sink: cell && !isHidden ? new TextSink(quotes) : parent.sink,
      hasNoSize: hasNoSize(attributes) ?? parent.hasNoSize,
      isVerbatim: parent.isVerbatim || name === 'pre',
      isFlex: /^(inline-)?flex$/.test(getDisplay(attributes)),
    });
  }

  private openBeyond(name: string, { sink, quotes, isHidden }: Frame): void {
    this.beyond += 1;
    if (this.beyond > MOST_DEPTH) throw new TooManyElements();
    if (!isHidden && (name === 'br' || isBlock(name, {}))) sink.endLine(quotes);
  }

  private breakLine(frame: Frame): void {
    flush(frame);
    frame.sink.breakLine(frame.quotes);
  }

  text(words: string): void {
    const { frame } = this;
    if (frame.isHidden || frame.hasNoSize) return;
    if (words.trim() !== '') {
      flush(frame);
      this.lastBlock = '';
    }
    if (frame.name !== 'tr' && frame.name !== 'table') frame.sink.add(words, frame.isVerbatim);
  }

  close(): void {
    if (this.beyond > 0) {
      this.beyond -= 1;
      return;
    }
    const frame = this.frames.pop();
    if (!frame || frame.isHidden || !frame.isBlock) {
      if (frame && !frame.isHidden) this.handOver(frame);
      return;
    }
    frame.sink.endLine(frame.quotes);
    flush(frame);
    this.lastBlock = frame.name;
    if (frame.isCell && frame.sink.hasWords) addCell(this.frame, frame.sink.lines);
  }

  /** Cells within an inline element belong to the row of its block. */
  private handOver(frame: Frame): void {
    for (const cell of frame.row) addCell(this.frame, cell);
  }

  end(): string {
    this.beyond = 0;
    while (this.frames.length > 0) this.close();
    this.root.sink.endLine(0);
    flush(this.root);
    return this.root.sink.lines
      .map((line) => line.replace(/[ \u00a0]{2,}|\u00a0/g, ' ').trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }
}

const flush = (frame: Frame): void => {
  if (frame.row.length === 0) return;
  frame.sink.addLines(layOutRow(frame.row), frame.quotes);
  frame.row = [];
};

const addCell = (frame: Frame, lines: string[]): void => {
  if (frame.row.length >= MOST_COLUMNS) flush(frame);
  frame.row.push(lines);
};

const read = (html: string, options: TextOptions): string => {
  const reader = new TextReader(options);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (words) => reader.text(words),
    onclosetag: () => reader.close(),
  });
  parser.write(html);
  parser.end();
  return reader.end();
};

/** A row of a table is a line, its cells separated by tabs. The result is text, never HTML. */
export const toText = (html: string, options: TextOptions): string => {
  const source = html.slice(0, MOST_READ);
  try {
    return read(source, options);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    return read(source.replace(/<[^<>]*>/g, ' '), options);
  }
};

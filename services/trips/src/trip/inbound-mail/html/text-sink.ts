/** Longer cells are columns of prose. */
const MOST_BESIDE = 8;
/** Characters without width, with which senders fill the preview of a mail. */
const NO_WIDTH =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u2060-\u2064\ufeff]/g;

/** A word as most are, that needs no look: a parser hands over a million loose signs one by one. */
const PLAIN = /^[!-~]+$/;

export class TextSink {
  readonly lines: string[] = [];
  /** Joined once: a line of a million characters may come one by one. */
  private line: string[] = [];
  private endsInBlank = true;

  /** @param depth quotes around the mail's place: their marks are not its own. */
  constructor(readonly depth: number) {}

  get hasWords(): boolean {
    return this.lines.some((line) => line !== '');
  }

  add(words: string, isVerbatim: boolean): void {
    if (PLAIN.test(words)) {
      this.line.push(words);
      this.endsInBlank = false;
      return;
    }
    const seen = words.replace(NO_WIDTH, '');
    if (isVerbatim) return this.addVerbatim(seen);
    const collapsed = seen.replace(/\s{2,}|[^\S ]/g, ' ');
    const fitting = this.endsInBlank ? collapsed.trimStart() : collapsed;
    if (fitting === '') return;
    this.line.push(fitting);
    this.endsInBlank = fitting.endsWith(' ');
  }

  private addVerbatim(words: string): void {
    const [first = '', ...others] = words.split('\n');
    this.line.push(first);
    for (const each of others) {
      this.lines.push(this.takeLine());
      this.line.push(each);
    }
    this.endsInBlank = false;
  }

  private takeLine(): string {
    const line = this.line.join('').trim();
    this.line = [];
    this.endsInBlank = true;
    return line;
  }

  breakLine(quotes: number): void {
    this.lines.push(marked(this.takeLine(), quotes - this.depth));
  }

  endLine(quotes: number): void {
    const line = this.takeLine();
    if (line !== '') this.lines.push(marked(line, quotes - this.depth));
  }

  addLines(lines: readonly string[], quotes: number): void {
    for (const line of lines) this.lines.push(marked(line, quotes - this.depth));
  }

  continueLine(): void {
    const last = this.lines.pop();
    if (last) this.line.push(`${last}\t`);
  }
}

const marked = (line: string, quotes: number): string =>
  quotes > 0 ? `${'>'.repeat(quotes)} ${line}`.trimEnd() : line;

const trimmed = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
};

/** Cells of several lines are joined line by line, so that a column stays one. */
export const layOutRow = (cells: readonly (readonly string[])[]): string[] => {
  const filled = cells.map(trimmed).filter((cell) => cell.length > 0);
  const most = Math.max(0, ...filled.map((cell) => cell.length));
  if (filled.length < 2 || most > MOST_BESIDE) return filled.flat();
  const beside = filled.map((cell) => cell.filter((line) => line !== ''));
  return Array.from({ length: most }, (_, at) =>
    beside
      .map((cell) => cell[at] ?? '')
      .join('\t')
      .trimEnd(),
  ).filter((line) => line !== '');
};

import type { ImportField, ImportMapping } from '@landsea/contracts/agents/imports';
import { secretNames, takeSecrets } from '../secret-numbers.js';
import { cleanCell } from './import-text.js';

export interface FileRow {
  /** Counts from 1, with the headings. */
  line: number;
  cells: readonly string[];
}

/** A sentence about a row, which is imported in any case. */
export interface ImportFinding {
  line: number;
  sentence: string;
  isSecret?: true;
}

/** The cells of a row by field: clean text, without numbers that nobody may keep. */
export class RowCells {
  readonly findings: ImportFinding[] = [];
  private readonly values = new Map<ImportField, string[]>();

  constructor(
    readonly row: FileRow,
    mapping: ImportMapping,
    header: readonly string[],
  ) {
    for (const [index, field] of mapping.entries()) {
      const cell = cleanCell(row.cells[index] ?? '');
      if (!field || cell === '') continue;
      this.add(field, cell, header[index] ?? '');
      if (cell.startsWith('=') && row.cells[index]?.trim() === cell)
        this.say(`“${header[index] ?? ''}” holds a formula: we keep it as text and never run it.`);
    }
  }

  get(field: ImportField): string {
    return this.values.get(field)?.[0] ?? '';
  }

  getAll(field: ImportField): readonly string[] {
    return this.values.get(field) ?? [];
  }

  say(sentence: string): void {
    this.findings.push({ line: this.row.line, sentence });
  }

  private add(field: ImportField, cell: string, heading: string): void {
    if (field === 'secret') {
      this.saySecret(`“${heading}” is never imported: the number was left out.`);
      return;
    }
    // Whether there is one is kept, the number is not.
    const { text, taken } = field === 'knownTraveler' ? { text: cell, taken: [] } : takeSecrets(cell);
    for (const kind of taken) this.saySecret(`In “${heading}” ${secretNames[kind]} was taken out.`);
    this.values.set(field, [...this.getAll(field), text]);
  }

  private saySecret(sentence: string): void {
    this.findings.push({ line: this.row.line, sentence, isSecret: true });
  }
}

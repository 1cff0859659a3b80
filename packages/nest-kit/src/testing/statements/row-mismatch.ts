import ts from 'typescript';
import type { Column, ReadAs } from './described-statement.js';
import { anything } from './known-values.js';

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/** The first word that is in no parentheses, after the named queries of WITH. */
const commandOf = (text: string): string => {
  let depth = 0;
  for (const [word] of text.replace(/'[^']*'|--.*$/gm, "''").matchAll(/[()]|\b[a-z]+\b/gi)) {
    if (word === '(') depth += 1;
    else if (word === ')') depth -= 1;
    else if (depth === 0 && /^(select|insert|update|delete|values)$/i.test(word)) return word.toUpperCase();
  }
  return '';
};

/** True when a condition of the statement leaves no null in the column. */
const isRestricted = (column: string, text: string): boolean =>
  new RegExp(String.raw`\b${column}\s+(IS NOT NULL|IN \(|=|<|>|@>)|=\s*(\w+\.)?${column}\b`).test(text);

/** Compares the rows that a statement gives with the type that the code gives them. */
export class RowTypes {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** @returns a sentence for each difference. */
  compare(text: string, columns: readonly Column[], answer: ts.Type): string[] {
    const row = this.rowOf(commandOf(text), answer);
    if (row === undefined)
      return [`${commandOf(text)} is not answered with ${this.checker.typeToString(answer)}`];
    if (row.flags & (anything | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter)) return [];
    const present = this.checker.getNonNullableType(row);
    return [
      ...columns.flatMap((column) => this.compareColumn(column, present, text)),
      ...this.missing(columns, present),
    ];
  }

  /** TypeORM answers UPDATE and DELETE with `[rows, count]`, anything else with rows. */
  private rowOf(command: string, answer: ts.Type): ts.Type | undefined {
    const members = this.checker.getTypeArguments(answer as ts.TypeReference);
    const isCounted = command === 'UPDATE' || command === 'DELETE';
    const [first, second] = members;
    if (isCounted) {
      if (
        !this.checker.isTupleType(answer) ||
        !first ||
        (second && !(second.flags & ts.TypeFlags.NumberLike))
      )
        return undefined;
      return first.flags & ts.TypeFlags.Unknown ? first : this.rowOf('SELECT', first);
    }
    if (!first || !(this.checker.isArrayType(answer) || this.checker.isTupleType(answer))) return undefined;
    return this.checker.isArrayType(answer) || members.length === 1 ? first : undefined;
  }

  private compareColumn({ name, readAs, nullable }: Column, row: ts.Type, text: string): string[] {
    const property = this.checker.getPropertyOfType(row, name);
    if (!property) return row.getStringIndexType() ? [] : [`${name} is selected, but not in the type`];
    const type = this.checker.getTypeOfSymbol(property);
    if (!this.reads(type, readAs))
      return [`${name} is read as ${nameOf(readAs)}, but its type is ${this.checker.typeToString(type)}`];
    const isSafe =
      nullable === null ||
      isRestricted(nullable, text) ||
      this.membersOf(type).some(({ flags }) => flags & (nothing | anything));
    return isSafe ? [] : [`${name} may be null, but its type is ${this.checker.typeToString(type)}`];
  }

  private missing(columns: readonly Column[], row: ts.Type): string[] {
    const selected = new Set(columns.map(({ name }) => name));
    return this.checker
      .getPropertiesOfType(row)
      .filter((property) => !(property.flags & ts.SymbolFlags.Optional) && !selected.has(property.name))
      .map(({ name }) => `${name} is in the type, but not selected`);
  }

  private membersOf(type: ts.Type): readonly ts.Type[] {
    return type.isUnionOrIntersection() ? type.types.flatMap((each) => this.membersOf(each)) : [type];
  }

  private reads(type: ts.Type, readAs: ReadAs): boolean {
    return this.membersOf(type).some((member) => this.readsMember(member, readAs));
  }

  private readsMember(type: ts.Type, readAs: ReadAs): boolean {
    const { flags } = type;
    if (flags & anything || readAs === 'other') return true;
    if (readAs === 'string') return Boolean(flags & ts.TypeFlags.StringLike);
    if (readAs === 'number') return Boolean(flags & ts.TypeFlags.NumberLike);
    if (readAs === 'boolean') return Boolean(flags & ts.TypeFlags.BooleanLike);
    if (readAs === 'Date' || readAs === 'Buffer') return type.symbol?.name === readAs;
    if (readAs === 'json') return !(flags & nothing) && !['Date', 'Buffer'].includes(type.symbol?.name ?? '');
    const [element] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
    return element !== undefined && this.reads(element, readAs.each);
  }
}

const nameOf = (readAs: ReadAs): string => (typeof readAs === 'string' ? readAs : `${nameOf(readAs.each)}[]`);

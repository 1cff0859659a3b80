import ts from 'typescript';
import type { Described, ReadAs } from './described-statement.js';
import { anything } from './known-values.js';

/** Kinds of values that `pg` writes so that Postgres reads them as this type. */
const written: Readonly<Record<string, RegExp>> = {
  string: /^(string|number)$/,
  number: /^number$/,
  boolean: /^boolean$/,
  Date: /^(Date|string)$/,
  Buffer: /^Buffer$/,
  json: /^(string|number|boolean|object)$/,
};

/** Compares what a call gives for `$1`, `$2` … with what Postgres expects. */
export class ParameterTypes {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** @param given the argument with the values. @returns a sentence for each difference. */
  compare({ parameters }: Described, given: ts.Expression | undefined): string[] {
    if (!given)
      return parameters.length > 0 ? [`${parameters.length} values are expected, none is given`] : [];
    if (!ts.isArrayLiteralExpression(given) || given.elements.some(ts.isSpreadElement)) return [];
    const { elements } = given;
    if (elements.length !== parameters.length)
      return [`${parameters.length} values are expected, ${elements.length} are given`];
    return elements.flatMap((element, index) => {
      const type = this.checker.getBaseTypeOfLiteralType(this.checker.getTypeAtLocation(element));
      const expected = parameters[index] ?? 'other';
      return this.fits(type, expected)
        ? []
        : [`$${index + 1} is ${nameOf(expected)}, but ${this.checker.typeToString(type)} is given`];
    });
  }

  private fits(type: ts.Type, expected: ReadAs): boolean {
    if (expected === 'other') return true;
    return this.membersOf(type).every((member) => {
      const kind = this.kindOf(member);
      if (kind === 'any') return true;
      if (typeof expected !== 'object') return written[expected]?.test(kind) === true;
      const [element] = this.checker.getTypeArguments(member as ts.TypeReference);
      return kind === 'array' && element !== undefined && this.fits(element, expected.each);
    });
  }

  private membersOf(type: ts.Type): readonly ts.Type[] {
    return type.isUnion() ? type.types.flatMap((each) => this.membersOf(each)) : [type];
  }

  private kindOf(type: ts.Type): string {
    const { flags, symbol } = type;
    if (flags & (anything | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'any';
    if (flags & ts.TypeFlags.StringLike || type.isIntersection()) return 'string';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return 'array';
    const name = symbol?.name ?? '';
    return ['Date', 'Buffer'].includes(name) ? name : 'object';
  }
}

const nameOf = (type: ReadAs): string => (typeof type === 'string' ? type : `${nameOf(type.each)}[]`);

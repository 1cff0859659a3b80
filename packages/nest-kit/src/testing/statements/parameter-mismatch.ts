import ts from 'typescript';
import type { Described, ReadAs } from './described-statement.js';
import { anything } from './known-values.js';
import { isFilledLater } from './sources.js';

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
    const types = this.typesOf(given);
    if (!types) return [];
    if (types.length !== parameters.length)
      return [`${parameters.length} values are expected, ${types.length} are given`];
    return types.flatMap((each, index) => {
      const type = this.checker.getBaseTypeOfLiteralType(each);
      const expected = parameters[index] ?? 'other';
      return this.fits(type, expected)
        ? []
        : [`$${index + 1} is ${nameOf(expected)}, but ${this.checker.typeToString(type)} is given`];
    });
  }

  /** Undefined for a list whose length only a running service knows. */
  private typesOf(given: ts.Expression): readonly ts.Type[] | undefined {
    const list = this.listOf(given);
    if (list) return list.map((element) => this.checker.getTypeAtLocation(element));
    const type = this.checker.getTypeAtLocation(given);
    if (!this.checker.isTupleType(type)) return undefined;
    const { target } = type as ts.TupleTypeReference;
    return target.fixedLength === target.elementFlags.length
      ? this.checker.getTypeArguments(type as ts.TupleTypeReference)
      : undefined;
  }

  /** A constant to which nothing is added is as good as its list. */
  private listOf(given: ts.Expression): readonly ts.Expression[] | undefined {
    if (ts.isArrayLiteralExpression(given))
      return given.elements.some(ts.isSpreadElement) ? undefined : given.elements;
    const declared = ts.isIdentifier(given)
      ? this.checker.getSymbolAtLocation(given)?.valueDeclaration
      : undefined;
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
    const isConstant = Boolean(declared.parent.flags & ts.NodeFlags.Const) && !isFilledLater(declared);
    return isConstant ? this.listOf(declared.initializer) : undefined;
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

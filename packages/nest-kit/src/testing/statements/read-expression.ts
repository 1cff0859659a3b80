import ts from 'typescript';
import type { Choices } from './choices.js';
import { isCallable, isWrapper, keywords, listLiterals, operators, Unreadable } from './known-values.js';
import { NO_SCOPE, type Lazy, type Scope } from './read-declaration.js';
import { FunctionReader } from './read-function.js';
import type { Sources } from './sources.js';

/** Functions that are called instead of read, by name; classes come as their names. */
export type KnownFunctions = Readonly<Record<string, (...given: unknown[]) => unknown>>;

const DEEPEST = 150;

/** Reads expressions of the sources as far as they can be known without running the service. */
export class ExpressionReader extends FunctionReader {
  private depth = 0;

  constructor(
    sources: Sources,
    choices: Choices,
    private readonly known: KnownFunctions,
  ) {
    super(sources, choices);
  }

  /** @throws Unreadable */
  override read(node: ts.Expression, scope: Scope): unknown {
    if (++this.depth > DEEPEST) throw new Unreadable('too deep');
    try {
      return this.readKind(node, scope);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return this.chooseByType(node, error);
    } finally {
      this.depth -= 1;
    }
  }

  /** A number may be any; of a few literals each is tried. */
  private chooseByType(node: ts.Expression, error: Unreadable): unknown {
    if (ts.isBinaryExpression(node)) throw error;
    const type = this.sources.checker.getTypeAtLocation(node);
    if (type.flags & ts.TypeFlags.NumberLike) return 1;
    const literals = listLiterals(this.sources.checker, type);
    if (!literals) throw error;
    return literals[this.choices.choose(this.sources.keyOf(node), literals.length)];
  }

  private readKind(node: ts.Expression, scope: Scope): unknown {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isTemplateExpression(node)) return this.readTemplate(node, scope);
    if (ts.isIdentifier(node)) return this.readName(node, scope);
    if (ts.isCallExpression(node)) return this.readCall(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.readMember(node, scope);
    if (ts.isElementAccessExpression(node))
      return this.memberOf(this.read(node.expression, scope), this.read(node.argumentExpression, scope));
    if (ts.isConditionalExpression(node))
      return this.read(this.isTrue(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    if (ts.isBinaryExpression(node)) return this.readBinary(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.readArray(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.readObject(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.makeFunction(node, scope);
    if (isWrapper(node)) return this.read(node.expression, scope);
    if (node.kind in keywords) return keywords[node.kind];
    throw new Unreadable(node.getText());
  }

  private readTemplate({ head, templateSpans }: ts.TemplateExpression, scope: Scope): string {
    const spans = templateSpans.map(({ expression, literal }) => {
      const value = this.read(expression, scope);
      if (!['string', 'number', 'boolean'].includes(typeof value)) throw new Unreadable(expression.getText());
      return String(value) + literal.text;
    });
    return head.text + spans.join('');
  }

  private readItems(nodes: readonly ts.Expression[], scope: Scope): unknown[] {
    return nodes.flatMap((node) =>
      ts.isSpreadElement(node)
        ? [...(this.read(node.expression, scope) as unknown[])]
        : [this.read(node, scope)],
    );
  }

  /** An item that cannot be read does no harm until somebody takes it. */
  private readArray({ elements }: ts.ArrayLiteralExpression, scope: Scope): unknown[] {
    if (elements.some(ts.isSpreadElement)) return this.readItems(elements, scope);
    const read: unknown[] = [];
    elements.forEach((element, index) => {
      Object.defineProperty(read, index, { get: () => this.read(element, scope), enumerable: true });
    });
    return read;
  }

  private readObject(node: ts.ObjectLiteralExpression, scope: Scope): object {
    const read: object = {};
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        Object.assign(read, this.read(property.expression, scope));
        continue;
      }
      const get = this.readerOf(property, scope);
      const name = ts.isComputedPropertyName(property.name)
        ? String(this.read(property.name.expression, scope))
        : property.name.text;
      Object.defineProperty(read, name, { get, enumerable: true, configurable: true });
    }
    return read;
  }

  private readerOf(property: ts.ObjectLiteralElementLike, scope: Scope): Lazy {
    if (ts.isPropertyAssignment(property)) return () => this.read(property.initializer, scope);
    if (ts.isMethodDeclaration(property)) return () => this.makeFunction(property, scope);
    if (ts.isShorthandPropertyAssignment(property))
      return () => this.readSymbol(this.sources.valueOfShorthand(property), property.name, scope);
    throw new Unreadable(property.getText());
  }

  private readName(node: ts.Identifier, scope: Scope): unknown {
    if (node.text === 'undefined') return undefined;
    return this.readSymbol(this.sources.symbolOf(node), node, scope);
  }

  private readMember(node: ts.PropertyAccessExpression, scope: Scope): unknown {
    try {
      return this.memberOf(this.read(node.expression, scope), node.name.text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const declaration = this.sources.symbolOf(node.name)?.valueDeclaration;
      if (!declaration || ts.isParameter(declaration)) throw error;
      return this.readDeclaration(declaration, NO_SCOPE);
    }
  }

  private readCall(node: ts.CallExpression, scope: Scope): unknown {
    const known = ts.isIdentifier(node.expression) ? this.known[node.expression.text] : undefined;
    const called = known ?? this.read(node.expression, scope);
    if (!isCallable(called)) throw new Unreadable(node.expression.getText());
    const readLazily = this.lazily.get(called);
    if (!readLazily) return called(...this.readItems(node.arguments, scope));
    if (node.arguments.some(ts.isSpreadElement))
      return readLazily(this.readItems(node.arguments, scope).map((value) => () => value));
    return readLazily(node.arguments.map((argument) => () => this.read(argument, scope)));
  }

  private readBinary({ left, operatorToken, right }: ts.BinaryExpression, scope: Scope): unknown {
    const { kind } = operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.read(this.isTrue(left, scope) ? right : left, scope);
    if (kind === ts.SyntaxKind.BarBarToken) return this.read(this.isTrue(left, scope) ? left : right, scope);
    if (kind === ts.SyntaxKind.QuestionQuestionToken)
      return this.read(left, scope) ?? this.read(right, scope);
    const calculate = operators[operatorToken.getText()];
    if (!calculate) throw new Unreadable(operatorToken.getText());
    return calculate(this.read(left, scope), this.read(right, scope));
  }
}

import ts from 'typescript';
import { Unreadable, type Callable } from './known-values.js';
import { DeclarationReader, type Lazy, type Scope } from './read-declaration.js';

/** Reads what a function of the sources returns, if it only chooses and returns. */
export abstract class FunctionReader extends DeclarationReader {
  protected override makeFunction(node: ts.FunctionLikeDeclaration, scope: Scope): Callable {
    const readLazily = (given: readonly Lazy[]): unknown => {
      const inner = new Map(scope);
      node.parameters.forEach((parameter, index) => {
        const initializer = parameter.initializer;
        const value = (): unknown => {
          const first = parameter.dotDotDotToken
            ? given.slice(index).map((each) => each())
            : given[index]?.();
          return first === undefined && initializer ? this.read(initializer, inner) : first;
        };
        this.bind(parameter.name, value, inner);
      });
      return this.run(node, inner);
    };
    const called = (...given: unknown[]): unknown => readLazily(given.map((value) => () => value));
    this.lazily.set(called, readLazily);
    return called;
  }

  private bind(name: ts.BindingName, value: Lazy, scope: Map<ts.Symbol, Lazy>): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.sources.symbolOf(name);
      if (symbol) scope.set(symbol, value);
      return;
    }
    name.elements.forEach((element, index) => {
      if (ts.isOmittedExpression(element)) return;
      const key = ts.isArrayBindingPattern(name) ? index : (element.propertyName ?? element.name).getText();
      const { initializer } = element;
      const member = (): unknown => {
        const found = this.memberOf(value(), key);
        return found === undefined && initializer ? this.read(initializer, scope) : found;
      };
      this.bind(element.name, member, scope);
    });
  }

  private run({ body }: ts.FunctionLikeDeclaration, scope: Scope): unknown {
    if (!body) throw new Unreadable('a function without a body');
    if (!ts.isBlock(body)) return this.read(body as ts.Expression, scope);
    const returned = this.runStatements(body.statements, scope);
    return returned?.value;
  }

  /** Constants are read where they are used. */
  private runStatements(statements: readonly ts.Statement[], scope: Scope): { value: unknown } | undefined {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) continue;
      if (ts.isReturnStatement(statement))
        return { value: statement.expression && this.read(statement.expression, scope) };
      if (!ts.isIfStatement(statement)) throw new Unreadable(statement.getText().slice(0, 60));
      const branch = this.isTrue(statement.expression, scope)
        ? statement.thenStatement
        : statement.elseStatement;
      if (!branch) continue;
      const returned = this.runStatements(ts.isBlock(branch) ? branch.statements : [branch], scope);
      if (returned) return returned;
    }
    return undefined;
  }

  protected isTrue(condition: ts.Expression, scope: Scope): boolean {
    try {
      return Boolean(this.read(condition, scope));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return this.choices.choose(this.sources.keyOf(condition), 2) === 0;
    }
  }
}

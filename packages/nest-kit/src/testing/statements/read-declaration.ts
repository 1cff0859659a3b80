import ts from 'typescript';
import type { Choices } from './choices.js';
import { GLOBALS, isCallable, isFunction, Unreadable, type Callable } from './known-values.js';
import { isFilledLater, type Sources } from './sources.js';

export type Lazy = () => unknown;
export type Scope = ReadonlyMap<ts.Symbol, Lazy>;
export const NO_SCOPE: Scope = new Map();

export abstract class DeclarationReader {
  /** Functions of the sources that read only those of their arguments that they use. */
  protected readonly lazily = new WeakMap<Callable, (given: readonly Lazy[]) => unknown>();

  constructor(
    protected readonly sources: Sources,
    protected readonly choices: Choices,
  ) {}

  /** @throws Unreadable */
  abstract read(node: ts.Expression, scope: Scope): unknown;

  protected abstract makeFunction(node: ts.FunctionLikeDeclaration, scope: Scope): Callable;

  protected readSymbol(symbol: ts.Symbol | undefined, node: ts.Node, scope: Scope): unknown {
    const given = symbol && scope.get(symbol);
    if (given) return given();
    const declaration = symbol?.valueDeclaration;
    if (!declaration) throw new Unreadable(node.getText());
    return this.readDeclaration(declaration, scope);
  }

  protected readDeclaration(declaration: ts.Declaration, scope: Scope): unknown {
    if (ts.isVariableDeclaration(declaration)) return this.readVariable(declaration, scope);
    if (ts.isBindingElement(declaration)) return this.readBinding(declaration, scope);
    if (ts.isParameter(declaration)) return this.readParameter(declaration);
    if (isFunction(declaration) && declaration.body) return this.makeFunction(declaration, scope);
    if (ts.isPropertyAssignment(declaration)) return this.read(declaration.initializer, scope);
    if (ts.isPropertyDeclaration(declaration) && declaration.initializer)
      return this.read(declaration.initializer, scope);
    if (ts.isClassDeclaration(declaration)) return declaration.name?.text;
    throw new Unreadable(declaration.getText().slice(0, 60));
  }

  private readVariable(node: ts.VariableDeclaration, scope: Scope): unknown {
    const name = node.name.getText();
    const list = node.parent;
    if (node.getSourceFile().isDeclarationFile && name in GLOBALS) return GLOBALS[name];
    if (!(list.flags & ts.NodeFlags.Const)) throw new Unreadable(name);
    if (ts.isForOfStatement(list.parent)) return this.oneOf(list.parent.expression, node, scope);
    if (!node.initializer || isFilledLater(node)) throw new Unreadable(name);
    return this.read(node.initializer, scope);
  }

  private oneOf(list: ts.Expression, at: ts.Node, scope: Scope): unknown {
    const items = [...(this.read(list, scope) as Iterable<unknown>)];
    if (items.length === 0) throw new Unreadable(list.getText());
    return items[this.choices.choose(this.sources.keyOf(at), items.length)];
  }

  private readBinding(node: ts.BindingElement, scope: Scope): unknown {
    const pattern = node.parent;
    const holder = pattern.parent;
    if (node.dotDotDotToken) throw new Unreadable(node.getText());
    const whole = this.readDeclaration(holder, scope);
    const key = ts.isArrayBindingPattern(pattern)
      ? pattern.elements.indexOf(node)
      : (node.propertyName ?? node.name).getText();
    const value = this.memberOf(whole, key);
    return value === undefined && node.initializer ? this.read(node.initializer, scope) : value;
  }

  /** The value that one of its callers gives, for a function that nobody has called. */
  private readParameter(node: ts.ParameterDeclaration): unknown {
    const list = this.sources.listOfCallback(node);
    if (list) return this.oneOf(list, node, NO_SCOPE);
    const position = node.parent.parameters.indexOf(node);
    const calls = this.sources.callsOf(node.parent);
    const call =
      calls[calls.length > 0 ? this.choices.choose(this.sources.keyOf(node.parent), calls.length) : 0];
    const given = call?.arguments[position];
    if (given && !call.arguments.slice(0, position).some(ts.isSpreadElement))
      return this.read(given, NO_SCOPE);
    if (call && node.initializer) return this.read(node.initializer, NO_SCOPE);
    throw new Unreadable(node.getText());
  }

  protected memberOf(value: unknown, key: unknown): unknown {
    if (value === undefined || value === null) throw new Unreadable(String(key));
    const member: unknown = (value as Record<string, unknown>)[String(key)];
    return isCallable(member) && !this.lazily.has(member) ? member.bind(value) : member;
  }
}

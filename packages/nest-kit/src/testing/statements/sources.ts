import { join, relative } from 'node:path';
import ts from 'typescript';

const isProduct = (path: string): boolean => !/\.spec\.ts$|\/(testing|migrations)\/|^test\//.test(path);

const isFunctionLike = (node: ts.Node): node is ts.SignatureDeclaration => ts.isFunctionLike(node);

const nameOf = ({ expression }: ts.CallExpression): ts.Identifier | undefined => {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? name : undefined;
};

/** The TypeScript of a package or service, without tests and migrations, and what its names mean. */
export class Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  private readonly calls = new Map<string, ts.CallExpression[]>();

  /** @param folder with `tsconfig.json` and the sources below `src`. */
  constructor(private readonly folder: string) {
    const config = ts.getParsedCommandLineOfConfigFile(
      join(folder, 'tsconfig.json'),
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
        },
      },
    );
    if (!config) throw new Error(`no tsconfig.json in ${folder}`);
    const roots = config.fileNames.filter((path) => isProduct(relative(folder, path)));
    const program = ts.createProgram(roots, config.options);
    this.checker = program.getTypeChecker();
    const own = new Set(roots);
    this.files = program.getSourceFiles().filter(({ fileName }) => own.has(fileName));
    for (const file of this.files) this.visit(file, (node) => this.index(node));
  }

  visit(node: ts.Node, see: (node: ts.Node) => void): void {
    see(node);
    node.forEachChild((child) => this.visit(child, see));
  }

  private index(node: ts.Node): void {
    if (!ts.isCallExpression(node)) return;
    const { text } = nameOf(node) ?? {};
    if (text !== undefined) this.calls.set(text, [...(this.calls.get(text) ?? []), node]);
  }

  /** Behind imports. */
  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  valueOfShorthand(property: ts.ShorthandPropertyAssignment): ts.Symbol | undefined {
    const symbol = this.checker.getShorthandAssignmentValueSymbol(property);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The calls of a named function or a method. */
  callsOf(node: ts.SignatureDeclaration): readonly ts.CallExpression[] {
    const named = ts.isVariableDeclaration(node.parent) ? node.parent : node;
    const name = ts.getNameOfDeclaration(named as ts.Declaration);
    const symbol = name && this.symbolOf(name);
    if (!symbol) return [];
    return (this.calls.get(symbol.name) ?? []).filter(
      (call) => this.symbolOf(nameOf(call) ?? call) === symbol,
    );
  }

  /** `list` for the first parameter in `list.map((parameter) => …)`. */
  listOfCallback(node: ts.ParameterDeclaration): ts.Expression | undefined {
    const call = node.parent.parent;
    if (!ts.isCallExpression(call) || node.parent.parameters[0] !== node) return undefined;
    const { expression } = call;
    return ts.isPropertyAccessExpression(expression) &&
      ['map', 'flatMap', 'forEach'].includes(expression.name.text)
      ? expression.expression
      : undefined;
  }

  /** True for a list that statements add to. */
  isFilledLater(node: ts.VariableDeclaration): boolean {
    if (!node.initializer || !ts.isArrayLiteralExpression(node.initializer)) return false;
    return node.parent.parent.parent.getText().includes(`${node.name.getText()}.push(`);
  }

  /** The same for two places in one function that read alike. */
  keyOf(node: ts.Node): string {
    if (isFunctionLike(node)) return `${node.getSourceFile().fileName}:${node.pos}`;
    const around = ts.findAncestor(node, isFunctionLike);
    return `${node.getSourceFile().fileName}:${around?.pos ?? 0}:${node.getText()}`;
  }

  /** `agents/fees/fees.queries.ts` */
  pathOf(node: ts.Node): string {
    return relative(join(this.folder, 'src'), node.getSourceFile().fileName);
  }

  lineOf(node: ts.Node): number {
    return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
  }
}

import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import * as z from 'zod';
import {
  parseCatalogue,
  getPartSchema,
  type CataloguePart,
  type CatalogueParts,
} from '../lists/catalogue-parts.js';
import { findCatalogueProblems, type CatalogueProblem } from '../lists/catalogue-rules.js';

/** One line for each problem: `line 12, space-mountain, minutes: …`. */
export class EditionRefused extends Error {
  constructor(readonly problems: string[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  }
}

type Path = (string | number)[];

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A missing node has no line, so the nearest parent is used. */
function nearest(tree: Node, path: Path): Node {
  const node = findNodeAtLocation(tree, path);
  if (node || path.length === 0) return node ?? tree;
  return nearest(tree, path.slice(0, -1));
}

const valueAt = (tree: Node, path: Path): unknown => findNodeAtLocation(tree, path)?.value;

const said = (text: string, tree: Node, path: Path, message: string): string => {
  const [first, ...field] = path;
  const id = typeof first === 'number' ? valueAt(tree, [first, 'id']) : undefined;
  const named = typeof first === 'number' ? [String(id ?? `entry ${first + 1}`), ...field] : path;
  return `line ${lineOf(text, nearest(tree, path).offset)}, ${named.slice(0, 1).join('')}, ${named.slice(1).join('.')}: ${message}`;
};

function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [wrong] = errors;
  if (wrong)
    throw new EditionRefused([
      `line ${lineOf(text, wrong.offset)}: not JSON (${printParseErrorCode(wrong.error)})`,
    ]);
  if (!tree) throw new EditionRefused(['line 1: the file is empty']);
  return tree;
}

function checkShape(part: CataloguePart, text: string, tree: Node): unknown {
  const value: unknown = JSON.parse(text);
  const result = z.core.safeParse(getPartSchema(part), value);
  if (result.success) return result.data;
  throw new EditionRefused(
    result.error.issues.map(({ path, message }) =>
      said(
        text,
        tree,
        path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      ),
    ),
  );
}

const textOf = ({ part, id, field, message }: CatalogueProblem): string =>
  [part, id, field, message].join(' ');

/** @throws EditionRefused with every problem of the file, checked with the other parts of `current`. */
export function readEdition(part: CataloguePart, text: string, current: CatalogueParts): CatalogueParts {
  const tree = treeOf(text);
  const next = parseCatalogue({ ...current, [part]: checkShape(part, text, tree) });
  const old = new Set(findCatalogueProblems(current).map(textOf));
  const problems = findCatalogueProblems(next).filter((problem) => !old.has(textOf(problem)));
  if (problems.length === 0) return next;
  const entries = Array.isArray(next[part]) ? next[part] : [];
  throw new EditionRefused(
    problems.map((problem) => {
      const index = problem.part === part ? entries.findLastIndex(({ id }) => id === problem.id) : -1;
      if (index >= 0) return said(text, tree, [index, problem.field], problem.message);
      return `${problem.part}, ${problem.id}, ${problem.field}: ${problem.message}`;
    }),
  );
}

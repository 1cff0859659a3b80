import {
  listBranches,
  mergeSchemas,
  resolveReference,
  listTypes,
  listValues,
  type JsonSchema,
} from './json-schema.js';
import { limitProblems } from './limits.js';

/** The writer and the reader of a value, each with the root of its schema. */
interface Pair {
  written: JsonSchema;
  writtenRoot: JsonSchema;
  read: JsonSchema;
  readRoot: JsonSchema;
}

interface Reading {
  /** True for pages, which drop fields that they do not know; services refuse them. */
  dropsUnknown: boolean;
  /** True when it is a problem that the reader knows fields that nobody writes any more. */
  needsKnown: boolean;
}

interface Place {
  path: string;
  reading: Reading;
  /** Pairs that are being compared, so that schemas that contain themselves come to an end. */
  seen: ReadonlySet<string>;
}

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const named = (path: string): string => path || 'the whole value';

const isAnything = (schema: JsonSchema): boolean =>
  listTypes(schema) === undefined &&
  listValues(schema) === undefined &&
  !listBranches(schema) &&
  !schema.properties;

const accepts = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

function valueProblems(written: JsonSchema, read: JsonSchema, path: string): string[] {
  const known = listValues(read);
  if (!known) return [];
  const values = listValues(written);
  if (!values) return [`${named(path)} was any value and is now one of a few`];
  const unknown = values.filter((value) => !known.includes(value));
  return unknown.map(
    (value) => `${named(path)} can be ${JSON.stringify(value)}, which the reader does not know`,
  );
}

function typeProblems(written: JsonSchema, read: JsonSchema, path: string): string[] {
  const known = listTypes(read);
  const types = listTypes(written);
  if (!known || !types) return [];
  return types
    .filter((type) => !accepts(known, type))
    .map((type) => `${named(path)} can be ${type}, where ${known.join(' or ')} is expected`);
}

function fieldProblems(pair: Pair, { path, reading, seen }: Place): string[] {
  const { written, read } = pair;
  const problems: string[] = [];
  for (const field of read.required ?? []) {
    if (!written.required?.includes(field))
      problems.push(`${at(path, field)} is required by the reader and may be missing`);
  }
  for (const [field, schema] of Object.entries(read.properties ?? {})) {
    const source = written.properties?.[field];
    if (source)
      problems.push(
        ...problemsOf({ ...pair, written: source, read: schema }, { path: at(path, field), reading, seen }),
      );
    else if (reading.needsKnown && !read.required?.includes(field))
      problems.push(`${at(path, field)} is gone`);
  }
  const rest = read.additionalProperties;
  for (const [field, schema] of Object.entries(written.properties ?? {})) {
    if (read.properties?.[field]) continue;
    if (rest === false && !reading.dropsUnknown) problems.push(`${at(path, field)} is no longer accepted`);
    else if (typeof rest === 'object')
      problems.push(
        ...problemsOf({ ...pair, written: schema, read: rest }, { path: at(path, field), reading, seen }),
      );
  }
  if (typeof rest === 'object' && typeof written.additionalProperties === 'object') {
    const entries = { ...pair, written: written.additionalProperties, read: rest };
    problems.push(...problemsOf(entries, { path: at(path, '*'), reading, seen }));
  }
  return problems;
}

function itemProblems(pair: Pair, { path, reading, seen }: Place): string[] {
  const { written, read } = pair;
  const problems: string[] = [];
  const items = (source: JsonSchema, target: JsonSchema, index: string) =>
    problemsOf({ ...pair, written: source, read: target }, { path: `${path}[${index}]`, reading, seen });
  if (typeof written.items === 'object' && typeof read.items === 'object')
    problems.push(...items(written.items, read.items, ''));
  for (const [index, target] of (read.prefixItems ?? []).entries()) {
    const source = written.prefixItems?.[index];
    problems.push(...(source ? items(source, target, String(index)) : [`${path}[${index}] may be missing`]));
  }
  if ((written.prefixItems?.length ?? 0) > (read.prefixItems?.length ?? 0) && typeof read.items !== 'object')
    problems.push(`${named(path)} has more elements than the reader expects`);
  return problems;
}

/** Finds reasons why a reader may refuse, or miss something of, a value that fits the writer's schema. */
function problemsOf(pair: Pair, place: Place): string[] {
  const written = mergeSchemas(resolveReference(pair.written, pair.writtenRoot), pair.writtenRoot);
  const read = mergeSchemas(resolveReference(pair.read, pair.readRoot), pair.readRoot);
  const key = `${JSON.stringify(written)} ${JSON.stringify(read)}`;
  if (
    place.seen.has(key) ||
    isAnything(read) ||
    (JSON.stringify(pair.writtenRoot) === JSON.stringify(pair.readRoot) &&
      JSON.stringify(written) === JSON.stringify(read))
  )
    return [];
  const next: Pair = { ...pair, written, read };
  const inside: Place = { ...place, seen: new Set([...place.seen, key]) };
  const branches = listBranches(written);
  if (branches) return branches.flatMap((branch) => problemsOf({ ...next, written: branch }, inside));
  const choices = listBranches(read);
  if (choices) return choiceProblems(next, choices, inside);
  if (isAnything(written)) return [`${named(place.path)} was any value and is now checked`];
  return [
    ...typeProblems(written, read, place.path),
    ...valueProblems(written, read, place.path),
    ...limitProblems(written, read, named(place.path)),
    ...fieldProblems(next, inside),
    ...itemProblems(next, inside),
  ];
}

/** One of the choices has to take the value; of several that do not, the one that comes nearest says why. */
function choiceProblems(pair: Pair, choices: readonly JsonSchema[], place: Place): string[] {
  const found = choices.map((read) => problemsOf({ ...pair, read }, place));
  return found.reduce((best, problems) => (problems.length < best.length ? problems : best));
}

/**
 * A page may not understand an answer. `written` is the service's schema, `read` is the page's. A page that is newer than
 * the service does without what the service does not know yet: `needsKnown` is false then.
 */
export const answerProblems = (
  written: JsonSchema,
  read: JsonSchema,
  { needsKnown = true }: { needsKnown?: boolean } = {},
): string[] =>
  problemsOf(
    { written, writtenRoot: written, read, readRoot: read },
    { path: '', reading: { dropsUnknown: true, needsKnown }, seen: new Set() },
  );

/** A service may refuse a request: `written` is the page's schema, `read` is the service's. */
export const requestProblems = (written: JsonSchema, read: JsonSchema): string[] =>
  problemsOf(
    { written, writtenRoot: written, read, readRoot: read },
    { path: '', reading: { dropsUnknown: false, needsKnown: false }, seen: new Set() },
  );

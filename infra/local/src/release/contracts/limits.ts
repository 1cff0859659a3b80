import type { JsonSchema } from './json-schema.js';

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const forms = ['pattern', 'format'] as const;

/** Zod writes these bounds where it has none of ours. */
const isSafeInteger = (bound: number): boolean => Math.abs(bound) === Number.MAX_SAFE_INTEGER;

/** Bounds and forms of the reader that are narrower than those of the writer. */
export function limitProblems(written: JsonSchema, read: JsonSchema, name: string): string[] {
  const problems: string[] = [];
  const isNarrower = (
    key: (typeof lower | typeof upper)[number],
    narrows: (own: number, other: number) => boolean,
  ): boolean => {
    const own = read[key];
    if (own === undefined || own === 0 || isSafeInteger(own)) return false;
    const other = written[key];
    return other === undefined || narrows(own, other);
  };
  for (const key of lower)
    if (isNarrower(key, (own, other) => own > other))
      problems.push(`${name} has a greater ${key}: ${read[key]}`);
  for (const key of upper)
    if (isNarrower(key, (own, other) => own < other))
      problems.push(`${name} has a smaller ${key}: ${read[key]}`);
  for (const key of forms)
    if (read[key] !== undefined && read[key] !== written[key] && !hasFewValues(written))
      problems.push(`${name} has another ${key}: ${read[key]}`);
  return problems;
}

const hasFewValues = (schema: JsonSchema): boolean => schema.enum !== undefined || schema.const !== undefined;

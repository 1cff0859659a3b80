import { z } from 'zod';

/** As much of JSON Schema as zod writes. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  items?: boolean | JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  $ref?: string | undefined;
  $defs?: Record<string, JsonSchema> | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  minLength?: number | undefined;
  minItems?: number | undefined;
  maximum?: number | undefined;
  exclusiveMaximum?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number | undefined;
}

/** A schema that refers to itself contains only references below its definitions, so they are found from its root. */
export const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), JsonSchema]).optional(),
    items: z.union([z.boolean(), JsonSchema]).optional(),
    prefixItems: z.array(JsonSchema).optional(),
    anyOf: z.array(JsonSchema).optional(),
    oneOf: z.array(JsonSchema).optional(),
    allOf: z.array(JsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    $ref: z.string().optional(),
    $defs: z.record(z.string(), JsonSchema).optional(),
  }),
);

export function resolveReference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  if (schema.$ref === '#') return root;
  const name = schema.$ref.replace('#/$defs/', '');
  const found = root.$defs?.[name];
  if (!found) throw new Error(`${schema.$ref} is not defined`);
  return resolveReference(found, root);
}

export const listBranches = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined => anyOf ?? oneOf;

export const listValues = (schema: JsonSchema): unknown[] | undefined =>
  schema.enum ?? ('const' in schema && schema.const !== undefined ? [schema.const] : undefined);

export const listTypes = ({ type }: JsonSchema): string[] | undefined =>
  type === undefined ? undefined : [type].flat();

/** The parts of an intersection as one object; objects are all that contracts intersect. */
export function mergeSchemas(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const parts = [rest, ...allOf.map((part) => mergeSchemas(resolveReference(part, root), root))];
  return {
    ...rest,
    type: parts.find(({ type }) => type !== undefined)?.type,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: parts.flatMap(({ required }) => required ?? []),
    additionalProperties: parts.find(({ additionalProperties }) => additionalProperties === false)
      ? false
      : undefined,
  };
}

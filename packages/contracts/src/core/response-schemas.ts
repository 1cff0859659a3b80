import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
const tolerant = new WeakMap<Schema, Schema>();

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;
const isObjectDef = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object';

const partOf = (part: unknown): unknown => {
  if (isSchema(part)) return responseSchema(part);
  return Array.isArray(part) ? part.map(partOf) : part;
};

const defOf = (def: z.core.$ZodTypeDef): z.core.$ZodTypeDef => {
  if (!isObjectDef(def))
    return {
      ...def,
      ...Object.fromEntries(Object.entries(def).map(([key, part]) => [key, partOf(part)])),
    };
  const isStrict = def.catchall?._zod.def.type === 'never';
  const shape = Object.fromEntries(
    Object.entries(def.shape).map(([field, schema]) => [field, responseSchema(schema)]),
  );
  const open: z.core.$ZodObjectDef = { ...def, shape, catchall: isStrict ? undefined : def.catchall };
  return open;
};

/** Unknown fields of answers are dropped, at every depth: a service may be a release ahead of the page. */
export const responseSchema = <S extends Schema>(schema: S): S => {
  const known = tolerant.get(schema);
  if (known) return known as S;
  const made = z.core.clone(schema, defOf(schema._zod.def) as S['_zod']['def']);
  tolerant.set(schema, made);
  return made;
};

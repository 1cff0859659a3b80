import * as z from 'zod';

/** Python refuses a whole schema for one `\p`. */
const IS_PORTABLE = /^(?!.*(?:\\[pPuUxXkbBAZ]|\(\?[^:]|[^\u0020-\u007e]))/s;

type AnnouncedSchema = z.core.JSONSchema.BaseSchema & { type: 'object' };

const withoutEmpty = (schemas: z.core.JSONSchema._JSONSchema[]) =>
  schemas.filter((each) => typeof each !== 'object' || Object.keys(each).some((key) => key !== 'type'));

/** Patterns that not every engine reads are left out; the service checks them anyway. */
export const announceSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): AnnouncedSchema => {
  const announced = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.pattern !== undefined && !IS_PORTABLE.test(jsonSchema.pattern))
        delete jsonSchema.pattern;
      if (!jsonSchema.allOf) return;
      for (const each of jsonSchema.allOf)
        if (each.pattern !== undefined && !IS_PORTABLE.test(each.pattern)) delete each.pattern;
      jsonSchema.allOf = withoutEmpty(jsonSchema.allOf) as typeof jsonSchema.allOf;
      if (jsonSchema.allOf.length === 0) delete jsonSchema.allOf;
    },
  });
  return { ...announced, type: 'object' };
};

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { ServiceName } from '@landsea/contracts';
import * as z from 'zod';

const isZodSchema = (schema: unknown): schema is z.core.$ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** The OpenAPI document of a service, made from the same zod schemas that check its calls. */
export function openApiDocument(app: INestApplication, service: ServiceName): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle(`Landsea ${service}`)
    .setVersion('1')
    .addCookieAuth('landsea_sid')
    .build();
  return SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema, { schemaType }) =>
      isZodSchema(schema)
        ? {
            schema: z.toJSONSchema(schema, { io: schemaType, target: 'openapi-3.0', unrepresentable: 'any' }),
          }
        : undefined,
  });
}

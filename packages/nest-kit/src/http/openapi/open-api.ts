import type { INestApplication } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ServiceName } from '@landsea/contracts/messages';
import * as z from 'zod';
import { HealthController } from '../../health/health.controller.js';
import { MetricsController } from '../../metrics/metrics.controller.js';
import { MarkedMethods } from '../routes/marked-methods.js';
import { ANSWER_MARK, type AnswerRule } from './api-answer.js';

const isZodSchema = (schema: unknown): schema is z.core.$ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** The gateway does not route them. */
const UNDOCUMENTED = [HealthController, MetricsController];

/** Internal routes are left out. */
export async function makePublicOpenApiDocument(
  app: INestApplication,
  service: ServiceName,
): Promise<OpenAPIObject> {
  const document = await openApiDocument(app, service);
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('/internal/'));
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Loaded with the first request: its code is a fifth of all modules of a service. */
export async function openApiDocument(app: INestApplication, service: ServiceName): Promise<OpenAPIObject> {
  const { ApiExcludeController, ApiResponse, DocumentBuilder, SwaggerModule } =
    await import('@nestjs/swagger');
  for (const controller of UNDOCUMENTED) ApiExcludeController()(controller);
  const controllers = app.get(DiscoveryService).getControllers();
  const instances = controllers.map(({ instance }) => instance as unknown);
  for (const { rule, method, instance } of app
    .get(MarkedMethods)
    .list<AnswerRule, () => void>(ANSWER_MARK, instances)) {
    const { status, schema } = rule;
    const document = ApiResponse(schema ? { status, standardSchema: schema } : { status });
    document(instance, method.name, { value: method });
  }
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

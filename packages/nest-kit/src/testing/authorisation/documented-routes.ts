import type { INestApplication } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import type { Express } from 'express';
import { openApiDocument } from '../../http/openapi/open-api.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

/** Every route of the service's OpenAPI document, as `METHOD /path/{id}`. */
export async function documentedRoutes(app: INestApplication, service: ServiceName): Promise<string[]> {
  const { paths } = await openApiDocument(app, service);
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .sort();
}

interface BodySchema {
  additionalProperties?: unknown;
  anyOf?: BodySchema[];
  oneOf?: BodySchema[];
}

const isStrict = ({ additionalProperties, anyOf, oneOf }: BodySchema): boolean =>
  (anyOf ?? oneOf)?.every(isStrict) ?? additionalProperties === false;

/** The routes whose JSON body, as the OpenAPI document says, may have no properties besides the known ones. */
export async function strictBodyRoutes(app: INestApplication, service: ServiceName): Promise<Set<string>> {
  const { paths } = await openApiDocument(app, service);
  return new Set(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => {
        const body = item[method]?.requestBody;
        const schema = body && 'content' in body && body.content['application/json']?.schema;
        return schema && isStrict(schema as BodySchema);
      }).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
}

/** For operations, and the documents of a service themselves; the gateway routes none of the first. */
const UNDOCUMENTED = /^GET \/(health\/(live|ready)|metrics|api\/docs\/\w+(\/contracts)?)$/;

/** The methods of a route are missing in Express's own types. */
interface Layer {
  route?: { path: unknown; methods?: Record<string, boolean> };
}

/** Routes that express answers besides documented ones: a route hidden from the document shows here. */
export function routedRoutes(app: INestApplication): string[] {
  const express: Express = app.getHttpAdapter().getInstance();
  const stack: Layer[] = express.router.stack;
  return stack
    .flatMap(({ route }) =>
      route
        ? Object.keys(route.methods ?? {}).map(
            (method) => `${method.toUpperCase()} ${String(route.path).replace(/:(\w+)/g, '{$1}')}`,
          )
        : [],
    )
    .filter((route) => !UNDOCUMENTED.test(route))
    .sort();
}

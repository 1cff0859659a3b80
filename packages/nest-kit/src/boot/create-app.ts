import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { PublishedContracts } from '@landsea/contracts/contract-list';
import type { ServiceName } from '@landsea/contracts/messages';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Express } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { JsonAdapter } from '../http/answers/json-adapter.js';
import type { KitEnv } from '../env/kit-env.js';
import { Drain } from '../health/drain.js';
import { logAccess } from '../logs/access-log.js';
import { JsonLogger } from '../logs/json-logger.js';
import { requestContext } from '../logs/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { makePublicOpenApiDocument } from '../http/openapi/open-api.js';
import { getPublishedContracts } from '../http/openapi/published-contracts.js';

const HEADERS = Object.entries({
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

function setSecurityHeaders(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  next();
}

/** Longer than a gateway keeps an idle connection (60 s): a write that races with the close would be lost. */
const KEEP_ALIVE_MS = 75_000;

export interface ServiceDefinition<E extends KitEnv> {
  service: ServiceName;
  env: E;
  module: (env: NoInfer<E>) => DynamicModule | Type;
}

export async function createApp<E extends KitEnv>(o: ServiceDefinition<E>): Promise<INestApplication> {
  const app = await NestFactory.create<NestExpressApplication>(o.module(o.env), new JsonAdapter(), {
    logger: new JsonLogger(o.service, o.env.LOG_LEVEL),
    abortOnError: false,
    // BodyGuard reads bodies, after the guards that decide whether the caller may send one.
    bodyParser: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', o.env.TRUSTED_PROXIES);
  app.use(requestContext, setSecurityHeaders, logAccess, app.get(Metrics).measure, app.get(Drain).track);
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  let document: Promise<OpenAPIObject> | undefined;
  const express = app.getHttpAdapter().getInstance() as Express;
  // Created on the first request: it would take half a second of the start.
  express.get(
    `/api/docs/${o.service}`,
    async (_request, response) =>
      void response.json(await (document ??= makePublicOpenApiDocument(app, o.service))),
  );
  let contracts: PublishedContracts | undefined;
  express.get(
    `/api/docs/${o.service}/contracts`,
    (_request, response) => void response.json((contracts ??= getPublishedContracts(o.service))),
  );
  try {
    return await app.init();
  } catch (error) {
    await app.close();
    throw error;
  }
}

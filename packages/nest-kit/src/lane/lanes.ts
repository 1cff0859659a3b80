import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { securityHeaders } from '../boot/security-headers.js';
import { ErrorAnswer } from '../errors/error-answer.js';
import { Drain } from '../health/drain.js';
import { accessLog } from '../logs/access-log.js';
import { requestContext } from '../logs/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { MarkedMethods } from '../routes/marked-methods.js';
import { ACCESS_MARK, SKIP_CSRF_MARK } from '../routes/route-marks.js';
import { LANE_MARK, type LaneRule } from './lane.mark.js';
import { readRawBody } from '../request-body/read-raw-body.js';

type Take = (request: IncomingMessage & { rawBody: Buffer }) => Promise<object>;

interface LaneRoute extends LaneRule {
  take: Take;
}

/** Answers the routes marked `@Lane` before the framework sees them, and hands it everything else. */
@Injectable()
export class Lanes implements OnModuleInit {
  private readonly routes = new Map<string, LaneRoute>();
  private readonly errors = new ErrorAnswer();

  constructor(
    private readonly metrics: Metrics,
    private readonly drain: Drain,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly marked: MarkedMethods,
  ) {}

  onModuleInit(): void {
    const controllers = this.discovery.getControllers().map(({ instance }) => instance as unknown);
    for (const { rule, method, instance } of this.marked.of<LaneRule, Take>(LANE_MARK, controllers)) {
      const marks = [method, instance.constructor];
      const isOpen =
        this.reflector.getAllAndOverride<string>(ACCESS_MARK, marks) === 'public' &&
        this.reflector.getAllAndOverride<boolean>(SKIP_CSRF_MARK, marks);
      if (!isOpen) throw new Error(`${rule.path} is in the lane, where nothing guards it: @Public @SkipCsrf`);
      this.routes.set(rule.path, { ...rule, take: (request) => method.call(instance, request) });
    }
  }

  serve(server: Server): void {
    const usual = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const route = request.method === 'POST' ? this.routes.get(request.url ?? '') : undefined;
      if (!route) for (const listener of usual) listener(request, response);
      else this.enter(route, request, response);
    });
  }

  private enter(route: LaneRoute, request: IncomingMessage, response: ServerResponse): void {
    Object.assign(request, { route });
    requestContext(request, response, () => {
      for (const each of [securityHeaders, accessLog, this.metrics.measure, this.drain.track])
        each(request, response, () => undefined);
      void this.answer(route, request, response);
    });
  }

  private async answer(
    { limit, take }: LaneRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const rawBody = await readRawBody(request, limit);
      const body = JSON.stringify(await take(Object.assign(request, { rawBody })));
      response.setHeader('Content-Type', 'application/json; charset=utf-8').end(body);
    } catch (error) {
      this.errors.give(response, error);
    }
  }
}

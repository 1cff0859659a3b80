import {
  getCallerAddressKey,
  ApiAnswer,
  Public,
  RateLimit,
  SkipCsrf,
  type KitRequest,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Header, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import * as z from 'zod';
import { AssistantOriginGuard } from './assistant-origin.guard.js';
import { PreviewsService } from './previews.service.js';
import { identifyAssistant, SeedTripKeyGuard } from './seed-trip-key.guard.js';
import { SEED_TRIP_LIMIT } from './seed-trip-limit.js';

/** A batch would make many trips under one count of the limit. */
const Message = z.record(z.string(), z.unknown(), 'Send one JSON-RPC message, not a list');
type Message = z.infer<typeof Message>;

const asksForTrip = ({ body }: KitRequest): boolean =>
  (body as Partial<Message> | undefined)?.['method'] === 'tools/call';

/** Streamable HTTP without session and stream. */
@Public()
@Controller('api/mcp')
export class McpController {
  constructor(private readonly previews: PreviewsService) {}

  @SkipCsrf()
  @RateLimit(
    { name: 'mcp', limit: 300, windowSeconds: 60, by: 'address' },
    {
      ...SEED_TRIP_LIMIT,
      by: (request) => (asksForTrip(request) ? getCallerAddressKey(request) : undefined),
    },
  )
  @UseGuards(AssistantOriginGuard, SeedTripKeyGuard)
  @Post()
  @ApiAnswer(undefined)
  async answer(
    @Req() request: KitRequest,
    @Body({ schema: Message }) message: Message,
    @Res() response: Response,
  ): Promise<void> {
    // Loaded with the first request: the protocol's code would delay the start.
    const { answerMessage } = await import('./mcp-exchange.js');
    const { status, body } = await answerMessage(message, request.headers, (trip) =>
      this.previews.seed(identifyAssistant(request), trip),
    );
    if (body === undefined) response.status(status).end();
    else response.status(status).json(body);
  }

  @Get()
  @Header('Allow', 'POST')
  @ApiAnswer(undefined, 405)
  refuseStream(): void {
    // In this protocol the server never sends on its own initiative.
  }

  @SkipCsrf()
  @Delete()
  @Header('Allow', 'POST')
  @ApiAnswer(undefined, 405)
  refuseEnd(): void {
    // The protocol's way to say that there is no session to end.
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_DAYS, SeededTrip, SeedTrip } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { announceSchema } from './announced-schema.js';

const tool = {
  title: 'Make a trip preview',
  description: `Makes a preview of a theme park vacation, a cruise, or both, that anybody with its address sees for ${PREVIEW_DAYS} days without an account.
Give the person both addresses that come back: "address" shows the trip, "checkoutUrl" leads on to the payment, after which the trip is theirs to plan.
Dates are YYYY-MM-DD. A mode with a cruise needs its sailing. estimatedCost is in US dollars.`,
  inputSchema: SeedTrip,
  outputSchema: SeededTrip,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
};

const announcedTool = {
  ...tool,
  name: 'seed_trip',
  inputSchema: announceSchema(SeedTrip, 'input'),
  outputSchema: announceSchema(SeededTrip, 'output'),
};

const PASSED_ON = ['accept', 'content-type', 'mcp-protocol-version'] as const;

const postOf = (headers: IncomingHttpHeaders): Request => {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request('http://trips/api/mcp', { method: 'POST', headers: passed });
};

function correctionIn(error: unknown): string | undefined {
  if (!(error instanceof DomainError) || error.error.code !== 'VALIDATION_FAILED') return undefined;
  return error.error.fields.map(({ path, message }) => `${message} at ${path}`).join('\n');
}

/**
 * Stateless, so that any copy of the service can answer.
 * @throws what `seed` throws, unless other arguments would help.
 */
export async function answerMessage(
  message: object,
  headers: IncomingHttpHeaders,
  seed: (trip: SeedTrip) => Promise<SeededTrip>,
): Promise<{ status: number; body: unknown }> {
  const server = new McpServer({ name: 'landsea', version: '1' });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  let stop: (error: unknown) => void;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  server.registerTool('seed_trip', tool, async (trip) => {
    try {
      const seeded = await seed(trip);
      return { content: [{ type: 'text', text: JSON.stringify(seeded) }], structuredContent: seeded };
    } catch (error) {
      const text = correctionIn(error);
      if (text === undefined) stop(error);
      return { content: [{ type: 'text', text: text ?? '' }], isError: true };
    }
  });
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [announcedTool] }));
  try {
    await server.connect(transport);
    const answered = transport.handleRequest(postOf(headers), { parsedBody: message });
    const answer = await Promise.race([answered, stopped]);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  } finally {
    await server.close();
  }
}

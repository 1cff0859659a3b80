import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../doubles.js';

export interface Recorded {
  method: string;
  url: string;
  rawHeaders: string[];
  body: string;
  isComplete: boolean;
  /** The connection of the gateway that sent it. */
  connection: number;
}

const nothing: Recorded = {
  method: '',
  url: '',
  rawHeaders: [],
  body: '',
  isComplete: false,
  connection: -1,
};

/** A service that records each request as its parser read it, and names the request's marker in its answer. */
export async function recordingService() {
  const recorded: Recorded[] = [];
  const connections = new Map<Socket, number>();
  const open = new Set<number>();
  const waiting: (() => void)[] = [];
  let visitors = 1;
  const server = createServer((req, res) => {
    const entry: Recorded = {
      method: req.method ?? '',
      url: req.url ?? '',
      rawHeaders: req.rawHeaders,
      body: '',
      isComplete: false,
      connection: connections.get(req.socket) ?? -1,
    };
    recorded.push(entry);
    const answer = (): void => {
      res.setHeader('content-type', 'text/plain');
      res.end(
        req.method === 'HEAD' ? undefined : `answer for ${req.url ?? ''} cookie=${req.headers.cookie ?? ''}`,
      );
    };
    const answerVisitor = (): void => {
      waiting.push(answer);
      if (waiting.length >= visitors) for (const each of waiting.splice(0)) each();
    };
    req.on('end', () => (entry.isComplete = true));
    req.on('data', (chunk: Buffer) => (entry.body += chunk.toString('latin1')));
    if (req.url?.startsWith('/api/answers-early')) answer();
    else req.on('end', req.url?.startsWith('/api/visitor-') ? answerVisitor : answer);
  });
  server.on('connection', (socket) => {
    const id = connections.size;
    connections.set(socket, id);
    open.add(id);
    socket.on('close', () => open.delete(id));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isCutOff = error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE';
    if (!isCutOff) recorded.push({ ...nothing, method: `unreadable: ${error.code}` });
    socket.destroy();
  });
  const port = await listen(server);
  return {
    port,
    recorded,
    open,
    /** Answers `/api/visitor-…` when so many have come, each then on its own connection. */
    awaitVisitors: (count: number) => (visitors = count),
  };
}

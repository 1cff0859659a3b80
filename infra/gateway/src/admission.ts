import { Address6 } from 'ip-address';
import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { rejectRequest, sendMethodNotAllowed } from './answers.js';
import { errors } from './api-errors.js';
import { readClientAddress } from './forwarded-headers.js';
import type { Limits } from './limits.js';
import { knownMethods, findRejection } from './request-rules.js';

/** One client is an IPv4 address or an IPv6 /64, because one subscriber has at least that many. */
function makeConnectionKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.correctForm()}/64`).startAddress().correctForm();
}

class ConnectionLimit {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns false when the address has as many open as it may have; nothing is counted then. */
  enter(address: string): boolean {
    const key = makeConnectionKey(address);
    const count = this.open.get(key) ?? 0;
    if (count >= this.most) return false;
    this.open.set(key, count + 1);
    return true;
  }

  leave(address: string): void {
    const key = makeConnectionKey(address);
    const count = this.open.get(key) ?? 0;
    if (count > 1) this.open.set(key, count - 1);
    else this.open.delete(key);
  }
}

interface AdmissionOptions {
  limits: Limits;
  connectionsPerAddress: number;
  isTrusted: (address: string) => boolean;
}

/** Connections of one address; those of a trusted proxy belong to many clients. */
function limitConnections(server: Server, { connectionsPerAddress, isTrusted }: AdmissionOptions): void {
  const connections = new ConnectionLimit(connectionsPerAddress);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address)) return;
    if (connections.enter(address)) socket.once('close', () => connections.leave(address));
    else socket.destroy();
  });
}

/** Rejects what must not be forwarded: ambiguous requests, pipelined ones, and more at a time than one client may have. */
export function makeAdmission(server: Server, options: AdmissionOptions): onRequestHookHandler {
  limitConnections(server, options);
  const running = new ConnectionLimit(options.connectionsPerAddress);
  /** Connections with a request that is not answered yet, or whose last answer closes them. */
  const busy = new WeakSet<Socket>();

  return function admit(request, reply, done) {
    const { raw } = request;
    if (busy.has(raw.socket)) return rejectRequest(reply, errors.unreadable);
    busy.add(raw.socket);
    const rejection = findRejection(raw, options.limits.bodyBytes);
    if (rejection?.status === 413) return rejectRequest(reply, errors.tooLarge);
    if (rejection?.status === 405) {
      reply.header('connection', 'close');
      return sendMethodNotAllowed(reply, knownMethods.join(', '));
    }
    if (rejection) return rejectRequest(reply, errors.unreadable);
    const address = readClientAddress(request);
    if (!running.enter(address)) {
      reply.header('retry-after', String(errors.tooMany.retryAfterSeconds));
      return rejectRequest(reply, errors.tooMany);
    }
    reply.raw.once('close', () => {
      running.leave(address);
      if (reply.getHeader('connection') !== 'close') busy.delete(raw.socket);
    });
    done();
  };
}

import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SocketAnswer {
  /** The status of each response on the connection, in order. */
  statuses: number[];
  text: string;
  /** True if the gateway closed the connection by itself. */
  closed: boolean;
}

const quietMs = 150;

/** Sends bytes exactly as written, part after part, and reads until the connection closes or stays quiet after an answer. */
export function sendRaw(port: number, parts: readonly string[], patienceMs = 4_000): Promise<SocketAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let closed = false;
    const socket = connect({ host: '127.0.0.1', port });
    const finish = (): void => {
      clearTimeout(patience);
      clearTimeout(quiet);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses: statuses.filter((status) => status !== 100), text, closed });
    };
    const patience = setTimeout(finish, patienceMs);
    let quiet: NodeJS.Timeout | undefined;
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    socket.on('error', () => undefined);
    socket.on('end', () => (closed = true));
    socket.on('close', () => {
      closed = true;
      finish();
    });
    void (async () => {
      for (const [index, part] of parts.entries()) {
        if (index > 0) await sleep(50);
        if (socket.writable) socket.write(part, 'latin1');
      }
    })();
  });
}

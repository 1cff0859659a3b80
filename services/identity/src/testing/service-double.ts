import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServiceDouble {
  url: string;
  calls: { path: string; authorization: string }[];
  /** Answers 500 while it is set. */
  isBroken: boolean;
  close(): Promise<void>;
}

/** The edge of another service: one answer to every question. */
export async function startServiceDouble(answer: (path: string) => object): Promise<ServiceDouble> {
  const double: ServiceDouble = { url: '', calls: [], isBroken: false, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    double.calls.push({ path, authorization: request.headers.authorization ?? '' });
    response.writeHead(double.isBroken ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  double.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return double;
}

import { request } from 'node:http';
import { startGateway } from './start-gateway.js';
import { closeAll } from './doubles.js';
import { attacks, type Attack } from './framing/attacks.js';
import { sendRaw } from './framing/raw-http.js';
import { recordingService, type Recorded } from './framing/recording-service.js';

type Service = Awaited<ReturnType<typeof recordingService>>;

const valuesOf = ({ rawHeaders }: Recorded, name: string): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

function expectWellFramed(seen: Recorded): void {
  const lengths = valuesOf(seen, 'content-length');
  const encodings = valuesOf(seen, 'transfer-encoding');
  expect(seen.method).not.toContain('unreadable');
  expect(lengths.length + encodings.length).toBeLessThanOrEqual(1);
  expect(encodings.filter((value) => value !== 'chunked')).toEqual([]);
  expect(valuesOf(seen, 'host')).toHaveLength(1);
  expect(valuesOf(seen, 'upgrade')).toEqual([]);
  expect(valuesOf(seen, 'content_length')).toEqual([]);
  expect(['', 'keep-alive', 'close']).toContain(valuesOf(seen, 'connection').join());
}

/** A visitor's request, as any browser sends it. */
function visit(port: number, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `landsea_sid=${name}` };
    const req = request({ host: '127.0.0.1', port, path: `/api/${name}`, headers, agent: false }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => resolve(text));
      res.on('error', reject);
    });
    req.setTimeout(8_000, () => req.destroy(new Error(`no answer for ${name}`)));
    req.on('error', reject);
    req.end();
  });
}

const answerFor = (name: string): string => `answer for /api/${name} cookie=landsea_sid=${name}`;

/** As many visitors at the same time as there are connections to the service, and one more: each connection serves one. */
async function visitAll(port: number, service: Service): Promise<Recorded[]> {
  const kept = [...service.open];
  const names = Array.from({ length: kept.length + 1 }, (_, index) => `visitor-${index}`);
  service.awaitVisitors(names.length);
  const answers = await Promise.all(names.map((name) => visit(port, name)));
  expect(answers).toEqual(names.map(answerFor));
  const seen = service.recorded.filter(({ url }) => url.startsWith('/api/visitor-'));
  const used = new Set(seen.map(({ connection }) => connection));
  expect(kept.filter((connection) => service.open.has(connection) && !used.has(connection))).toEqual([]);
  return seen;
}

async function run(attack: Attack, port: number, service: Service): Promise<number[]> {
  await visitAll(port, service);
  service.recorded.length = 0;
  const answer = await sendRaw(port, attack.parts, attack.status === 0 ? 500 : undefined);
  const visitors = await visitAll(port, service);

  const ofAttack = service.recorded.filter((seen) => !visitors.includes(seen));
  expect(ofAttack.map(({ url }) => url).filter((url) => url.includes('smuggled'))).toEqual([]);
  expect(ofAttack.length).toBeLessThanOrEqual(attack.reaches ?? 0);
  for (const seen of service.recorded) expectWellFramed(seen);
  expect(visitors.filter(({ body }) => body !== '')).toEqual([]);
  if (answer.statuses[0] === 400) {
    expect(answer.closed).toBe(true);
    expect(ofAttack.filter(({ isComplete }) => isComplete)).toEqual([]);
  }
  return answer.statuses;
}

let service: Service;
let port: number;
beforeAll(async () => {
  service = await recordingService();
  port = await startGateway({ service: service.port });
});
afterAll(closeAll);

it.each(attacks)('withstands $name', async (attack) => {
  const [status = 0] = await run(attack, port, service);
  expect(status).toBe(attack.status);
});

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { startMailCatcher } from '../src/mail/mail-catcher.js';

const secret = 'a-secret-that-only-the-tests-know';
const domain = 'reply.landsea.example';
const tripDomain = 'in.landsea.example';
const answerAddress = `reply+${'0'.repeat(20)}.${'1'.repeat(32)}@${domain}`;

/** Stands for Landsea: keeps what is delivered, and answers with `status`. */
const delivered: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 204;
const landsea = createServer((request, response) => {
  void buffer(request).then((body) => {
    delivered.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
});

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

let folder: string;
let page: string;
let relay: ReturnType<typeof createTransport>;
let catcher: ReturnType<typeof startMailCatcher>;
beforeAll(async () => {
  await once(landsea.listen(0, '127.0.0.1'), 'listening');
  folder = await mkdtemp(join(tmpdir(), 'landsea-mail-answers-'));
  const [smtp, web] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${(landsea.address() as AddressInfo).port}/inbound`;
  catcher = startMailCatcher({ ip: '127.0.0.1', smtp, web, mailDirectory: folder, silent: true }, [
    { url, domain, secret, authserv: 'mail-catcher.localhost', signsRecipient: false },
    { url, domain: tripDomain, secret, authserv: 'mail-catcher.localhost', signsRecipient: true },
  ]);
  page = `http://127.0.0.1:${web}`;
  relay = createTransport({ host: '127.0.0.1', port: smtp });
  for (;;) if (await relay.verify().catch(() => false)) break;
});
beforeEach(() => {
  delivered.length = 0;
  status = 204;
});
afterAll(async () => {
  await new Promise<void>((resolve) => catcher.close(resolve));
  landsea.close();
  await rm(folder, { recursive: true, force: true });
});

/** Longer than what a connection brings at once. */
const words = 'Balcony, please!\n'.repeat(10_000);
/** An email as the page of the catcher shows it. */
const shown = async (subject: string): Promise<unknown> => {
  const emails = (await (await fetch(`${page}/email`)).json()) as { subject: string }[];
  return emails.find((email) => email.subject === subject);
};

const send = (to: string, subject: string) =>
  relay.sendMail({ from: 'ada@example.com', to, subject, text: words });

it('delivers an answer to Landsea as it came, signed and with its sender confirmed', async () => {
  await send(answerAddress, 'Re: Dana wrote to you');
  expect(delivered).toHaveLength(1);
  const [{ headers, body }] = delivered as [(typeof delivered)[number]];
  const [, at = '', proof] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['landsea-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')).toBe(proof);
  const text = body.toString();
  expect(text).toMatch(
    /^Authentication-Results: mail-catcher\.localhost; dmarc=pass header\.from=example\.com\r\n/,
  );
  const proved = `${at}..${body.length}`;
  expect(headers['landsea-proof']).toBe(createHmac('sha256', secret).update(proved).digest('hex'));
  expect(text).toContain(answerAddress);
  expect(text).toContain('Balcony, please!');
  expect(await shown('Re: Dana wrote to you')).toMatchObject({
    text: words,
    to: [{ address: answerAddress }],
  });
});

it('delivers what is forwarded to each trip, signed with its address', async () => {
  const addresses = ['trip-one@in.landsea.example', 'trip-two@in.landsea.example'];
  await relay.sendMail({ from: 'ada@example.com', to: addresses, subject: 'Fwd: Sanaa', text: words });
  expect(delivered.map(({ headers }) => headers['landsea-recipient'])).toEqual(addresses);
  for (const { headers, body } of delivered) {
    const [, at = '', proof] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['landsea-signature'])) ?? [];
    const signed = `${at}.${headers['landsea-recipient']}\n`;
    expect(createHmac('sha256', secret).update(signed).update(body).digest('hex')).toBe(proof);
    expect(body.toString()).toContain('dmarc=pass header.from=example.com');
  }
});

it('keeps every other email to itself', async () => {
  await send('ada@example.com', 'Dana wrote to you');
  expect(await shown('Dana wrote to you')).toMatchObject({
    text: words,
    to: [{ address: 'ada@example.com' }],
  });
  await send(`reply+x@another.example`, 'Not ours');
  expect(delivered).toEqual([]);
});

it('has the sender try again when Landsea is away', async () => {
  status = 503;
  const refused = await send(answerAddress, 'Later').catch((error: unknown) => error);
  expect((refused as { responseCode?: number }).responseCode).toBe(451);
});

it('answers an email from its page, as the person who got it', async () => {
  const mail = { from: 'no-reply@landsea.example', to: 'ada@example.com', subject: 'Balcony or inside?' };
  await relay.sendMail({ ...mail, replyTo: answerAddress, text: 'Dana asks you' });
  expect(await (await fetch(page)).text()).toContain('<script src="reply-box.js">');
  expect(await (await fetch(`${page}/reply-box.js`)).text()).toContain('/reply');
  const { id } = (await shown('Balcony or inside?')) as { id: string };
  const reply = (of: string) =>
    fetch(`${page}/email/${of}/reply`, { method: 'POST', body: 'Inside is fine' });
  expect((await reply(id)).status).toBe(200);
  const text = delivered[0]?.body.toString();
  expect(text).toContain('From: ada@example.com');
  expect(text).toMatch(/Inside is fine[^]*> Dana asks you/);
  const { id: other } = (await shown('Not ours')) as { id: string };
  expect((await reply(other)).status).toBe(404);
  status = 503;
  const refused = await reply(id);
  expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('did not take')]);
});

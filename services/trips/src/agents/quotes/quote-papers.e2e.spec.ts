import { startTrips } from '../../testing/app.js';
import { pdfPages } from '../../testing/pdf-text.js';
import { makeQuoteCalls } from '../../testing/quote-calls.js';

const service = await startTrips();
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { read, save, send, aSentQuote } = makeQuoteCalls(() => service);

const pdf = (token: string, newest?: boolean) =>
  service
    .anonymous()
    .post('/api/v1/quote-links/pdf')
    .send({ token, ...(newest && { newest }) })
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(null, Buffer.concat(chunks)));
    });
const wordsOf = async (token: string, newest?: boolean): Promise<string> => {
  const { body, headers } = await pdf(token, newest).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]*quote-1\.pdf"$/);
  return pdfPages(body as Buffer)
    .flat()
    .join(' ');
};

it('has both options as the client got them, with extras and end, and nothing of the agent’s own', async () => {
  const { token, options } = await aSentQuote();
  const words = await wordsOf(token);
  for (const word of ['Spring break', 'Two ideas for you.', 'By the lagoon', 'On the boardwalk'])
    expect(words).toContain(word);
  expect(words).toContain('Total: $6,123.45');
  expect(words).toContain('Extra: Memory Maker, $185.00');
  expect(words).toContain('An offer, not a booking');
  expect(options[0]?.commissionCents).toBe(4_871_123);
  expect(words).not.toMatch(/commission|48,711/i);
});

it('is the version of the link, and says that a newer one replaces it', async () => {
  const { token, call, quote } = await aSentQuote();
  await send(call, await save(call, await read(call, quote.id), { title: 'Summer instead' }));
  const old = await wordsOf(token);
  expect(old).toContain('Spring break');
  expect(old).toContain('A newer offer replaces this one.');
  expect(old).not.toContain('Summer');
  expect(await wordsOf(token, true)).toContain('Summer instead');
});

it('is gone with an offer that was taken back', async () => {
  const { token, call, quote } = await aSentQuote();
  const { version } = await read(call, quote.id);
  await call.post(`/api/v1/quotes/${quote.id}/withdrawal`).send({ version }).expect(200);
  await pdf(token).expect(404);
});

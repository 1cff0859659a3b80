import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { sendForm, startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

async function openPage(params = {}): Promise<{ id: string; page: string }> {
  const { id, url } = await emulator.checkout(params);
  return { id, page: String(url) };
}
const statusOf = async (id: string) => (await emulator.stripe.checkout.sessions.retrieve(id)).status;
const chargesTaken = async () =>
  (await emulator.stripe.charges.list({ limit: 100 })).data.filter((charge) => charge.paid).length;

describe('the hosted page', () => {
  it('shows labelled fields, the amount, the way back, and that it is a test', async () => {
    const { page } = await openPage();
    const html = await (await fetch(page)).text();
    for (const label of ['Email', 'Card number', 'Expiration', 'CVC'])
      expect(html).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    expect(html).toContain('>Pay $39.00</button>');
    expect(html).toContain('href="http://localhost/back">Back</a>');
    expect(html).toContain('Test page.');
    expect(html).toContain('4000 0000 0000 0002');
    expect(html).not.toContain('<script');
  });

  it('fills in an email that the shop knows, which cannot be changed there', async () => {
    const { page } = await openPage({ customer_email: 'known@example.com' });
    const field = /<input\s+id="email"[^>]*>/.exec(await (await fetch(page)).text())?.[0];
    expect(field).toContain('value="known@example.com"');
    expect(field).toContain('readonly');
  });

  it('pays and returns to the shop with the session id', async () => {
    const { id, page } = await openPage();
    const answer = await sendForm(page);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost/paid?session_id=${id}`);
    expect(await statusOf(id)).toBe('complete');
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['5555555555554444', 'use one of the test cards'],
    ['', 'Enter a card number.'],
  ])(
    'refuses card "%s" at its field, keeps email and date, forgets number and code',
    async (number, message) => {
      const { id, page } = await openPage();
      const answer = await sendForm(page, { number, cvc: '987', email: 'kept@example.com' });
      expect(answer.status).toBe(422);
      const html = (await answer.text()).replaceAll('&#39;', "'");
      expect(html).toMatch(
        new RegExp(`<input\\s+id="number"[^>]*aria-invalid="true"[^>]*aria-describedby="number-error"`),
      );
      expect(html).toMatch(new RegExp(`id="number-error">[^<]*${message}`));
      expect(html).toContain('value="kept@example.com"');
      expect(html).toContain('value="12 / 40"');
      expect(html).not.toContain('987');
      if (number) expect(html).not.toContain(`value="${number}"`);
      expect(await statusOf(id)).toBe('open');
    },
  );

  it('keeps the number of a test card while another field is wrong, and no other number', async () => {
    const { page } = await openPage();
    const numberAfter = async (number: string) => {
      const answer = await sendForm(page, { number, email: '' });
      return /<input\s+id="number"[^>]*>/.exec(await answer.text())?.[0];
    };
    expect(await numberAfter('4242 4242 4242 4242')).toContain('value="4242 4242 4242 4242"');
    expect(await numberAfter('5555555555554444')).not.toContain('5555');
  });

  it.each([
    ['01 / 20', 'in the past'],
    ['13 / 30', 'MM / YY'],
    ['soon', 'MM / YY'],
    ['', 'MM / YY'],
  ])('refuses the expiration "%s"', async (expiration, message) => {
    const { page } = await openPage();
    const answer = await sendForm(page, { expiration });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(message)]);
  });

  it('never pays twice, and says so', async () => {
    const { page } = await openPage();
    const before = await chargesTaken();
    const answers = await Promise.all([sendForm(page), sendForm(page), sendForm(page)]);
    expect(await chargesTaken()).toBe(before + 1);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
    const late = await (await fetch(page)).text();
    expect(late).toContain('already completed');
    expect(late).toContain('Continue to Landsea');
  });

  it('never pays twice when a slow form arrives after another one paid', async () => {
    const { page } = await openPage();
    const before = await chargesTaken();
    const slow = request(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const slowAnswer = once(slow, 'response');
    slow.flushHeaders();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sendForm(page);
    slow.end('email=a%40b.co&number=4242424242424242&expiration=12%2F40&cvc=123');
    const [answer] = (await slowAnswer) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(303);
    expect(await chargesTaken()).toBe(before + 1);
  });

  it('says that an expired session is expired', async () => {
    const { id, page } = await openPage();
    await emulator.stripe.checkout.sessions.expire(id);
    expect(await (await fetch(page)).text()).toContain('has expired');
    expect(await (await sendForm(page)).text()).toContain('nothing was charged');
    expect(await statusOf(id)).toBe('expired');
  });

  it('answers 404 for a session it does not know, and writes what was typed as text', async () => {
    expect((await fetch(`${emulator.url}/c/pay/cs_test_unknown`)).status).toBe(404);
    const { page } = await openPage();
    const html = await (await sendForm(page, { email: '"><b>x' })).text();
    expect(html).not.toContain('<b>x');
  });

  it('keeps the email that the shop gave', async () => {
    const { id: customer } = await emulator.stripe.customers.create({ email: 'given@example.com' });
    const { id, page } = await openPage({ customer });
    expect(await (await fetch(page)).text()).toMatch(/value="given@example.com"\s+readonly/);
    await sendForm(page, { email: 'other@example.com' });
    const paid = await emulator.stripe.checkout.sessions.retrieve(id);
    expect(paid.customer_details?.email).toBe('given@example.com');
  });
});

import { randomUUID } from 'node:crypto';
import type { ItineraryView } from '@landsea/contracts/agents';
import { itinerarySections } from '@landsea/contracts/agents';
import { startTrips } from '../../../testing/app.js';
import { aBrand } from '../../../testing/client-bodies.js';
import { identityDouble } from '../../../testing/identity-double.js';
import { makeItineraryCalls } from '../../../testing/itinerary-calls.js';
import { pdfPages } from '../../../testing/pdf-text.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { aMadeTrip, read, save, publish, moveDinner, mailsTo, lastToken, call, open, unlock } =
  makeItineraryCalls(() => service);

const OURS = /landsea/i;

const aPublished = async () => {
  const made = await aMadeTrip();
  await save(made, {
    message: 'So happy for you!',
    contacts: 'Front desk (407) 555-0111',
    dayWords: { [made.trip.startDate]: 'Bring layers.' },
    sections: [...itinerarySections],
  });
  await publish(made, true);
  return { ...made, token: await lastToken(made.email) };
};

const textsOf = (view: ItineraryView): string[] =>
  [
    view.title,
    view.message,
    view.dates,
    ...view.days.flatMap(({ label, title, words, hours, allAboard, remarks, empty, rows }) => [
      label,
      title,
      words,
      ...hours,
      allAboard,
      ...remarks,
      empty,
      ...rows.flatMap((row) => [row.when, row.title, row.facts, row.note]),
    ]),
    ...view.lists.flatMap(({ title, lines }) => [
      title === 'Where you’re staying' ? null : title,
      ...lines.map(({ text }) => text),
    ]),
    ...view.numbers.flatMap(({ title, value }) => [title, value]),
  ].flatMap((text) => text || []);

const squeeze = (text: string): string => text.replace(/\s/g, '');
const textOfPdf = (pdf: Buffer): string => squeeze(pdfPages(pdf).flat().join(''));

describe('a published itinerary', () => {
  it('opens without an account, without numbers, and without later changes', async () => {
    const made = await aPublished();
    await moveDinner(made, '19:55');
    const page = await open(made.token);
    expect(page).toMatchObject({ state: 'open', hasNumbers: true, codeGoesTo: 'a•••@example.com' });
    expect(page.fileName).toBe(`Byron-${made.trip.startDate}`);
    expect(page.view?.numbers).toEqual([]);
    const text = JSON.stringify(page);
    expect(text).toContain('6:10 PM');
    expect(text).not.toMatch(/7:55 PM|DIN-4711|99001122/);
  });

  it('shows the numbers for the code that the reader’s own address got', async () => {
    const made = await aPublished();
    const { key, numbers } = await unlock(made.token, made.email);
    expect(numbers.map(({ value }) => value)).toEqual(['99001122', 'DIN-4711']);
    expect((await open(made.token, key)).view?.numbers).toEqual(numbers);
    const other = await aPublished();
    expect((await open(other.token, key)).view?.numbers).toEqual([]);
    expect((await open(made.token, 'guessed')).view?.numbers).toEqual([]);
    await call('open', { token: key }).expect(404);
  });

  it('ends a code after five wrong ones, and after its time', async () => {
    const made = await aPublished();
    await call('code', { token: made.token }).expect(204);
    const code = /\d{6}/.exec((await mailsTo(made.email)).at(-1)?.subject ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      await call('numbers', { token: made.token, code: wrong }).expect(400);
    const { body } = await call('numbers', { token: made.token, code }).expect(400);
    expect(JSON.stringify(body)).toContain('Ask for a new one');
    await call('code', { token: made.token }).expect(204);
    const fresh = /\d{6}/.exec((await mailsTo(made.email)).at(-1)?.subject ?? '')?.[0] ?? '';
    await service.dataSource.query(`UPDATE itinerary_recipient SET code_expires_at = now() - interval '1 s'`);
    await call('numbers', { token: made.token, code: fresh }).expect(400);
    await call('numbers', { token: made.token, code: 'abc' }).expect(400);
  });

  it('takes page, file, calendar, code and numbers from a reader who was withdrawn', async () => {
    const made = await aPublished();
    const { key } = await unlock(made.token, made.email);
    const [reader] = (await read(made)).recipients;
    await made.agent.delete(`${made.path}/recipients/${reader?.id ?? ''}`).expect(200);
    expect((await open(made.token, key)).view).toBeNull();
    for (const part of ['pdf', 'calendar', 'code']) await call(part, { token: made.token }).expect(404);
    await call('numbers', { token: made.token, code: '123456' }).expect(404);
  });

  it('prints every item of the page, and numbers only with the key', async () => {
    const made = await aPublished();
    const { key } = await unlock(made.token, made.email);
    const { view } = await open(made.token, key);
    const paper = await call('pdf', { token: made.token, key }).expect(200);
    const text = textOfPdf(paper.body as Buffer);
    if (!view) throw new Error('no view');
    expect(textsOf(view).length).toBeGreaterThan(20);
    for (const each of textsOf(view)) expect(text).toContain(squeeze(each));
    expect(paper.headers['content-disposition']).toBe(
      `attachment; filename="Byron-${made.trip.startDate}.pdf"`,
    );
    expect((paper.body as Buffer).toString('latin1')).toContain('/StructTreeRoot');
    const closed = await call('pdf', { token: made.token }).expect(200);
    expect(textOfPdf(closed.body as Buffer)).not.toMatch(/DIN-4711|99001122/);
  });

  it('goes into calendars with its times and without numbers', async () => {
    const made = await aPublished();
    const { text, headers } = await call('calendar', { token: made.token }).expect(200);
    expect(headers['content-type']).toContain('text/calendar');
    expect(text).toContain('SUMMARY:Dinner at Sci-Fi');
    expect(text).toContain(`DTSTART;VALUE=DATE:${made.trip.startDate.replaceAll('-', '')}`);
    expect(text).not.toMatch(/DIN-4711|99001122/);
    expect(text).not.toContain(made.token);
  });

  it('is the agent’s alone in page, file, calendar and emails', async () => {
    const made = await aMadeTrip();
    await made.agent.put('/api/v1/brand/own').send(aBrand()).expect(200);
    await publish(made, true);
    const token = await lastToken(made.email);
    const page = await open(token);
    expect(page.brand).toMatchObject({ name: 'Magic Miles Travel', poweredBy: false });
    expect(page.agentEmail).toBe('dana@magic-miles.example');
    await unlock(token, made.email);
    const paper = await call('pdf', { token }).expect(200);
    const calendar = await call('calendar', { token }).expect(200);
    const mails = await mailsTo(made.email);
    expect(mails).toHaveLength(2);
    for (const text of [
      JSON.stringify(page),
      pdfPages(paper.body as Buffer)
        .flat()
        .join('\n'),
      (paper.body as Buffer).toString('latin1'),
      calendar.text,
      JSON.stringify([paper.headers['content-disposition'], calendar.headers['content-disposition']]),
      ...mails.map((mail) => JSON.stringify(mail)),
    ])
      expect(text).not.toMatch(OURS);
    for (const mail of mails) expect(mail.text).toContain('Fla. Seller of Travel Ref. No. ST12345');
  });

  it('becomes a souvenir on page and paper once the trip is over', async () => {
    const made = await aPublished();
    const { key } = await unlock(made.token, made.email);
    const ended = `UPDATE itinerary_version v SET view = jsonb_set(v.view, '{endDate}', '"2020-01-02"')
      FROM itinerary i WHERE i.id = v.itinerary_id AND i.trip_id = $1`;
    await service.dataSource.query(ended, [made.trip.id]);
    const { view, isOver, hasNumbers } = await open(made.token, key);
    expect({ isOver, hasNumbers }).toEqual({ isOver: true, hasNumbers: false });
    expect(view?.lists.map(({ title }) => title)).toEqual(['Where you stayed']);
    expect(JSON.stringify(view)).toContain('Dinner at Sci-Fi');
    const paper = await call('pdf', { token: made.token, key }).expect(200);
    const words = pdfPages(paper.body as Buffer)
      .flat()
      .join('\n');
    expect(words).toContain('Dinner at Sci-Fi');
    for (const text of [JSON.stringify(view), words]) {
      expect(text).not.toMatch(/DIN-4711|99001122|Front desk|Payments/);
    }
  });

  it('counts no visit of its agent or of a program', async () => {
    const made = await aPublished();
    await made.agent.post('/api/v1/itinerary/open').send({ token: made.token }).expect(200);
    await call('open', { token: made.token }).set('User-Agent', 'WhatsApp/2.1').expect(200);
    expect((await read(made)).recipients[0]?.lastSeenAt).toBeNull();
  });

  it('limits codes by link and calls by address', async () => {
    const made = await aPublished();
    for (let sent = 0; sent < 5; sent += 1) await call('code', { token: made.token }).expect(204);
    await call('code', { token: made.token }).expect(429);
    const token = randomUUID();
    const answers = [];
    for (let tried = 0; tried < 21; tried += 1) answers.push((await call('pdf', { token })).status);
    expect(answers.at(-1)).toBe(429);
  });
});

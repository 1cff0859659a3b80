import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aMeal, aSailing, familyWithPaidTrip, newDayItem } from '../../testing/factories.js';
import { pdfPages } from '../../testing/pdf-text.js';

const service = await startTrips();
afterAll(() => service.close());

const startDate = addDays(getDateIn(new Date()), 90);
const family = () =>
  familyWithPaidTrip(service, {
    mode: 'combined',
    startDate: addDays(startDate, -1),
    endDate: addDays(startDate, 3),
    stays: [
      {
        hotelName: 'Port Inn',
        onSite: false,
        checkIn: addDays(startDate, -1),
        checkOut: startDate,
        confirmation: 'HOTEL-9',
      },
    ],
    sailing: { ...aSailing(), reservation: 'CRUISE-8', stateroom: '7042' },
  });

const add = (agent: TestAgent, tripId: string, change: Partial<CreateDayItem>) =>
  agent
    .post(`/api/v1/trips/${tripId}/items`)
    .send(newDayItem({ id: randomUUID(), ...change }))
    .expect(201);

const pdfOf = async (agent: TestAgent, path: string) => {
  const answer = await agent
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return { headers: answer.headers as Record<string, string>, lines: pdfPages(answer.body as Buffer).flat() };
};

const lunch = {
  title: 'Cabanas',
  date: startDate,
  time: '11:45',
  details: aMeal,
  status: 'booked',
  confirmation: '4711',
} as const;

describe('a trip as a PDF', () => {
  it('has each day with its times, people, confirmation numbers and the time to be aboard', async () => {
    const {
      agent,
      trip: { id },
    } = await family();
    await add(agent, id, lunch);
    await add(agent, id, { title: 'Snorkel', date: addDays(startDate, 1), time: '09:00', costCents: 123_45 });
    await add(agent, id, { title: 'Dole Whip', date: null });
    const { headers, lines } = await pdfOf(agent, `/api/v1/trips/${id}/pdf`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="landsea-trip.pdf"');
    expect(headers['cache-control']).toBe('no-store');
    for (const line of ['Spring break', 'Cabanas', '11:45 AM', 'Snorkel', 'Nassau, Bahamas', 'Dole Whip'])
      expect(lines).toContain(line);
    const text = lines.join('\n');
    for (const number of [
      'Confirmation 4711',
      'Check in: Port Inn · Confirmation HOTEL-9',
      'Reservation CRUISE-8 · Stateroom 7042, deck 7',
    ])
      expect(text).toContain(number);
    expect(lines.filter((line) => line.startsWith('All aboard '))).toHaveLength(3);
    expect(lines.join('\n')).not.toContain('123');
  });

  it('has one day alone', async () => {
    const {
      agent,
      trip: { id },
    } = await family();
    await add(agent, id, { title: 'Cabanas', date: startDate, time: '11:45' });
    await add(agent, id, { title: 'Snorkel', date: addDays(startDate, 1), time: '09:00' });
    await add(agent, id, { title: 'Dole Whip', date: null });
    const { headers, lines } = await pdfOf(agent, `/api/v1/trips/${id}/days/${startDate}/pdf`);
    expect(headers['content-disposition']).toBe(`attachment; filename="landsea-${startDate}.pdf"`);
    expect(lines).toContain('Cabanas');
    expect(lines).not.toContain('Snorkel');
    expect(lines).not.toContain('Dole Whip');
    await agent.get(`/api/v1/trips/${id}/days/2001-01-01/pdf`).expect(404);
  });

  it('is nobody else’s', async () => {
    const {
      trip: { id },
    } = await family();
    const other = await family();
    await other.agent.get(`/api/v1/trips/${id}/pdf`).expect(404);
    await other.agent.get(`/api/v1/trips/${id}/days/${startDate}/pdf`).expect(404);
  });

  it('of a share link has what its owner ticked, and no confirmation number', async () => {
    const {
      agent,
      trip: { id },
    } = await family();
    await add(agent, id, { ...lunch, note: 'Ask for Ana' });
    const linkOf = async (sections: string[]) => {
      const { body } = await agent
        .post(`/api/v1/trips/${id}/share-links`)
        .send({ label: 'Grandma', sections, days: 30 })
        .expect(201);
      return String((body as { url: string }).url)
        .split('/')
        .at(-1);
    };
    const pdf = async (token: string | undefined) => {
      const answer = await fetch(`${service.url}/api/v1/shared-trip/pdf`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: service.publicOrigin },
        body: JSON.stringify({ token }),
      });
      return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()) };
    };
    const { status, file } = await pdf(await linkOf(['days']));
    expect(status).toBe(200);
    const lines = pdfPages(file).flat();
    expect(lines).toContain('Cabanas');
    expect(lines.filter((line) => line.startsWith('All aboard '))).toHaveLength(3);
    const text = lines.join('\n');
    for (const secret of ['4711', 'Ask for Ana', 'Robin', 'Disney Wish']) expect(text).not.toContain(secret);
    const stays = pdfPages((await pdf(await linkOf(['stays']))).file)
      .flat()
      .join('\n');
    expect(stays).toContain('Port Inn');
    for (const secret of ['HOTEL-9', 'CRUISE-8', '7042']) expect(stays).not.toContain(secret);
    const people = pdfPages((await pdf(await linkOf(['people']))).file).flat();
    expect(people).toContain('Robin, 40');
    expect(people).not.toContain('Cabanas');
    expect((await pdf('a token that nobody has')).status).toBe(404);
  });
});

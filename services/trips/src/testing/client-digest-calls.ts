import { CLIENT_DIGEST_TIME, ClientDigest } from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn } from '@landsea/contracts/core';
import { DayItem, type CreateDayItem } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestService } from '@landsea/nest-kit/testing';
import { ClientDigestDispatch } from '../agents/client-digests/client-digest-dispatch.js';
import { ClientDigestRow } from '../agents/client-digests/client-digest.entity.js';
import { isMorning } from '../agents/digests/digest-times.js';
import { anAgent, type Known } from './consent-factories.js';
import { newTable, newTrip } from './factories.js';

/** A zone where it is early in the morning, or late in the evening, whenever the test runs. */
export const zoneAt = (time: 'morning' | 'night'): string => {
  const now = new Date();
  const zones = Array.from({ length: 24 }, (_, hours) => `Etc/GMT${hours < 12 ? '-' : '+'}${hours % 12}`);
  const fits = (zone: string) =>
    time === 'morning'
      ? isMorning(now, zone, CLIENT_DIGEST_TIME) && timeIn(now, zone) < '10:30'
      : timeIn(now, zone) > '20:00';
  return zones.find(fits) ?? 'UTC';
};

/** The client, and those whom a household of a test may have. */
const party = ['Ada', 'Noel', 'Mia'].map((name) => ({ name, age: 40 }));

export interface DigestFamily extends Known {
  trip: TripDetail;
  path: string;
}

/** An agent with a client and a trip of theirs, on whose clock it is morning. */
export const makeDigestCalls = (getService: () => TestService) => {
  const makeTrip = async (known: Known) => {
    const startDate = addDays(getDateIn(new Date()), 90);
    const { body } = await known.agent
      .post(`/api/v1/clients/${known.clientId}/trips`)
      .send(newTrip({ name: 'Byron spring break', startDate, party }))
      .expect(201);
    return TripDetail.parse(body);
  };
  const aFamily = async (timeZone = zoneAt('morning')): Promise<DigestFamily> => {
    const known = await anAgent(getService());
    await known.agent.put('/api/v1/morning-digest').send({ isOn: false, timeZone }).expect(200);
    return { ...known, trip: await makeTrip(known), path: `/api/v1/clients/${known.clientId}/digest` };
  };
  const choose = ({ agent, path }: Pick<DigestFamily, 'agent' | 'path'>, isOn: boolean | null = true) =>
    agent.put(path).send({ isOn }).expect(200);
  const book = async (
    { agent, trip }: Pick<DigestFamily, 'agent' | 'trip'>,
    change: Partial<CreateDayItem> = {},
  ) => {
    const item = newTable({ date: trip.startDate, confirmation: 'QX-77', ...change });
    return DayItem.parse((await agent.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201)).body);
  };
  const change = async ({ agent, trip }: DigestFamily, item: DayItem, part: object) =>
    DayItem.parse(
      (
        await agent
          .patch(`/api/v1/trips/${trip.id}/items/${item.id}`)
          .send({ version: item.version, ...part })
          .expect(200)
      ).body,
    );
  const preview = async ({ agent, path }: Pick<DigestFamily, 'agent' | 'path'>) =>
    ClientDigest.parse((await agent.get(path).expect(200)).body);
  const textsOf = async (family: DigestFamily) => (await preview(family)).lines.map(({ text }) => text);
  /** Two copies of the service at once, on a morning of its own. */
  const run = async ({ clientId }: Pick<DigestFamily, 'clientId'>) => {
    const service = getService();
    const due = { nextAt: new Date(Date.now() - 60_000), sentOn: null };
    await service.dataSource.manager.update(ClientDigestRow, { clientId }, due);
    const dispatch = service.app.get(ClientDigestDispatch);
    await Promise.all([dispatch.dispatch(), dispatch.dispatch()]);
  };
  return { aFamily, makeTrip, choose, book, change, preview, textsOf, run };
};

import { randomUUID } from 'node:crypto';
import {
  ImportDecisions,
  type ImportedHousehold,
  type ImportHouseholds,
} from '@landsea/contracts/agents/imports';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aColleague } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';
import { anImport } from '../../../testing/client-bodies.js';
import { loggedStatements } from '../../../testing/logged-statements.js';

const service = await startTrips();
afterAll(() => service.close());

type Wanted = ImportHouseholds['households'][number];

const path = '/api/v1/client-imports';
const start = async (agent: TestAgent): Promise<string> => {
  const file = anImport();
  await agent.post(path).send(file).expect(201);
  return file.id;
};
const send = async (agent: TestAgent, to: string, households: readonly Wanted[]) => {
  const { body } = await agent.post(`${path}/${to}`).send({ households }).expect(200);
  return ImportDecisions.parse(body).decisions.map(({ key, result, sentence, changes, candidates }) => ({
    ...{ key, result, changes },
    // Several stand in the order of their ids, and the sentence names the first.
    sentence: candidates.length > 1 ? null : sentence,
    candidates: candidates.map(({ name }) => name).sort(),
  }));
};
const exportOf = async (agent: TestAgent): Promise<string> => {
  const { text } = await agent.get('/api/v1/client-list/export').expect(200);
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
};

/** The same numbers for the same seed. */
const makeDice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
};

/** Few names, addresses, phones and ids, so that families meet each other and themselves. */
const aFamily = (roll: (sides: number) => number, index: number): Wanted => {
  const person = () => ({
    firstName: ['Ann', 'Ben', 'Cleo', 'Dot'][roll(4)] ?? '',
    lastName: ['Moss', 'Roe'][roll(2)] ?? '',
    ...(roll(3) > 0 && { email: `p${roll(12)}@example.com` }),
    ...(roll(3) > 0 && { phone: `+1512555010${roll(9)}` }),
  });
  const household: ImportedHousehold = {
    key: roll(9) === 0 ? 'twice' : `family ${index}`,
    lines: [index + 2],
    people: Array.from({ length: 1 + roll(3) }, person),
    ...(roll(4) === 0 && { externalId: `tern:${roll(5)}` }),
    ...(roll(3) === 0 && { notes: ['Prefers texts', 'Loves verandas'][roll(2)] ?? '' }),
    ...(roll(6) === 0 && { onlyKnown: true }),
    ...(roll(5) === 0 && {
      trips: [{ name: 'Spring', startDate: '2027-03-14', endDate: '2027-03-20', note: 'Pop Century' }],
    }),
  };
  return { household, ...(roll(5) === 0 && { choice: { as: 'new' as const } }) };
};

describe('families of one call', () => {
  it.each([1, 2, 3, 4, 5, 6])('become what they become one by one, as the dice of %i fall', async (seed) => {
    const roll = makeDice(seed * 7_919);
    const files = Array.from({ length: 2 }, () =>
      Array.from({ length: 12 }, (_, index) => aFamily(roll, index)),
    );
    const [together, apart] = [(await aColleague(service)).call, (await aColleague(service)).call];
    for (const households of files) {
      const [one, other] = [await start(together), await start(apart)];
      const decided = await send(together, `${one}/households`, households);
      const decidedApart: typeof decided = [];
      for (const household of households)
        decidedApart.push(...(await send(apart, `${other}/households`, [household])));
      expect(decided).toEqual(decidedApart);
    }
    expect((await exportOf(together)).split('\n').sort()).toEqual((await exportOf(apart)).split('\n').sort());
  });

  it('that share nothing become what the check said', async () => {
    const { call } = await aColleague(service);
    const households = Array.from({ length: 10 }, (_, index): Wanted => ({
      household: {
        key: `family ${index}`,
        lines: [index + 2],
        people: [{ firstName: 'Ann', lastName: `Moss ${index}`, email: `own-${index}@example.com` }],
      },
    }));
    const checked = await send(call, 'check', households);
    expect(await send(call, `${await start(call)}/households`, households)).toEqual(checked);
    const again = await send(call, 'check', households);
    expect(new Set(again.map(({ result }) => result))).toEqual(new Set(['same']));
    expect(await send(call, `${await start(call)}/households`, households)).toEqual(again);
  });

  it('take as many statements as two of them', async () => {
    const count = async (families: number): Promise<number> => {
      const { call } = await aColleague(service);
      const importId = await start(call);
      const households = Array.from({ length: families }, (_, index): Wanted => ({
        household: {
          key: `family ${index}`,
          lines: [index + 2],
          people: [{ firstName: 'Ann', lastName: `Moss ${index}`, email: `${randomUUID()}@example.com` }],
        },
      }));
      const statements = await loggedStatements(service, (requestId) =>
        call
          .post(`${path}/${importId}/households`)
          .set('x-request-id', requestId)
          .send({ households })
          .expect(200),
      );
      return statements.length;
    };
    expect(await count(40)).toBe(await count(2));
  });
});

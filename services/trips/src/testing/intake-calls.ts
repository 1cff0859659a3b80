import { randomUUID } from 'node:crypto';
import {
  DecidedIntake,
  IntakeAnswer,
  IntakeAnswerList,
  IntakePage,
  NewIntakeLink,
  SavedIntake,
  type CreateIntakeLink,
  type IntakeAnswers,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { planAccess } from './factories.js';

export const today = getDateIn(new Date());

const person = () => ({ website: '', secondsOpen: 240 });
export const family = (email: string, over: IntakeAnswers = {}): IntakeAnswers => ({
  lead_name: 'Jen Brubaker',
  lead_email: email,
  lead_phone: '(407) 555-0142',
  dates_known: 'roughly',
  dates_rough: 'First half of June',
  people: {
    people: [
      {
        id: randomUUID(),
        values: {
          first: 'Jen',
          last: 'Brubaker',
          birth: '1986-02-03',
          relation: 'Me',
          diet: 'Peanut allergy',
        },
      },
      {
        id: randomUUID(),
        values: {
          first: 'Obi',
          last: 'Brubaker',
          birth: addDays(today, -8 * 366),
          height: 44,
          relation: 'Son',
        },
      },
    ],
  },
  stay_kind: 'on-site',
  pace: 'mixed',
  lanes: 'some-days',
  table_service: 'one-or-two',
  transport: 'drive',
  protection: 'yes',
  own_bookings: false,
  consent_data: true,
  ...over,
});
export const anEmail = () => `jen-${randomUUID()}@example.com`;

export const makeIntakeCalls = (getService: () => TestService) => {
  const anAgent = async (hasPlan = true) => {
    const userId = randomUUID();
    if (hasPlan)
      await getService().deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    return { userId, call: getService().as({ userId, userType: 'agent', firstName: 'Dana' }) };
  };
  const addLink = async (call: TestAgent, link: CreateIntakeLink) => {
    const { body } = await call.post('/api/v1/intake-forms/parks/links').send(link).expect(201);
    const made = NewIntakeLink.parse(body);
    return { ...made, token: made.url.split('/').at(-1) ?? '' };
  };
  const open = async (token: string) =>
    IntakePage.parse(
      (await getService().anonymous().post('/api/v1/intake/open').send({ token }).expect(200)).body,
    );
  const begin = async (token: string, answers: IntakeAnswers = {}, formVersion = 1) => {
    const { body } = await getService()
      .anonymous()
      .post('/api/v1/intake/begin')
      .send({ token, formVersion, answers })
      .expect(201);
    return SavedIntake.parse(body);
  };
  const send = (token: string, answers: IntakeAnswers, over: object = {}) =>
    getService()
      .anonymous()
      .post('/api/v1/intake/send')
      .send({ token, version: 1, answers, ...person(), ...over });
  const answersOf = async (call: TestAgent) =>
    IntakeAnswerList.parse((await call.get('/api/v1/intake-answers').expect(200)).body).answers;
  const readAnswer = async (call: TestAgent, id: string) =>
    IntakeAnswer.parse((await call.get(`/api/v1/intake-answers/${id}`).expect(200)).body);
  const decide = async (call: TestAgent, id: string, decisions: object[]) =>
    DecidedIntake.parse(
      (await call.post(`/api/v1/intake-answers/${id}/decisions`).send({ decisions }).expect(200)).body,
    );
  const mailsTo = (email: string) =>
    getService().dataSource.query<{ subject: string; text: string }[]>(
      `SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
      [email],
    );

  const aLead = async (over: IntakeAnswers = {}) => {
    const agent = await anAgent();
    const link = await addLink(agent.call, { kind: 'public', label: 'My website' });
    const email = anEmail();
    const draft = await begin(link.token);
    await send(draft.token, family(email, over)).expect(200, { confirmsEmail: true });
    const [answer] = await answersOf(agent.call);
    return { ...agent, link, email, draft, answer: await readAnswer(agent.call, answer?.id ?? '') };
  };
  return { anAgent, addLink, open, begin, send, answersOf, readAnswer, decide, mailsTo, aLead };
};

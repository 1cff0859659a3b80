import { randomUUID } from 'node:crypto';
import {
  AgreementDetail,
  AgreementDraft,
  AgreementList,
  AgreementTextList,
  SentAgreement,
  SigningPage,
  type AddAgreement,
  type AgreementKind,
} from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { aColleague, addClient } from './agency-factories.js';

/** By chance a random id holds the number of a card, which is refused. */
const lettersOf = (text: string): string => text.replace(/\d(?=\S*@)|\d(?=\S*-)/g, 'x');

const zone = 'America/New_York';

export const makeAgreementCalls = (getService: () => TestService) => {
  const textsOf = async (call: TestAgent) =>
    AgreementTextList.parse((await call.get('/api/v1/agreement-texts').expect(200)).body).texts;
  const detailOf = async (call: TestAgent, id: string) =>
    AgreementDetail.parse((await call.get(`/api/v1/agreements/${id}`).expect(200)).body);
  const linesOf = async (call: TestAgent, clientId: string) =>
    AgreementList.parse((await call.get('/api/v1/agreements').query({ clientId }).expect(200)).body)
      .agreements;
  const publicly = (path: string, body: object) =>
    getService()
      .anonymous()
      .post(`/api/v1/signing/${path}`)
      .send({ zone, ...body });
  const open = async (token: string) =>
    SigningPage.parse((await publicly('open', { token }).expect(200)).body);
  const sign = (token: string, { contentHash }: SigningPage, over: object = {}) =>
    publicly('sign', {
      token,
      contentHash,
      answers: { protectionAnswer: 'declined' },
      name: 'Jen Brubaker',
      drawn: [
        [
          [0, 0],
          [500, 150],
          [1000, 300],
        ],
      ],
      hasRead: true,
      ...over,
    });
  const mailsTo = (email: string) =>
    getService().dataSource.query<{ subject: string; text: string }[]>(
      `SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
      [email],
    );

  const prepare = async (call: TestAgent, clientId: string, kind: AgreementKind) =>
    AgreementDraft.parse(
      (await call.get(`/api/v1/clients/${clientId}/agreement-draft`).query({ kind }).expect(200)).body,
    );

  const aBody = async (
    call: TestAgent,
    clientId: string,
    over: Partial<AddAgreement> = {},
  ): Promise<AddAgreement> => {
    const kind = over.kind ?? 'protection';
    const { fields, values } = await prepare(call, clientId, kind);
    return {
      id: randomUUID(),
      kind,
      tripId: null,
      recipientName: 'Jen Brubaker',
      recipientEmail: `jen-${lettersOf(randomUUID())}@example.com`,
      values: Object.fromEntries(
        fields.map(({ name, label }) => [name, lettersOf(values[name] ?? '') || `The ${label}`]),
      ),
      amounts: [{ label: 'The whole trip', cents: 431_820 }],
      cancellation: [{ until: '2027-05-01', costs: 'Nothing' }],
      authorization: null,
      replacesId: null,
      sends: 'link',
      ...over,
    };
  };
  const send = async (call: TestAgent, clientId: string, body: AddAgreement) => {
    const { agreement, url } = SentAgreement.parse(
      (await call.post(`/api/v1/clients/${clientId}/agreements`).send(body).expect(201)).body,
    );
    return { ...agreement, token: url?.split('/').at(-1) ?? '' };
  };
  const aSent = async (over: Partial<AddAgreement> = {}) => {
    const agent = await aColleague(getService());
    const clientId = await addClient(agent);
    const body = await aBody(agent.call, clientId, over);
    return { ...agent, body, ...(await send(agent.call, clientId, body)), clientId };
  };
  return { textsOf, detailOf, linesOf, publicly, open, sign, mailsTo, aBody, send, aSent };
};

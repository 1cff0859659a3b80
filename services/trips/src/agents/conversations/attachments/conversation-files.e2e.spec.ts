import { randomUUID } from 'node:crypto';
import { Conversation, ConversationPage, MESSAGE_FILES, MessageFile } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { startTrips } from '../../../testing/app.js';
import { joinedFamily } from '../../../testing/consent-factories.js';
import { FileSweep } from '../../../trip/files/file-sweep.js';
import { deleteUnsentFiles } from './conversation-files.queries.js';

let service: TestService;
let photo: Buffer;
beforeAll(async () => {
  service = await startTrips();
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c03f24' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());

const base = '/api/v1/conversations';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

const pair = async () => {
  const joined = await joinedFamily(service, false);
  const { agent, clientId } = joined.known;
  const { body } = await agent.post(base).send({ clientId, tripId: null }).expect(200);
  return { ...joined, agent, id: Conversation.parse(body).id };
};
const sent = (who: TestAgent, id: string, content: Buffer, type = 'image/jpeg', name = 'castle.jpg') =>
  who
    .post(`${base}/${id}/attachments?name=${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
const attached = async (...args: Parameters<typeof sent>) =>
  MessageFile.parse((await sent(...args).expect(201)).body);
const message = (who: TestAgent, id: string, files: string[], body = '') =>
  who.post(`${base}/${id}/messages`).send({ id: randomUUID(), body, files });
const pathOf = (id: string, { id: fileId }: Pick<MessageFile, 'id'>) => `${base}/${id}/attachments/${fileId}`;

it('brings pictures and papers to the other side, in their order and without a word', async () => {
  const { agent, family, id } = await pair();
  const paper = await attached(agent, id, pdf, 'application/pdf', 'Invoice 12.pdf');
  const picture = await attached(agent, id, photo);
  await family.get(pathOf(id, picture)).expect(404);
  await message(agent, id, [paper.id, picture.id]).expect(201);
  const page = ConversationPage.parse((await family.get(`${base}/${id}`).expect(200)).body);
  expect(page.messages.at(-1)).toMatchObject({
    body: '',
    files: [
      { name: 'Invoice 12.pdf', type: 'application/pdf' },
      { name: 'castle.jpg', type: 'image/jpeg' },
    ],
  });
  expect(page.conversation.last).toMatchObject({ excerpt: '', files: 2 });
  const opened = await family.get(pathOf(id, picture)).expect(200);
  expect((await sharp(opened.body as Buffer).metadata()).width).toBe(640);
  await family
    .get(`${pathOf(id, picture)}/thumbnail`)
    .expect(200)
    .expect('Content-Type', 'image/webp');
  await family
    .get(pathOf(id, paper))
    .expect(200)
    .expect('Content-Disposition', /^attachment/);
  await family.get(`${pathOf(id, paper)}/thumbnail`).expect(404);
});

it('shows nothing to anybody else, also not under another conversation', async () => {
  const one = await pair();
  const other = await pair();
  const picture = await attached(one.agent, one.id, photo);
  await message(one.agent, one.id, [picture.id]).expect(201);
  await other.agent.get(pathOf(one.id, picture)).expect(404);
  await other.agent.get(pathOf(other.id, picture)).expect(404);
  await service.anonymous().get(pathOf(one.id, picture)).expect(401);
  await message(other.agent, other.id, [picture.id]).expect(400);
  await one.family.delete(one.settings).expect(204);
  await one.family.get(pathOf(one.id, picture)).expect(404);
  await sent(one.agent, one.id, photo).expect(403);
});

it('refuses what is no picture or PDF, too many files, and files that are not there', async () => {
  const { agent, family, id } = await pair();
  const { body } = await sent(agent, id, Buffer.from('MZ a program'), 'image/jpeg').expect(400);
  expect(body).toMatchObject({ fields: [{ path: 'attachment' }] });
  await message(agent, id, []).expect(400);
  await message(agent, id, [randomUUID()], 'With a file').expect(400);
  const many = Array.from({ length: MESSAGE_FILES + 1 }, () => randomUUID());
  await message(agent, id, many, 'With many').expect(400);
  const own = await attached(agent, id, photo);
  await message(family, id, [own.id], 'Not mine').expect(400);
});

it('can be taken back until it is sent, and is removed when nothing names it', async () => {
  const { agent, id } = await pair();
  const taken = await attached(agent, id, photo);
  await agent.delete(pathOf(id, taken)).expect(204);
  const kept = await attached(agent, id, photo);
  await message(agent, id, [kept.id], 'Look').expect(201);
  await agent.delete(pathOf(id, kept)).expect(404);
  const forgotten = await attached(agent, id, photo);
  const { manager } = service.dataSource;
  await deleteUnsentFiles(manager, new Date(Date.now() + 8 * 86_400_000));
  await manager.query(`UPDATE stored_file SET created_at = now() - interval '1 hour'`);
  await service.app.get(FileSweep, { strict: false }).sweep();
  const keys = await manager.query<{ key: string }[]>('SELECT key FROM stored_file');
  const left = keys.map(({ key }) => key);
  expect(left).toContain(`attachments/${kept.id}`);
  expect(left).not.toContain(`attachments/${taken.id}`);
  expect(left).not.toContain(`attachments/${forgotten.id}`);
});

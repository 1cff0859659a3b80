import { ConfirmationText } from '@landsea/contracts/forwarding';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import PDFDocument from 'pdfkit';
import { startTrips } from '../../testing/app.js';
import { anAgent, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const makePdf = (lines: readonly string[], options: PDFKit.PDFDocumentOptions = {}) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)));
    for (const line of lines) document.text(line);
    document.end();
  });

const desk = async () => {
  const known = await anAgentWithPlan(service);
  const made = await known.agent.post(`/api/v1/clients/${known.clientId}/trips`).send(newTrip()).expect(201);
  const path = `/api/v1/agent-trips/${TripDetail.parse(made.body).id}/confirmation-texts`;
  return { ...known, path };
};
const send = (agent: TestAgent, path: string, content: Buffer) =>
  agent.post(path).set('Content-Type', 'application/pdf').send(content);

it('reads the words of a PDF, row by row', async () => {
  const { agent, path } = await desk();
  const pdf = await makePdf(['Your cruise is booked!', 'Reservation Number: 31998877']);
  const { body } = await send(agent, path, pdf).expect(200);
  expect(ConfirmationText.parse(body)).toEqual({
    text: 'Your cruise is booked!\nReservation Number: 31998877',
    problem: null,
  });
});

it('says why a PDF has no words that it can read', async () => {
  const { agent, path } = await desk();
  const problemOf = async (content: Buffer) =>
    ConfirmationText.parse((await send(agent, path, content).expect(200)).body);
  expect(await problemOf(await makePdf([]))).toEqual({ text: '', problem: 'scan' });
  expect(await problemOf(await makePdf(['Hi'], { userPassword: 'x' }))).toEqual({
    text: '',
    problem: 'password',
  });
  expect(await problemOf(Buffer.from('%PDF-1.4 test'))).toEqual({ text: '', problem: 'damaged' });
});

it('refuses what is no PDF, whatever its name says, and what is too large', async () => {
  const { agent, path } = await desk();
  const wrong = await send(agent, path, Buffer.from('PK, a Word file')).expect(400);
  expect(JSON.stringify(wrong.body)).toContain('Choose a PDF: this file is none');
  const empty = await send(agent, path, Buffer.alloc(0)).expect(400);
  expect(JSON.stringify(empty.body)).toContain('This file is empty: choose another');
  const large = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(8 * 1024 * 1024)]);
  const { body } = await send(agent, path, large).expect(413);
  expect(body).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'A confirmation has at most 8 MB: paste its text instead.',
  });
});

it('reads nothing for another agent', async () => {
  const { path } = await desk();
  const other = await anAgent(service);
  await send(other.agent, path, await makePdf(['Hi'])).expect(404);
});

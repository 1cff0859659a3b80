import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '../emulator.js';
import { renderMessagePage } from '../page/layout.js';
import { sendPage } from '../page/send-page.js';
import { renderInvoicePage } from './invoice-page.js';
import { renderReceiptPage } from './receipt-page.js';

export function answerInvoice(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const invoice = emulator.store.read((tx) => tx.get('invoice', path.replace(/\/pdf$/, '')));
  if (!isReading(request, response)) return;
  if (invoice && invoice.status !== 'draft') sendPage(response, 200, renderInvoicePage(invoice));
  else sendMissing(response, 'Invoice not found', 'There is no invoice at this address.');
}

export function answerReceipt(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): void {
  const charge = emulator.store.read((tx) => tx.get('charge', id));
  if (!isReading(request, response)) return;
  if (charge?.paid) sendPage(response, 200, renderReceiptPage(charge));
  else sendMissing(response, 'Receipt not found', 'There is no receipt at this address.');
}

function isReading({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
  return false;
}

const sendMissing = (response: ServerResponse, title: string, text: string) =>
  sendPage(response, 404, renderMessagePage({ title, text }));

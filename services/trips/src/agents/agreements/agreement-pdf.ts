import { formatDateWithYear } from '@landsea/contracts/core';
import { drawBrandHead, getMaker, listSmallPrint } from '../../planning/printouts/pdf-brand.js';
import { loadFonts } from '../../planning/printouts/pdf-fonts.js';
import { ink, PdfSheet, type TextStyle } from '../../planning/printouts/pdf-sheet.js';
import type { PrintBrand } from '../../trip/brands/trip-brands.js';
import { AgreementDrawing, formatUtc, heading, plain, small, title } from './agreement-drawing.js';
import { formatCents, listAsks, renderContent } from './agreement-content.js';
import type { AgreementEventRow } from './agreement-event.entity.js';
import type { AgreementRow } from './agreement.entity.js';
import type { DisputeRecord } from './dispute-record.queries.js';
import { writeDisputeRecord } from './dispute-record-pdf.js';

const signed: TextStyle = { font: 'display', size: 18, color: ink.sea };

const eventNames: Readonly<Record<AgreementEventRow['kind'], string>> = {
  created: 'Written',
  sent: 'Sent by email',
  'link-made': 'Link made',
  opened: 'Opened',
  signed: 'Signed',
  declined: 'Declined',
  voided: 'Withdrawn',
  'copy-downloaded': 'Copy downloaded',
};

const local = (at: Date, zone: string): string =>
  at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone: zone });

const trailLines = (event: AgreementEventRow): string[] => {
  const { at, zone, kind, actor, address, network, userAgent, detail, hash } = event;
  return [
    `${String(event.seq)}. ${eventNames[kind]}: ${[actor, address].filter(Boolean).join(', ')}`,
    `${formatUtc(at)}${zone === 'UTC' ? '' : `; ${local(at, zone)} (${zone})`}; from ${network}; ${userAgent}`,
    ...(detail ? [detail] : []),
    `Fingerprint ${hash}`,
  ];
};

const moneyLines = ({ content, signature }: AgreementRow): string[] => {
  const { amounts, cancellation, authorization } = content;
  const digits = signature?.answers.lastFour;
  return [
    ...amounts.map(({ label, cents }) => `${label}: ${formatCents(cents)}`),
    ...cancellation.map(
      ({ until, costs }) => `${until ? `Until ${formatDateWithYear(until)}` : 'After that'}: ${costs}`,
    ),
    ...(authorization
      ? [
          `${authorization.supplier}: ${formatCents(authorization.cents)} by ${formatDateWithYear(authorization.until)}`,
          `How to pay: ${authorization.howToPay}`,
          ...(digits ? [`Card ending in ${digits}, as the client told`] : []),
        ]
      : []),
  ];
};

/**
 * The agreement with its signature and its trail.
 * @param problem the sentence of the checker, which stands on top of the trail.
 * @param record what else a dispute asks for; undefined for the copy of who signed.
 */
export const drawAgreement = async (
  row: AgreementRow,
  events: readonly AgreementEventRow[],
  brand: PrintBrand | undefined,
  problem: string | undefined,
  record?: DisputeRecord,
): Promise<PDFKit.PDFDocument> => {
  const last = events.findLast(({ kind }) => kind === 'signed');
  const signedOn = last ? local(last.at, last.zone) : '';
  const content = renderContent(row.content, row.signature, signedOn);
  const sheet = await PdfSheet.open(content.title, getMaker(brand), await loadFonts());
  const drawing = new AgreementDrawing(sheet);
  if (brand) drawBrandHead(sheet, brand);
  await drawing.write('H1', content.title, title, 6);
  const between = [
    `${row.recipientName} and ${content.agencyName || content.agentName}`,
    content.tripName ?? '',
  ];
  await drawing.write('P', between.filter(Boolean).join(' · '), small, 14);
  for (const section of content.sections) {
    await drawing.write('H2', section.heading, heading, 2);
    for (const paragraph of section.body.split('\n')) await drawing.write('P', paragraph, plain);
    sheet.y += 8;
  }
  const money = moneyLines(row);
  if (money.length > 0) await drawing.write('H2', 'Amounts', heading, 2);
  for (const line of money) await drawing.write('P', line, plain, 2);
  await writeSignature(drawing, sheet, row, signedOn);
  for (const line of brand ? listSmallPrint(brand) : []) await drawing.write('P', line, small, 2);
  sheet.y += 14;
  await drawing.write('H2', 'The record of this agreement', heading, 4);
  await drawing.write(
    'P',
    problem ?? 'Each row holds the fingerprint of the one before. None was changed.',
    small,
  );
  await drawing.write('P', `Fingerprint of the text: ${row.contentHash}`, small, 8);
  for (const event of events)
    for (const [index, line] of trailLines(event).entries())
      await drawing.write('P', line, index === 0 ? plain : small, index === 0 ? 1 : 2);
  if (record) await writeDisputeRecord(drawing, record);
  sheet.end();
  return sheet.stream;
};

const writeSignature = async (
  drawing: AgreementDrawing,
  sheet: PdfSheet,
  row: AgreementRow,
  signedOn: string,
): Promise<void> => {
  sheet.y += 12;
  if (row.state === 'void') await drawing.write('P', `Withdrawn: ${row.reason}`, heading);
  if (row.state === 'declined') await drawing.write('P', `Declined: ${row.reason}`, heading);
  if (!row.signature) return;
  const { name, drawn, answers } = row.signature;
  for (const { name: asked, label, options } of listAsks(row.content)) {
    const value = answers[asked] ?? '';
    await drawing.write(
      'P',
      `${label} ${options.find((each) => each.value === value)?.label ?? value}`,
      plain,
    );
  }
  if (drawn && drawn.length > 0) {
    if (sheet.left < SIGNATURE.height && !sheet.addPage()) return;
    sheet.drawLines(drawn, `The signature of ${name}`, SIGNATURE);
  }
  await drawing.write('P', name, signed, 2);
  await drawing.write('P', `Signed electronically on ${signedOn}`, small);
};

const SIGNATURE = { width: 240, height: 72 };

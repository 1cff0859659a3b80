import { deflateRawSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { readForwardedEmail } from './read-forwarded-email.js';

const head = ['From: Robin <robin@example.com>', 'Subject: Fwd: Booked', 'Message-ID: <1@example.com>'];
const htmlMail = (html: string) =>
  Buffer.from([...head, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n'));
interface Part {
  type: string;
  name?: string;
  content: Buffer | string;
}
const mixedMail = (parts: Part[]) =>
  Buffer.from(
    [
      ...head,
      'Content-Type: multipart/mixed; boundary="p"',
      '',
      ...parts.flatMap(({ type, name, content }) => [
        '--p',
        `Content-Type: ${type}`,
        ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(content as string).toString('base64'),
      ]),
      '--p--',
    ].join('\r\n'),
  );
const plain = (content: string): Part => ({ type: 'text/plain; charset=utf-8', content });

const pdf = (draw: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)));
    draw(document);
    document.end();
  });

/** A zip of one file, as the Wallet writes it. */
const zip = (name: string, content: string) => {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
};

describe('reservations in the words of schema.org', () => {
  const flight = {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: 'QX4T7M',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Robin Lindqvist' },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '2218',
      airline: { '@type': 'Airline', name: 'Delta', iataCode: 'DL' },
      departureAirport: { '@type': 'Airport', iataCode: 'MSP' },
      departureTime: '2027-03-14T07:05:00-05:00',
      arrivalAirport: { '@type': 'Airport', iataCode: 'MCO' },
      arrivalTime: '2027-03-14T11:48:00-04:00',
    },
  };
  const ld = (data: object) =>
    htmlMail(`<script type="application/ld+json">${JSON.stringify(data)}</script><p>Thank you.</p>`);

  it('are read as they stand, times on the clock of the place', async () => {
    const { reservations, text } = await readForwardedEmail(ld(flight));
    expect(text).toBe('Thank you.');
    expect(reservations).toMatchObject([
      {
        kind: 'flight',
        title: 'Delta 2218',
        supplier: 'Delta',
        status: 'confirmed',
        numbers: [
          { role: 'locator', value: 'QX4T7M' },
          { role: 'flight', value: 'DL 2218' },
        ],
        start: { date: '2027-03-14', time: '07:05', airport: 'MSP', zone: null },
        end: { date: '2027-03-14', time: '11:48', airport: 'MCO' },
        names: ['Robin Lindqvist'],
        totalCents: null,
      },
    ]);
  });

  it('are one for all people of a flight, and say what is canceled', async () => {
    const other = {
      ...flight,
      underName: { name: 'Mia Lindqvist' },
      reservationStatus: 'ReservationCancelled',
    };
    const [first, ...others] = (await readForwardedEmail(ld([flight, other]))).reservations;
    expect(others).toEqual([]);
    expect(first?.names).toEqual(['Robin Lindqvist', 'Mia Lindqvist']);
    expect((await readForwardedEmail(ld({ '@graph': [other] }))).reservations).toMatchObject([
      { status: 'canceled' },
    ]);
  });

  it('are read in comments, with a comma and a line end too many, and as a stay or a meal with its price', async () => {
    const stay = `<!-- {"@type":["LodgingReservation"],"reservationNumber":"88\n1","checkinTime":"2027-03-14T16:00:00","checkoutTime":"2027-03-20",
      "reservationFor":{"@type":"LodgingBusiness","name":"Posada Nuñez"},"totalPrice":"1.240,50","priceCurrency":"EUR","numAdults":2,"numChildren":1,} -->`;
    const meal = {
      '@type': 'FoodEstablishmentReservation',
      startTime: '2027-03-15T18:15Z',
      partySize: 5,
      reservationFor: { name: 'Sanaa' },
    };
    const html = `<script type='application/ld+json'>${stay}</script><script type="application/ld+json">${JSON.stringify(meal)}</script>`;
    expect((await readForwardedEmail(htmlMail(html))).reservations).toMatchObject([
      {
        kind: 'hotel',
        title: 'Posada Nuñez',
        people: 3,
        totalCents: 124050,
        currency: 'EUR',
        start: { time: '16:00' },
        end: { date: '2027-03-20', time: null },
      },
      { kind: 'dining', title: 'Sanaa', people: 5, start: { time: '18:15', zone: 'UTC' } },
    ]);
  });

  it('are in UTC at an offset of zero, unless the other end has its own, and a day at midnight', async () => {
    const leaving = (departureTime: string, arrivalTime: string) => ({
      ...flight,
      reservationFor: { ...flight.reservationFor, departureTime, arrivalTime },
    });
    const endsOf = async (data: object) =>
      (await readForwardedEmail(ld(data))).reservations.map(({ start, end }) => [start, end]);
    expect(await endsOf(leaving('2027-03-14T12:05:00+00:00', '2027-03-14T15:48:00+00:00'))).toMatchObject([
      [
        { time: '12:05', zone: 'UTC' },
        { time: '15:48', zone: 'UTC' },
      ],
    ]);
    expect(await endsOf(leaving('2027-01-14T11:15:00+00:00', '2027-01-14T15:45:00-05:00'))).toMatchObject([
      [
        { time: '11:15', zone: null },
        { time: '15:45', zone: null },
      ],
    ]);
    const stay = {
      '@type': 'LodgingReservation',
      checkinTime: '2027-03-14T00:00:00Z',
      checkoutTime: '2027-03-20T11:00:00-04:00',
      reservationFor: { name: 'Sea Lodge' },
    };
    expect(await endsOf(stay)).toMatchObject([
      [
        { date: '2027-03-14', time: null, zone: null },
        { date: '2027-03-20', time: '11:00' },
      ],
    ]);
  });

  it('are read as microdata, from attributes before words', async () => {
    const html = `<div itemscope itemtype="http://schema.org/RentalCarReservation"><meta itemprop="reservationNumber" content="H 77"/>
      <link itemprop="reservationStatus" href="http://schema.org/ReservationConfirmed"/>
      <div itemprop="provider" itemscope itemtype="http://schema.org/Organization"><span itemprop="name">Sunny <b>Cars</b></span></div>
      <time itemprop="pickupTime" datetime="2027-03-14T12:30:00-04:00">half past twelve</time>
      <time itemprop="dropoffTime" datetime="2027-03-20T10:00:00-04:00">ten</time></div>`;
    expect((await readForwardedEmail(htmlMail(html))).reservations).toMatchObject([
      {
        kind: 'car',
        title: 'Sunny Cars',
        status: 'confirmed',
        numbers: [{ value: 'H 77' }],
        start: { time: '12:30' },
        end: { date: '2027-03-20', time: '10:00' },
      },
    ]);
  });
});

describe('what came with an email', () => {
  it('is a calendar event with the zone that only its parameter names, or canceled', async () => {
    const event = (method: string, start: string) =>
      `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nUID:1\n${start}\nDURATION:PT1H30M\nSUMMARY:Dinner at Sanaa\nDESCRIPTION:Party of 4\\nConfirmation 551266778\nEND:VEVENT\nEND:VCALENDAR`;
    const read = async (content: string) =>
      (
        await readForwardedEmail(
          mixedMail([plain('Add it.'), { type: 'text/calendar', name: 'a.ics', content }]),
        )
      ).reservations;
    expect(await read(event('PUBLISH', 'DTSTART;TZID=America/New_York:20270315T181500'))).toMatchObject([
      {
        kind: 'dining',
        title: 'Dinner at Sanaa',
        status: 'unstated',
        people: 4,
        numbers: [{ value: '551266778' }],
        start: { date: '2027-03-15', time: '18:15', zone: 'America/New_York' },
        end: { time: '19:45' },
      },
    ]);
    expect(await read(event('CANCEL', 'DTSTART:20270315T221500Z'))).toMatchObject([
      { status: 'canceled', start: { time: '22:15', zone: 'UTC' } },
    ]);
    const named = event('PUBLISH', 'DTSTART:20270315T221500Z').replace(
      'BEGIN:VEVENT',
      'X-WR-TIMEZONE:America/New_York\nBEGIN:VEVENT',
    );
    expect(await read(named)).toMatchObject([{ start: { time: '18:15', zone: 'America/New_York' } }]);
  });

  it('is an email that was attached, two deep', async () => {
    const inner = htmlMail('<table><tr><td>Restaurant</td><td>Sanaa</td></tr></table>');
    const once = mixedMail([plain(''), { type: 'message/rfc822', name: 'booked.eml', content: inner }]);
    const twice = mixedMail([plain('See attached.'), { type: 'message/rfc822', content: once }]);
    expect(await readForwardedEmail(once)).toMatchObject({
      text: 'Restaurant\tSanaa',
      files: [{ name: 'booked.eml', kind: 'email', unread: null }],
    });
    expect((await readForwardedEmail(twice)).text).toBe('See attached.\n\nRestaurant\tSanaa');
  });

  it('is a PDF, row by row although it was drawn column by column', async () => {
    const content = await pdf((document) => {
      ['Flight', 'DL 2218', 'DL 861'].forEach((words, row) => document.text(words, 72, 100 + row * 20));
      ['Departs', 'Mar 14, 7:05 AM', 'Mar 20, 3:00 PM'].forEach((words, row) =>
        document.text(words, 260, 100 + row * 20),
      );
    });
    const read = await readForwardedEmail(
      mixedMail([{ type: 'application/pdf', name: 'ticket.pdf', content }]),
    );
    expect(read.text).toBe('Flight\tDeparts\nDL 2218\tMar 14, 7:05 AM\nDL 861\tMar 20, 3:00 PM');
    expect(read.files).toEqual([{ name: 'ticket.pdf', kind: 'pdf', unread: null }]);
  });

  it('is said not to be read where it is a scan, locked, broken, a photo or a document', async () => {
    const parts = [
      {
        type: 'application/pdf',
        name: 'scan.pdf',
        content: await pdf((document) => document.rect(9, 9, 99, 99).fill()),
      },
      {
        type: 'application/pdf',
        name: 'locked.pdf',
        content: await pdf((document) => document.text('Hi'), { userPassword: 'x' }),
      },
      { type: 'application/pdf', name: 'broken.pdf', content: '%PDF-1.4 test' },
      { type: 'image/jpeg', name: 'IMG 1.jpg', content: 'x' },
      { type: 'application/msword', name: 'plan.doc', content: 'x' },
    ];
    const read = await readForwardedEmail(mixedMail(parts));
    expect(read.text).toBe('');
    expect(read.files.map(({ name, unread }) => `${name} ${unread}`)).toEqual([
      'scan.pdf scan',
      'locked.pdf password',
      'broken.pdf damaged',
      'IMG 1.jpg picture',
      'plan.doc kind',
    ]);
  });

  it('is a pass for a phone’s wallet', async () => {
    const pass = {
      organizationName: 'Delta',
      relevantDate: '2027-03-14T07:05-05:00',
      boardingPass: {
        transitType: 'PKTransitTypeAir',
        headerFields: [{ key: 'flight', label: 'FLIGHT', value: 'DL2218' }],
        primaryFields: [
          { key: 'origin', label: 'Minneapolis', value: 'MSP' },
          { key: 'destination', label: 'Orlando', value: 'MCO' },
        ],
        auxiliaryFields: [
          { key: 'pnr', label: 'CONFIRMATION', value: 'QX4T7M' },
          { key: 'passenger', value: 'LINDQVIST/ROBIN' },
        ],
      },
    };
    const content = zip('pass.json', JSON.stringify(pass));
    const { reservations, files } = await readForwardedEmail(
      mixedMail([{ type: 'application/vnd.apple.pkpass', name: 'a.pkpass', content }]),
    );
    expect(files).toMatchObject([{ kind: 'pass', unread: null }]);
    expect(reservations).toMatchObject([
      {
        source: 'pass',
        kind: 'flight',
        title: 'Delta 2218',
        numbers: [
          { role: 'locator', value: 'QX4T7M' },
          { role: 'flight', value: 'DL2218' },
        ],
        start: { date: '2027-03-14', time: '07:05', airport: 'MSP', place: 'Minneapolis' },
        names: ['LINDQVIST/ROBIN'],
      },
    ]);
    const broken = await readForwardedEmail(
      mixedMail([{ type: 'application/vnd.apple.pkpass', name: 'a.pkpass', content: 'PK' }]),
    );
    expect(broken.files).toMatchObject([{ unread: 'damaged' }]);
  });

  it('is a pass whose moment is the boarding, which is no departure', async () => {
    const startOf = async (auxiliaryFields: object[], clock = '06:30', backFields: object[] = []) => {
      const pass = {
        relevantDate: `2027-03-14T${clock}-05:00`,
        boardingPass: { auxiliaryFields, backFields },
      };
      const content = zip('pass.json', JSON.stringify({ organizationName: 'Delta', ...pass }));
      const type = 'application/vnd.apple.pkpass';
      const { reservations } = await readForwardedEmail(mixedMail([{ type, name: 'a.pkpass', content }]));
      return reservations[0]?.start;
    };
    const timeOf = async (fields: object[]) => (await startOf(fields))?.time;
    const boarding = { key: 'boardingTime', label: 'BOARDS', value: '6:30 AM' };
    expect(await timeOf([boarding])).toBeNull();
    expect(await timeOf([boarding, { key: 'dep', label: 'DEPARTS', value: '7:05 AM' }])).toBe('07:05');
    expect(await timeOf([{ key: 'departureGate', label: 'GATE', value: 'B12' }])).toBe('06:30');
    const night = [
      { key: 'boardingTime', label: 'BOARDS', value: '11:45 PM' },
      { key: 'dep', label: 'DEPARTS', value: '12:20 AM' },
    ];
    expect(await startOf(night, '23:45')).toMatchObject({ date: '2027-03-15', time: '00:20' });
    expect(await startOf(night, '00:05')).toMatchObject({ date: '2027-03-14', time: '00:20' });
    const back = { key: 'boarding', label: 'DEPARTURE', value: 'Be at the gate by 05:50 at the latest.' };
    expect(await startOf([], '06:30', [back])).toMatchObject({ date: '2027-03-14', time: '06:30' });
  });
});

it('uses the HTML where the plain part only points to it', async () => {
  const alternative = (text: string, html: string) =>
    Buffer.from(
      [
        ...head,
        'Content-Type: multipart/alternative; boundary="p"',
        '',
        ...['--p', 'Content-Type: text/plain', '', text],
        ...['--p', 'Content-Type: text/html', '', html],
        '--p--',
      ].join('\r\n'),
    );
  const html = '<p>Check-in: Fri, Dec 4, 2026</p>';
  const textOf = async (text: string, rich = html) =>
    (await readForwardedEmail(alternative(text, rich))).text;
  expect(await textOf('Please read this as HTML.')).toBe('Check-in: Fri, Dec 4, 2026');
  expect(await textOf('Check-in: Dec 4, 2026')).toBe('Check-in: Dec 4, 2026');
  expect(await textOf('Booked on Dec 1.', `${html}${'<p>Room with a view</p>'.repeat(40)}`)).toContain(
    'view',
  );
});

it('keeps the head of an email that is too much for a parser', async () => {
  const parts = mixedMail(Array.from({ length: 300 }, () => plain('x')));
  expect(await readForwardedEmail(parts)).toMatchObject({
    sender: 'Robin',
    subject: 'Fwd: Booked',
    text: '',
  });
});

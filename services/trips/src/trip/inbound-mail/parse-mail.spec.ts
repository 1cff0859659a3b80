import { readMailHead } from './mail-head.js';
import { parseMail } from './parse-mail.js';

const mail = (charset: string, body: Buffer | string, more = '') =>
  Buffer.concat([
    Buffer.from(
      `From: Ada <ada@example.com>\r\nSubject: Hi\r\nContent-Type: text/plain; charset=${charset}${more}\r\n\r\n`,
    ),
    Buffer.from(body as string),
  ]);
const textOf = async (raw: Uint8Array) => (await parseMail(raw))?.text?.trim();

describe('the letters of Western mails', () => {
  const western = Buffer.from('Dana\x92s Inn, \x80620,00, Nu\xf1ez', 'latin1');
  it.each(['windows-1252', 'iso-8859-1', 'us-ascii', 'utf-8'])('are right in %s', async (charset) => {
    expect(await textOf(mail(charset, western))).toBe('Dana’s Inn, €620,00, Nuñez');
  });

  it.each(['us-ascii', 'iso-8859-1', 'utf-8'])('are right as UTF-8 that is called %s', async (charset) => {
    expect(await textOf(mail(charset, 'Dana’s Inn, €620,00, Nuñez'))).toBe('Dana’s Inn, €620,00, Nuñez');
  });

  it('are right in subjects', async () => {
    const raw = Buffer.from('From: a@b.example\r\nSubject: =?windows-1252?Q?Dana=92s_Inn_=80620?=\r\n\r\nHi');
    expect((await readMailHead(raw)).subject).toBe('Dana’s Inn €620');
  });
});

describe('lines that flow', () => {
  it('are joined, but never with a quote', async () => {
    const text =
      'Hi Dana,\r\nwe would like \r\nthe balcony.\r\n> Balcony or \r\n> inside? \r\nYes please.\r\n-- \r\nRobin';
    expect(await textOf(mail('utf-8', text, '; format=flowed'))).toBe(
      'Hi Dana,\nwe would like the balcony.\n> Balcony or inside? \nYes please.\n-- \nRobin',
    );
  });

  it('lose the blank at which they were broken where the mail says so', async () => {
    expect(await textOf(mail('utf-8', '日本 \r\n語', '; format=flowed; delsp=yes'))).toBe('日本語');
  });
});

describe('a mail of many parts', () => {
  const withParts = (count: number) =>
    Buffer.from(
      `From: a@b.example\r\nContent-Type: multipart/mixed; boundary="p"\r\n\r\n${'--p\r\n\r\nx\r\n'.repeat(count)}--p--\r\n`,
    );
  it('is not given to the parser beyond two hundred', async () => {
    expect(await parseMail(withParts(200))).toBeDefined();
    expect(await parseMail(withParts(201))).toBeUndefined();
  });

  it('may have as many dashed lines as its writer likes', async () => {
    expect(await textOf(mail('utf-8', '--\r\n-----\r\n'.repeat(5000)))).toContain('-----');
  });

  it('is not given to it with an endless head, or a boundary in pieces', async () => {
    expect(await parseMail(Buffer.from(`${'X-A: b\r\n'.repeat(600)}\r\nHi`))).toBeUndefined();
    expect(await parseMail(Buffer.from(`X-A: ${'b'.repeat(200_000)}\r\n\r\nHi`))).toBeUndefined();
    const pieces = 'Content-Type: multipart/mixed; boundary*0="a"; boundary*1="b"\r\n\r\n--ab\r\n\r\nHi';
    expect(await parseMail(Buffer.from(pieces))).toBeUndefined();
  });
});

describe('the sender', () => {
  it.each([
    ['one', 'From: Robin <Robin@Example.com>', 'robin@example.com'],
    ['two headers', 'From: a@example.com\r\nFrom: b@example.com', ''],
    ['two addresses', 'From: a@example.com, b@example.com', ''],
    ['a group', 'From: Family: a@example.com, b@example.com;', ''],
    ['a group of one', 'From: Family: a@example.com;', ''],
    ['nobody', 'To: a@example.com', ''],
  ])('is nobody unless there is exactly one: %s', async (_, head, from) => {
    expect((await readMailHead(Buffer.from(`${head}\r\n\r\nHi`))).from).toBe(from);
  });

  it('is no robot because it asks others not to answer by themselves', async () => {
    const head = 'From: a@example.com\r\nX-Auto-Response-Suppress: All\r\n\r\nHi';
    expect((await readMailHead(Buffer.from(head))).isAutomatic).toBe(false);
  });
});

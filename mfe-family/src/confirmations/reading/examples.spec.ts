import { asExpected } from './testing/expectation';
import { examplesIn } from './testing/example-files';
import { readExample } from './testing/read-example';

const examples = examplesIn('examples');

describe('what a text confirms', () => {
  it.each(examples.map((example) => [example.name, example] as const))('%s', (_, { text, expected }) => {
    const read = readExample(text);
    expect(read.map((parts, at) => asExpected(expected[at], parts))).toEqual(expected);
  });
});

it('has two hundred examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(200);
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
});

it('reads a forwarded confirmation as the confirmation itself, in eight languages', () => {
  const heads = [
    [
      '---------- Forwarded message ---------',
      'From: Desk <no-reply@example.com>',
      'Date: Sun, Nov 1, 2026 at 9:04 AM',
      'Subject: Your plans',
      'To: Robin <robin@example.com>',
    ],
    [
      'De: Desk <no-reply@example.com>',
      'Enviado el: domingo, 1 de noviembre de 2026 9:04',
      'Para: Robin',
      'Asunto: Your plans',
    ],
    [
      'De: Desk <no-reply@example.com>',
      'Enviada em: domingo, 1 de novembro de 2026 09:04',
      'Para: Robin',
      'Assunto: Your plans',
    ],
    [
      'De : Desk <no-reply@example.com>',
      'Envoyé : dimanche 1 novembre 2026 09:04',
      'À : Robin',
      'Objet : Your plans',
    ],
    [
      'Von: Desk <no-reply@example.com>',
      'Gesendet: Sonntag, 1. November 2026 09:04',
      'An: Robin',
      'Betreff: Your plans',
    ],
    [
      'Da: Desk <no-reply@example.com>',
      'Inviato: domenica 1 novembre 2026 09:04',
      'A: Robin',
      'Oggetto: Your plans',
    ],
    [
      'Van: Desk <no-reply@example.com>',
      'Verzonden: zondag 1 november 2026 09:04',
      'Aan: Robin',
      'Onderwerp: Your plans',
    ],
    [
      '差出人: Desk <no-reply@example.com>',
      '送信日時: 2026年11月1日 9:04',
      '宛先: Robin',
      '件名: Your plans',
    ],
  ];
  for (const [at, head] of heads.entries())
    for (const { name, text } of examples.filter((_, n) => n % heads.length === at))
      expect([name, head[0], readExample([...head, '', text].join('\n'))]).toEqual([
        name,
        head[0],
        readExample(text),
      ]);
});

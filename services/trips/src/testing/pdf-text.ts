import { inflateSync } from 'node:zlib';

const objectsOf = (pdf: Buffer): Map<string, { head: string; content: string }> => {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', ...rest] = body.split('\nstream\n');
      const raw = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
      const content = head.includes('FlateDecode') ? inflateSync(raw).toString('latin1') : '';
      return [id, { head, content }];
    }),
  );
};

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of a font's glyphs, by their four hex digits, from its ToUnicode table. */
const glyphsOf = (table: string): Map<string, string> =>
  new Map(
    [...table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)].flatMap(([, first = '', texts = '']) =>
      [...texts.matchAll(/<([\w ]*)>/g)].map(([, hex = ''], index): [string, string] => [
        (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        fromUtf16(hex.replaceAll(' ', '')),
      ]),
    ),
  );

/** The lines of each page of a PDF made by pdfkit with embedded fonts, in the order in which they are drawn. */
export const pdfPages = (pdf: Buffer): string[][] => {
  const objects = objectsOf(pdf);
  const read = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', content: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return pages.map(({ head }) => {
    const { content } = read(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
    const resources = read(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(read(id).head)?.[1];
        return [name, glyphsOf(read(table).content)];
      }),
    );
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/gs)].map(([, font = '', shown = '']) => {
      const glyphs = fonts.get(font);
      const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return codes.map((code) => glyphs?.get(code) ?? '?').join('');
    });
  });
};

import { deflateRawSync } from 'node:zlib';

const bytesOf = (numbers: readonly (readonly [size: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    numbers.map(([size, value]) => {
      const part = Buffer.alloc(size);
      part.writeUIntLE(value, 0, size);
      return part;
    }),
  );

/** A zip file as programs write it. `claimed`: the unpacked size that it says of each file, where that is a lie. */
export const zipped = (files: Record<string, string>, claimed?: number): Uint8Array<ArrayBuffer> => {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(Buffer.from(text));
    const sizes = [
      [4, packed.length],
      [4, claimed ?? Buffer.byteLength(text)],
      [2, name.length],
      [2, 0],
    ] as const;
    const head = bytesOf([[4, 0x04034b50], [2, 20], [2, 0], [2, 8], [4, 0], [4, 0], ...sizes]);
    list.push(
      bytesOf([
        ...([
          [4, 0x02014b50],
          [2, 20],
          [2, 20],
          [2, 0],
          [2, 8],
          [4, 0],
          [4, 0],
        ] as const),
        ...sizes,
        ...([
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, at],
        ] as const),
      ]),
      name,
    );
    bodies.push(head, name, packed);
    at += head.length + name.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const count = Object.keys(files).length;
  const end = bytesOf([
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
    ] as const),
    ...([
      [2, count],
      [2, count],
      [4, directory.length],
      [4, at],
      [2, 0],
    ] as const),
  ]);
  return new Uint8Array(Buffer.concat([...bodies, directory, end]));
};

export type WorkbookCell = string | number | { serial: number };

const letter = (column: number): string => String.fromCharCode(65 + column);

const cellXml = (cell: WorkbookCell, place: string): string => {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;')}</t></is></c>`;
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The files of an Excel workbook; `{ serial }` is a day as Excel counts them, with a date's style. */
export const workbookFiles = (sheets: Record<string, readonly (readonly WorkbookCell[])[]>) => {
  const names = Object.keys(sheets);
  const sheetFiles = Object.values(sheets).map((rows, index) => {
    const xml = rows
      .map((cells, row) => {
        const line = String(row + 1);
        return `<row r="${line}">${cells.map((cell, at) => cellXml(cell, `${letter(at)}${line}`)).join('')}</row>`;
      })
      .join('');
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet ${MAIN}><sheetData>${xml}</sheetData></worksheet>`,
    ] as const;
  });
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${names
      .map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join('')}${relation(90, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetFiles),
  };
};

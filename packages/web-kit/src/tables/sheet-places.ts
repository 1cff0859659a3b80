const letterOf = (column: number): string =>
  column < 0 ? '' : letterOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const tags = /<((?:\w+:)?)(row|c)(?=[\s/>])([^>]*)>/g;
const placeIn = (attributes: string): string | undefined =>
  /\sr\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];

/**
 * The XML of a sheet in which each row and each cell names its place. The format lets a program leave the places out: a row is then
 * the next one, a cell the next of its row.
 */
export const withPlaces = (xml: string): string => {
  let [row, column] = [0, -1];
  return xml.replace(tags, (tag, prefix: string, name: string, attributes: string) => {
    const place = placeIn(attributes);
    const insert = (own: string) => `<${prefix}${name} r="${own}"${attributes}>`;
    if (name === 'row') {
      column = -1;
      row = place === undefined ? row + 1 : Number(place);
      return place === undefined ? insert(String(row)) : tag;
    }
    column = place === undefined ? column + 1 : columnOf(/^[A-Z]*/i.exec(place.toUpperCase())?.[0] ?? '');
    return place === undefined ? insert(`${letterOf(column)}${row}`) : tag;
  });
};

const cells = /<(?:\w+:)?c(?=\s)([^>]*[^>/])>/g;

/** The cells of a sheet up to its last row and column that hold something, for a sheet in which all name their places. */
export const countCells = (xml: string): number => {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of xml.matchAll(cells)) {
    const [, letters = '', row = '0'] = /^([A-Z]+)(\d+)$/.exec(placeIn(` ${attributes}`) ?? '') ?? [];
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters) + 1);
  }
  return rows * columns;
};

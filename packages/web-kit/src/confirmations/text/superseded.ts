import { splitCells } from './rows';

const old =
  'previous(?:ly)?|original(?:ly)?|old|former(?:ly)?|prior|earlier|anterior|antigu[oa]|previ[oa]|précédente?|ancien(?:ne)?|initiale?|bisherige?[rsn]?|ursprünglich(?:e[rsn]?)?|alte[rsn]?|precedente|originale|vorige|oorspronkelijke?|oude';
const fresh =
  'new|updated|revised|changed|current|latest|rescheduled|nuev[oa]s?|nov[oa]s?|actualizad[oa]|nouve(?:au|lle)s?|neue?[rsn]?|aktuelle?[rsn]?|geänderte?[rsn]?|nuov[oaie]|aggiornat[oa]|nieuwe?|gewijzigde?';
const isOld = new RegExp(
  `^(?:your |the |ihre? |su |votre |la tua |il tuo |uw |je )?(?:${old})(?![\\p{L}-])|^変更前|^was\\s*:`,
  'iu',
);
const isFresh = new RegExp(
  `^(?:your |the |ihre? |su |votre |la tua |il tuo |uw |je )?(?:${fresh})(?![\\p{L}-])|^変更後|^now\\s*:|^is now\\b`,
  'iu',
);
/** `Original Message` and `Old Key West` are no old value. */
const isName =
  /^(?:old key west|old port|new (?:york|orleans|jersey|mexico|year|haven)|newark|original message)/i;
const startsFresh = new RegExp(`^(?:${fresh})\\s+`, 'iu');
const oldColumn = new RegExp(`^(?:${old}|before|変更前)$`, 'iu');
const freshColumn = new RegExp(`^(?:${fresh}|after|now|変更後)$`, 'iu');
/** `from Saturday at 5:00 PM to Sunday at 6:15 PM` in a sentence about a change. */
const moved = /\b(?:changed|moved|rescheduled|updated|modified)\b(.*?)\bfrom\b.+?\b(?:to|until)\b/i;
const arrow = /^(?=.*(?:→|->|=>))(.*?:\s*)?[^→]*\d[^→]*(?:→|->|=>)\s*(?=.*\d)/;

const isHeading = (row: string): boolean => !/\d/.test(row) && row.length < 60;
const startsNew = (row: string): boolean => isFresh.test(row) && !isName.test(row);

/**
 * Leaves out what a change has replaced: lines and sections named previous, original or old, their columns, and the first half of
 * “from … to …”. What is new loses that word, so that `New date` is a date.
 */
export const withoutSuperseded = (rows: readonly string[], isChange: boolean): string[] => {
  const kept: string[] = [];
  let isSkipping = false;
  let column = -1;
  for (const row of rows) {
    const cells = splitCells(row);
    const [first = ''] = cells;
    const isNamed = isName.test(first);
    if (
      !isNamed &&
      cells.some((cell) => oldColumn.test(cell)) &&
      cells.some((cell) => freshColumn.test(cell))
    ) {
      column = cells.length - cells.findIndex((cell) => oldColumn.test(cell));
      isSkipping = false;
      continue;
    }
    if (!isNamed && isOld.test(first)) {
      isSkipping = isHeading(row) && rows.some(startsNew);
      continue;
    }
    if (startsNew(row) || (row === '' && kept.some(startsNew))) isSkipping = false;
    if (isSkipping) continue;
    if (row === '') column = -1;
    const own = column > 0 && cells.length > column ? cells.toSpliced(cells.length - column, 1) : cells;
    const text = own.join('\t');
    kept.push(isChange ? text.replace(moved, 'changed$1to ').replace(arrow, '$1') : text);
  }
  return kept.map((row) => (isChange && !isName.test(row) ? row.replace(startsFresh, '') : row));
};

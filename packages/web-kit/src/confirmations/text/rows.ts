const marks = /[™®©]|[\u200b-\u200f\u2060\ufeff\u00ad]|\u034f|\ufe0f|\p{Extended_Pictographic}/gu;
const links = /<?(?:https?:\/\/|www\.)[^\s>)\]]+>?|\[(?:image|cid|bild|imagen)[^\]]*\]/gi;
const struck = /~~[^~\n]*~~|(?:.\u0336)+|<(s|del|strike)>[^<]*<\/\1>/g;
/** A dot behind which the sentence goes on. */
const abbreviated = /(?:\b(?:St|Dr|Mr|Mrs|Ms|No|Nr|Ave|Blvd|Rd|Ft|Mt|approx|incl|[ap]\.m|[A-Z]))\.$/i;

/** A day of the week in its own line belongs to the date in the next one. */
const onlyWeekday =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|domingo|lunes|martes|miércoles|jueves|viernes|sábado|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi),?$/i;

const sentencesOf = (line: string): string[] => {
  if (line.length < 60) return [line];
  const parts: string[] = [];
  for (const part of line.split(/(?<=[.!?])\s+(?=[A-ZÀ-Þ¿¡])/)) {
    const before = parts.at(-1);
    if (before !== undefined && abbreviated.test(before)) parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts;
};

const cleanRow = (line: string): string =>
  line
    .replace(/^(?:\s*>)+ ?/, '')
    .replaceAll(/\*+|(?<=^|\s)_+|_+(?=\s|$)/g, '')
    .replace(/^\s*(?:#{1,6}\s+(?=\D)|[-–•▪◦‣·]\s+)/, '')
    .replace(/^[-=+|\s─━═]*$/, '')
    // A day that is padded, `Dec  4`, is one value.
    .replaceAll(/\b([A-Z][a-z]{2,8}\.?) {2}(?=\d{1,2}\b)/g, '$1 ')
    .split(/\t| {2,}| ?\| ?| [·•] /)
    .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
    .filter((cell) => cell !== '')
    .join('\t');

/**
 * The rows of a mail, the cells of each joined by a tab, '' for a blank one: without marks, links, struck-out text and quote signs.
 * Long lines are cut into their sentences, so that a sentence about something else takes nothing with it.
 */
export const splitRows = (text: string): string[] =>
  text
    .replaceAll(struck, ' ')
    .replaceAll(marks, '')
    .normalize('NFKC')
    .replaceAll(links, ' ')
    .split(/\r\n|\r|\n/)
    .map(cleanRow)
    .flatMap(sentencesOf)
    .filter((row, index, rows) => row !== '' || rows[index - 1] !== '')
    .flatMap((row, index, rows) => {
      if (onlyWeekday.test(row) && /\d/.test(rows[index + 1] ?? '')) return [];
      const above = rows[index - 1] ?? '';
      return [onlyWeekday.test(above) && /\d/.test(row) ? `${above} ${row}` : row];
    });

export const splitCells = (row: string): string[] => (row === '' ? [] : row.split('\t'));

/** The lines of the head of a mail in the languages in which families write. */
const heads = {
  from: 'from|von|de|da|van|差出人|送信元',
  sent: 'sent|date|gesendet|datum|enviad[oa](?: el| em)?|fecha|data|envoyé(?: le)?|inviato|verzonden|送信日時|日付|日時',
  to: 'to|an|para|à|a|aan|宛先',
  copy: 'b?cc|kopie|copia|reply-to|antwort an|responder a|répondre à',
  subject: 'subject|betreff|asunto|assunto|objet|oggetto|onderwerp|件名',
};
const headOf = (row: string): keyof typeof heads | undefined =>
  (Object.keys(heads) as (keyof typeof heads)[]).find((name) => patterns[name].test(row));
const patternOf = (words: string) => new RegExp(`^(?:${words})\\s*:`, 'i');
const patterns = {
  from: patternOf(heads.from),
  sent: patternOf(heads.sent),
  to: patternOf(heads.to),
  copy: patternOf(heads.copy),
  subject: patternOf(heads.subject),
};
const answered = /^(?:(?:fwd?|re|wg|aw|rv|tr|enc|doorst|i|r)\s*:|転送:)\s*/i;
const forwardMark =
  /^-{2,}\s*.*\b(?:forward|weitergeleitet|reenviado|encaminhada|transféré|inoltrato|doorgestuurd)|^begin forwarded message|^anfang der weitergeleiteten|転送されたメッセージ/i;
const divider = /^(?:-{3,}|_{3,}).*\p{L}.*(?:-{3,}|_{3,})$|^begin forwarded message/iu;
/** `On Mon, Nov 2, 2026 at 9:14 AM Guest Services <…> wrote:`. */
const introduction =
  /@[^\n]*(?:wrote|schrieb|escribió|escreveu|a écrit|ha scritto|schreef)\s*:$|^(?:on|am|el|le|il|op|em)\b.*(?:wrote|schrieb.*|escribió|escreveu|a écrit|ha scritto|schreef.*):$/i;
/** A sender and an age. */
const shown = /<[^<>\s]+@[^<>\s]+>|\(\d+ (?:minutes?|hours?|days?|weeks?) ago\)|^to me\b/i;

interface Head {
  end: number;
  subject: string | undefined;
}

/** The head that begins with this row: three lines or more, one of them the sender's. */
const headFrom = (rows: readonly string[], start: number): Head | undefined => {
  if (!headOf(rows[start] ?? '')) return undefined;
  const found = new Map<string, string>();
  let [end, loose] = [start, 0];
  const isWhole = (): boolean => {
    const hasAddress = rows.slice(start, end).some((row) => row.includes('@'));
    return (
      found.has('from') && ((found.size >= 3 && found.has('subject')) || (hasAddress && found.size >= 2))
    );
  };
  for (let at = start; at < rows.length && loose < 3; at += 1) {
    const row = rows[at] ?? '';
    const name = headOf(row);
    if (row === '' && isWhole()) {
      // The day of a head follows its sender, so that a day behind a blank row is the mail's own.
      const next = headOf(rows.slice(at).find((each) => each !== '') ?? '');
      if (!next || next === 'sent') break;
    }
    if (name && found.has(name) && name !== 'copy') break;
    if (name) {
      found.set(name, row.replace(patterns[name], '').trim() || (rows[at + 1] ?? ''));
      [end, loose] = [at + 1, 0];
    } else if (row !== '') loose += 1;
  }
  return isWhole() ? { end, subject: found.get('subject') } : undefined;
};

/** Leaves only the subject of each head of a forwarded mail, and nothing of a short note above it. */
export const withoutHeads = (rows: readonly string[]): string[] => {
  const kept: string[] = [];
  let isForwarded = false;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const head = headFrom(rows, at);
    if (head) {
      const isShort =
        kept.join(' ').length < 400 && kept.join(' ').length < rows.slice(head.end).join(' ').length;
      if (isForwarded && isShort) kept.length = 0;
      if (head.subject !== undefined) kept.push(head.subject.replace(answered, '').replace(answered, ''), '');
      at = head.end - 1;
      isForwarded = false;
    } else if (forwardMark.test(row)) isForwarded = true;
    else if (patterns.subject.test(row))
      kept.push(row.replace(patterns.subject, '').trim().replace(answered, ''));
    else if (!divider.test(row) && !introduction.test(row) && !shown.test(row)) kept.push(row);
  }
  return kept;
};

/** Labels in the eight languages in which guests write. */
const from = ['From', 'De', 'Von', 'Da', 'Van', '差出人'];
const others = [
  ...['Sent', 'Date', 'To', 'Cc', 'Bcc', 'Subject', 'Reply-To'],
  ...['Enviado', 'Enviado el', 'Fecha', 'Para', 'Asunto', 'Enviada em', 'Enviado em', 'Data', 'Assunto'],
  ...['Envoyé', 'À', 'A', 'Objet', 'Gesendet', 'Datum', 'An', 'Betreff', 'Inviato', 'Oggetto'],
  ...['Verzonden', 'Aan', 'Onderwerp', '送信日時', '日付', '宛先', '件名'],
];
const labels = (names: readonly string[]): RegExp =>
  new RegExp(`^[*_]{0,2}(?:${names.join('|')})[*_]{0,2}\\s?[:：]`, 'i');
const FROM = labels(from);
const HEAD = labels([...from, ...others]);

const SEPARATOR =
  /^(?:_{8,}|-{2,}\s?[^-\n]{0,40}(?:message|mensaje|mensagem|nachricht|messaggio|bericht|メッセージ)[^-\n]{0,20}-{2,})$/i;
const LEAST_LABELS = 3;

export const placeOfHead = (lines: readonly string[]): number => {
  for (let at = 0; at < lines.length; at += 1) {
    if (!HEAD.test(lines[at] ?? '')) continue;
    let end = at;
    while (HEAD.test(lines[end] ?? '')) end += 1;
    if (end - at >= LEAST_LABELS && lines.slice(at, end).some((line) => FROM.test(line))) {
      let start = at;
      while (start > 0 && (lines[start - 1] ?? '') === '') start -= 1;
      return start > 0 && SEPARATOR.test(lines[start - 1] ?? '') ? start - 1 : at;
    }
    at = end;
  }
  return -1;
};

const WROTE =
  /\b(wrote|escribió|escreveu|a écrit|schrieb|ha scritto|schreef|geschreven)\b|書きました|のメール/i;
const ADDRESS = /[^\s<>@]{1,64}@[^\s<>@]{1,200}/;
const MOST_INTRODUCTION = 300;

export const isIntroduction = (lines: readonly string[]): boolean => {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim();
  if (text.length > MOST_INTRODUCTION || !/[:：]$/.test(text) || !/\d/.test(text)) return false;
  return WROTE.test(text) || ADDRESS.test(text);
};

export const beginsIntroduction = (line: string): boolean =>
  /^(?:On|El|Em|Le|Am|Il|Op|\d|\p{L}{2,9}[,.]? \d)/u.test(line);

const DEVICE =
  '(?:my )?(?:iPhone|iPad|Galaxy|Samsung\\b.{0,30}|Android\\b.{0,20}|BlackBerry|Pixel\\b.{0,10}|phone|mobile(?: device| phone)?|Outlook\\b.{0,20}|Yahoo Mail\\b.{0,20}|Gmail Mobile|Mail for Windows(?: 10)?)';
const PHONE_SIGNATURES = [
  new RegExp(
    `^(?:Sent from|Get|Sent with|Enviado desde(?: mi)?|Enviado do(?: meu)?|Envoyé (?:de|depuis)(?: mon)?|Gesendet von(?: meinem)?|Inviato da(?:l mio)?|Verzonden vanaf(?: mijn)?) ${DEVICE}\\.?$`,
    'i',
  ),
  /^Von meinem .{2,30} gesendet\.?$/i,
  /^(?:iPhone|iPad)から送信$/,
];

export const isPhoneSignature = (line: string): boolean =>
  line.length <= 80 && PHONE_SIGNATURES.some((rule) => rule.test(line));

const SECRET_KEY =
  /pass(word|wd|phrase)?$|password|cookie|authorization|token|secret|api[-_]?key|card(number)?$|^(cvc|cvv|pan|dsn)$|database_url|redis_url/i;
const HIDDEN = '[redacted]';

const SECRET_TEXT: readonly [RegExp, string][] = [
  [/(landsea_(?:sid|device)=)[^;\s"]+/gi, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, HIDDEN],
  [/\b(sk|rk|whsec|pk)_[A-Za-z0-9_]{8,}/g, HIDDEN],
  [/(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g, `$1:${HIDDEN}@`],
  [/([?&](?:token|code|state|secret|key|password)=)[^&\s"]+/gi, `$1${HIDDEN}`],
  [/("?(?:password|passwd|token|secret|api_?key)"?\s*[:=]\s*"?)[^"\s,}]+/gi, `$1${HIDDEN}`],
];
const DIGIT_RUN = /\b\d(?:[ -]?\d){12,18}\b/g;

const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

export function redactText(text: string): string {
  const hidden = SECRET_TEXT.reduce((done, [pattern, by]) => done.replace(pattern, by), text);
  return hidden.replace(DIGIT_RUN, (run) => (isCardNumber(run) ? HIDDEN : run));
}

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (value instanceof Error) return { error: value.name, message: redactText(value.message) };
  if (depth > 5) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEY.test(key) ? HIDDEN : redact(item, depth + 1),
    ]),
  );
}

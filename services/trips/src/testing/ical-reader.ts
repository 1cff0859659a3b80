/** Reads a calendar as strictly as RFC 5545 is written. @throws what is wrong, with the line. */
export function readCalendar(text: string): Record<string, string>[] {
  const fail = (what: string, line = ''): never => {
    throw new Error(`${what}: ${JSON.stringify(line)}`);
  };
  if (!text.endsWith('\r\n')) fail('the last line has no CRLF');
  if (/[^\r]\n|\r[^\n]/.test(text)) fail('a line end that is no CRLF');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) fail('longer than 75 octets', line);
    if (line.includes('�')) fail('a character was cut', line);
    if (/[\p{Cc}]/u.test(line.replaceAll('\t', ''))) fail('a control character', line);
  }
  const lines = physical.reduce<string[]>((all, line) => {
    if (!line.startsWith(' ')) return [...all, line];
    return [...all.slice(0, -1), `${all.at(-1) ?? ''}${line.slice(1)}`];
  }, []);
  const stack: string[] = [];
  const events: Record<string, string>[] = [];
  const header: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=[^:;"]+)*):(.*)$/.exec(line) ?? fail('no content line', line);
    if (name === 'BEGIN') {
      stack.push(value);
      if (value === 'VEVENT') events.push({});
      continue;
    }
    if (name === 'END') {
      if (stack.pop() !== value) fail('ends what did not begin', line);
      continue;
    }
    const into = stack.at(-1) === 'VEVENT' ? (events.at(-1) ?? {}) : header;
    if (name in into) fail('twice', line);
    if (
      ['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'CATEGORIES'].includes(name) &&
      /(?<!\\)(?:\\\\)*[,;]/.test(value)
    )
      fail('not escaped', line);
    if (/^DT(START|END)$/.test(name)) {
      const isDate = parameters === ';VALUE=DATE';
      if (!(isDate ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/).test(value)) fail('no date or instant', line);
    }
    if (/^(DTSTAMP|LAST-MODIFIED)$/.test(name) && !/^\d{8}T\d{6}Z$/.test(value)) fail('no instant', line);
    if (name === 'SEQUENCE' && !/^\d+$/.test(value)) fail('no number', line);
    into[name] = value;
  }
  if (stack.length > 0) fail('does not end', stack.join());
  if (header['VERSION'] !== '2.0' || !header['PRODID']) fail('no VERSION or PRODID');
  const uids = new Set(events.map(({ UID = '' }) => UID));
  if (uids.size !== events.length || uids.has('')) fail('an event without its own UID');
  for (const event of events) {
    for (const name of ['DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'])
      if (!event[name]) fail(`an event without ${name}`, JSON.stringify(event));
    if ((event['DTEND'] ?? '') <= (event['DTSTART'] ?? ''))
      fail('ends before it begins', JSON.stringify(event));
  }
  return events;
}

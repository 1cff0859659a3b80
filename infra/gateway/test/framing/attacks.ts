/** One attempt to make two HTTP parsers disagree about where a request ends. */
export interface Attack {
  name: string;
  /** Parts written to the socket in this order, with a pause between. */
  parts: readonly string[];
  /** The status code of the first answer; 0 when the gateway closes without one. */
  status: number;
  /** The number of its requests that a service may see: none by default. */
  reaches?: number;
}

const host = 'Host: landsea.test\r\n';
const smuggled = `GET /api/smuggled HTTP/1.1\r\n${host}Cookie: landsea_sid=attacker\r\n\r\n`;
/** Unfinished: what the next visitor sends would become the file that the attacker then downloads. */
const unfinishedReceipt = `PUT /api/smuggled/receipt HTTP/1.1\r\n${host}Cookie: landsea_sid=attacker\r\nContent-Length: 500\r\n\r\n`;

const request = (line: string, headers: readonly string[], body = ''): string =>
  `${line}\r\n${host}${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`;
const get = (...headers: string[]): string => request('GET /api/attack HTTP/1.1', headers);
const getWith = (headers: readonly string[], body: string): string =>
  request('GET /api/attack HTTP/1.1', headers, body);
const post = (headers: readonly string[], body = ''): string =>
  request('POST /api/attack HTTP/1.1', headers, body);
const size = (text: string): string => `Content-Length: ${text.length}`;
const chunkOf = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const chunked = 'Transfer-Encoding: chunked';

const rejected = (name: string, ...parts: string[]): Attack => ({ name, parts, status: 400 });

const connectionOptions: Attack[] = [
  rejected(
    'Connection names Content-Length',
    getWith(['Connection: content-length', size(smuggled)], smuggled),
  ),
  rejected(
    'Connection names Content-Length, before an unfinished upload',
    getWith(['Connection: content-length', size(unfinishedReceipt)], unfinishedReceipt),
  ),
  rejected(
    'Connection names Content-Length on DELETE',
    request('DELETE /api/attack HTTP/1.1', ['Connection: content-length', size(smuggled)], smuggled),
  ),
  rejected(
    'Connection names Content-Length on POST',
    post(['Connection: keep-alive, content-length', size(smuggled)], smuggled),
  ),
  rejected(
    'Connection names Content-Length in other case',
    getWith(['Connection: cOnTeNt-LeNgTh', size(smuggled)], smuggled),
  ),
  rejected(
    'a second Connection header names Content-Length',
    getWith(['Connection: keep-alive', 'Connection: content-length', size(smuggled)], smuggled),
  ),
  rejected(
    'a second Connection header names Content-Length on POST',
    post(['Connection: keep-alive', 'Connection: content-length', 'Content-Length: 5'], 'hello'),
  ),
  rejected(
    'Connection names Transfer-Encoding',
    post(['Connection: transfer-encoding', chunked], chunkOf(smuggled)),
  ),
  rejected('Connection names Host', get('Connection: host')),
  rejected('Connection names Cookie', get('Connection: close, cookie', 'Cookie: landsea_sid=a')),
  rejected('Connection names X-Forwarded-For', get('Connection: x-forwarded-for')),
  rejected('Connection names its own header', get('Connection: x-hop', 'X-Hop: 1')),
  rejected('Upgrade to a WebSocket', get('Connection: Upgrade', 'Upgrade: websocket')),
  rejected(
    'Upgrade to cleartext HTTP/2',
    get('Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'),
  ),
];

const lengths: Attack[] = [
  rejected('two different Content-Lengths', post(['Content-Length: 5', 'Content-Length: 6'], 'hello')),
  rejected('two equal Content-Lengths', post(['Content-Length: 5', 'Content-Length: 5'], 'hello')),
  rejected('a list as Content-Length', post(['Content-Length: 5, 5'], 'hello')),
  rejected('a signed Content-Length', post(['Content-Length: +5'], 'hello')),
  rejected('a negative Content-Length', post(['Content-Length: -1'], 'hello')),
  rejected('a hexadecimal Content-Length', post(['Content-Length: 0x5'], 'hello')),
  rejected('a Content-Length with a space inside', post(['Content-Length: 5 5'], 'hello')),
  rejected('an empty Content-Length', post(['Content-Length:'], 'hello')),
  rejected('an overflowing Content-Length', post(['Content-Length: 99999999999999999999999'], 'hello')),
  rejected('Content-Length on GET', getWith([size(smuggled)], smuggled)),
  rejected('Content-Length on HEAD', request('HEAD /api/attack HTTP/1.1', [size(smuggled)], smuggled)),
  rejected('Content-Length on OPTIONS', request('OPTIONS /api/attack HTTP/1.1', [size(smuggled)], smuggled)),
  rejected('a chunked body on GET', getWith([chunked], chunkOf(smuggled))),
];

const transferEncodings: Attack[] = [
  rejected(
    'Content-Length before Transfer-Encoding',
    post(['Content-Length: 4', chunked], chunkOf(smuggled)),
  ),
  rejected(
    'Transfer-Encoding before Content-Length',
    post([chunked, 'Content-Length: 4'], chunkOf(smuggled)),
  ),
  ...['gzip', 'identity', 'xchunked', 'chunked, identity', 'gzip, chunked', 'chunked, chunked'].map(
    (coding): Attack => ({
      ...rejected(`Transfer-Encoding: ${coding}`, post([`Transfer-Encoding: ${coding}`], chunkOf(smuggled))),
    }),
  ),
  rejected(
    'Transfer-Encoding with a vertical tab',
    post(['Transfer-Encoding: \vchunked'], chunkOf(smuggled)),
  ),
  rejected('Transfer-Encoding in quotes', post(['Transfer-Encoding: "chunked"'], chunkOf(smuggled))),
  rejected('an empty Transfer-Encoding', post(['Transfer-Encoding:'], chunkOf(smuggled))),
  rejected('two Transfer-Encodings', post([chunked, 'Transfer-Encoding: identity'], chunkOf('hello'))),
  rejected('a space before the colon', post(['Transfer-Encoding : chunked'], chunkOf(smuggled))),
  rejected('a tab before the colon', post(['Content-Length\t: 5'], 'hello')),
];

const chunks: Attack[] = [
  rejected('a chunk size that is no number', post([chunked], 'zz\r\nhello\r\n0\r\n\r\n')),
  rejected('a signed chunk size', post([chunked], '-5\r\nhello\r\n0\r\n\r\n')),
  rejected('a chunk size with a prefix', post([chunked], '0x5\r\nhello\r\n0\r\n\r\n')),
  rejected('an overflowing chunk size', post([chunked], 'fffffffffffffffff\r\nhello\r\n0\r\n\r\n')),
  // Its first chunk is on its way by then: the service sees a request that is cut off.
  { ...rejected('a chunk longer than its size', post([chunked], '3\r\nhello\r\n0\r\n\r\n')), reaches: 1 },
  {
    name: 'a chunk extension that ends in a bare LF',
    parts: [post([chunked], `5;a\nhello\r\n0\r\n\r\n`)],
    status: 400,
    reaches: 1,
  },
  rejected('a chunk extension with a bare CR', post([chunked], `5;a\rb\r\nhello\r\n0\r\n\r\n`)),
  {
    name: 'a well-formed chunk extension',
    parts: [post([chunked], `5;name=value\r\nhello\r\n0\r\n\r\n`)],
    status: 200,
    reaches: 1,
  },
  {
    name: 'trailers that look like framing',
    parts: [post([chunked], `5\r\nhello\r\n0\r\nContent-Length: 50\r\nTransfer-Encoding: chunked\r\n\r\n`)],
    status: 400,
    reaches: 1,
  },
  {
    name: 'a chunk size ended by a bare LF',
    parts: [post([chunked], `5\nhello\r\n0\r\n\r\n`)],
    status: 400,
    reaches: 1,
  },
];

const lines: Attack[] = [
  rejected(
    'a bare LF between headers',
    `POST /api/attack HTTP/1.1\r\n${host}X-A: b\nContent-Length: 5\r\n\r\nhello`,
  ),
  rejected('bare LFs only', `GET /api/attack HTTP/1.1\nHost: landsea.test\n\n`),
  rejected('a bare CR in a header', get('X-A: b\rContent-Length: 5')),
  rejected('a bare CR between headers', `GET /api/attack HTTP/1.1\r\n${host}X-A: b\rX-C: d\r\n\r\n`),
  rejected('obsolete line folding', get('X-A: b', ' Content-Length: 5')),
  rejected(
    'obsolete line folding of Transfer-Encoding',
    post(['Transfer-Encoding:', ' chunked'], chunkOf(smuggled)),
  ),
  rejected('a NUL in a header', get('X-A: b\0c')),
  rejected('a space in a header name', get('X A: b')),
  rejected('a header without a name', get(': value')),
  rejected('a header without a colon', get('Content-Length')),
  {
    name: 'an underscore in place of the hyphen',
    parts: [get('Content_Length: 50', 'Transfer_Encoding: chunked')],
    status: 200,
    reaches: 1,
  },
  { name: 'headers above the limit', parts: [get(`X-Big: ${'a'.repeat(11_000)}`)], status: 431 },
];

const targets: Attack[] = [
  rejected('an absolute-form target', request('GET http://elsewhere.test/api/attack HTTP/1.1', [])),
  rejected('an absolute-form target of another scheme', request('GET file:///api/attack HTTP/1.1', [])),
  rejected('an authority-form target', request('CONNECT landsea.test:443 HTTP/1.1', [])),
  rejected('an asterisk-form target', request('OPTIONS * HTTP/1.1', [])),
  rejected('a target without a slash', request('GET api/attack HTTP/1.1', [])),
  rejected('a request line with a second version', request('GET /api/attack HTTP/1.1 HTTP/1.1', [])),
  { ...rejected('TRACE', request('TRACE /api/attack HTTP/1.1', [])), status: 405 },
  { ...rejected('an unknown method', request('PURGE /api/attack HTTP/1.1', [])), status: 405 },
  rejected('HTTP/1.0', request('GET /api/attack HTTP/1.0', [])),
  rejected(
    'HTTP/1.0 with a chunked body',
    request('POST /api/attack HTTP/1.0', [chunked], chunkOf(smuggled)),
  ),
  rejected('HTTP/2.0 in an HTTP/1.1 request line', request('GET /api/attack HTTP/2.0', [])),
  rejected('HTTP/0.9', 'GET /api/attack\r\n\r\n'),
];

const hosts: Attack[] = [
  rejected('no Host', 'GET /api/attack HTTP/1.1\r\n\r\n'),
  rejected('an empty Host', 'GET /api/attack HTTP/1.1\r\nHost:\r\n\r\n'),
  rejected('two Hosts', get('Host: elsewhere.test')),
  rejected('two equal Hosts', get('Host: landsea.test')),
  rejected('a Host with a path', 'GET /api/attack HTTP/1.1\r\nHost: landsea.test/../x\r\n\r\n'),
  rejected('a Host with a list', 'GET /api/attack HTTP/1.1\r\nHost: landsea.test, elsewhere.test\r\n\r\n'),
];

const sequences: Attack[] = [
  {
    name: 'a second request before the first is answered',
    parts: [get() + smuggled.replaceAll('smuggled', 'pipelined')],
    status: 200,
    reaches: 2,
  },
  {
    name: 'a rejected request followed by another in one packet',
    parts: [get('Connection: content-length') + smuggled],
    status: 400,
  },
  {
    name: 'an upload that ends early after the service has answered',
    parts: [`PUT /api/answers-early HTTP/1.1\r\n${host}Content-Length: 500\r\n\r\nhalf`, smuggled],
    status: 200,
    reaches: 1,
  },
  {
    name: 'an unfinished upload',
    parts: [`PUT /api/attack/receipt HTTP/1.1\r\n${host}Content-Length: 500\r\n\r\nhalf`],
    status: 0,
    reaches: 1,
  },
  {
    name: 'Expect: 100-continue with a smuggled body',
    parts: [post(['Expect: 100-continue', 'Content-Length: 5'], 'hello')],
    status: 200,
    reaches: 1,
  },
  {
    ...rejected('an unknown expectation', post(['Expect: 200-ok', 'Content-Length: 5'], 'hello')),
    status: 417,
    reaches: 1,
  },
];

export const attacks: readonly Attack[] = [
  ...connectionOptions,
  ...lengths,
  ...transferEncodings,
  ...chunks,
  ...lines,
  ...targets,
  ...hosts,
  ...sequences,
];

const skipped = new Set([
  ...['head', 'style', 'script', 'title', 'template', 'noscript', 'svg', 'object', 'select', 'textarea'],
  // The former time of a changed booking.
  ...['s', 'del', 'strike'],
]);
const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'html'],
  ...['li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul'],
]);

type Attributes = Record<string, string>;

const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;
const HIDDEN = [
  /(?:^|;)\s*display\s*:\s*none/i,
  /(?:^|;)\s*visibility\s*:\s*hidden/i,
  /(?:^|;)\s*opacity\s*:\s*0*(?:\.0*)?\s*(?:;|!|$)/i,
  /(?:^|;)\s*max-height\s*:\s*0(?:px)?\s*(?:;|!|$)/i,
  /(?:^|;)\s*mso-hide\s*:\s*all/i,
];
const FONT_SIZE = /(?:^|;)\s*font-size\s*:\s*([\d.]+)/i;
const DISPLAY = /(?:^|;)\s*display\s*:\s*([\w-]+)/i;

/** No program writes longer ones, and the rules above are slow on endless text. */
const MOST_OF_ATTRIBUTE = 1000;
const start = (text = ''): string => text.slice(0, MOST_OF_ATTRIBUTE);

export const isSkipped = (name: string, { hidden, style }: Attributes): boolean =>
  skipped.has(name) ||
  hidden !== undefined ||
  STRUCK.test(start(style)) ||
  HIDDEN.some((rule) => rule.test(start(style)));

export const hasNoSize = ({ style }: Attributes): boolean | undefined => {
  const size = FONT_SIZE.exec(start(style))?.[1];
  return size === undefined ? undefined : Number(size) === 0;
};

export const getDisplay = ({ style }: Attributes): string =>
  DISPLAY.exec(start(style))?.[1]?.toLowerCase() ?? '';

export const isBlock = (name: string, attributes: Attributes): boolean =>
  blocks.has(name) || /^(block|flex|grid|table|table-row|list-item)$/.test(getDisplay(attributes));

export const isCell = (name: string, attributes: Attributes): boolean =>
  name === 'td' ||
  name === 'th' ||
  getDisplay(attributes) === 'table-cell' ||
  (name === 'div' && getDisplay(attributes) === 'inline-block');

/** A `blockquote` alone may also be indented text of the writer. */
export const isQuote = (name: string, { type = '', class: names = '', cite }: Attributes): boolean =>
  (name === 'blockquote' && (type === 'cite' || cite !== undefined || /quote|cite/i.test(start(names)))) ||
  (name === 'div' && /(^|\s)(yahoo_quoted|moz-cite-quote|protonmail_quote)(\s|$)/.test(start(names)));

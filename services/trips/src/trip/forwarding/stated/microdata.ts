import { Parser } from 'htmlparser2';
import type { SchemaItem } from './schema-item.js';

const MOST_READ = 1_000_000;
const MOST_ITEMS = 300;
/** The parser is slow on deeper elements. */
const MOST_DEPTH = 3000;

interface Open {
  item: SchemaItem | undefined;
  words: { property: string; of: SchemaItem; text: string } | undefined;
}

class MicrodataReader {
  readonly items: SchemaItem[] = [];
  private readonly open: Open[] = [];
  private count = 0;

  constructor(private readonly stop: () => void) {}

  private get item(): SchemaItem | undefined {
    return this.open.findLast(({ item }) => item)?.item;
  }

  begin(name: string, attributes: Record<string, string>): void {
    const { itemscope, itemtype = '', itemprop } = attributes;
    const around = itemprop === undefined && itemscope === undefined ? undefined : this.item;
    const opened: Open = { item: undefined, words: undefined };
    if (itemscope !== undefined) {
      const type = itemtype.slice(itemtype.lastIndexOf('/') + 1).slice(0, 80);
      opened.item = { types: [type], properties: new Map() };
      if (itemprop && around) add(around, itemprop, opened.item);
      else this.items.push(opened.item);
      if ((this.count += 1) > MOST_ITEMS) this.stop();
    } else if (itemprop && around) {
      const { content, datetime, href, src } = attributes;
      const stated = content ?? datetime ?? (name === 'img' ? src : href);
      if (stated === undefined) opened.words = { property: itemprop, of: around, text: '' };
      else add(around, itemprop, stated.slice(0, 500));
    }
    this.open.push(opened);
    if (this.open.length > MOST_DEPTH) this.stop();
  }

  text(words: string): void {
    const { words: open } = this.open.findLast(({ words: each }) => each) ?? {};
    if (open && open.text.length < 500) open.text += words;
  }

  end(): void {
    const words = this.open.pop()?.words;
    if (words) add(words.of, words.property, words.text);
  }
}

const add = (item: SchemaItem, property: string, value: string | SchemaItem): void => {
  for (const name of property.split(/\s+/).slice(0, 5))
    item.properties.set(name, [...(item.properties.get(name) ?? []).slice(0, 50), value]);
};

/** An attribute takes precedence over visible text. */
export const microdataItems = (html: string): SchemaItem[] => {
  if (!/\bitemscope\b/i.test(html)) return [];
  let isStopped = false;
  const reader = new MicrodataReader(() => {
    isStopped = true;
    parser.pause();
  });
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!isStopped) reader.begin(name, attributes);
    },
    ontext: (words) => {
      if (!isStopped) reader.text(words);
    },
    onclosetag: () => {
      if (!isStopped) reader.end();
    },
  });
  parser.write(html.slice(0, MOST_READ));
  if (!isStopped) parser.end();
  return reader.items;
};

import { Parser } from 'htmlparser2';
import type { SchemaItem } from './schema-item.js';

const MOST_READ = 1_000_000;
const MOST_ITEMS = 300;
/** The parser is slow on deeper elements. */
const MOST_DEPTH = 3000;

interface Words {
  property: string;
  of: SchemaItem;
  text: string;
}

/** An open element, with the item and the words that it or the nearest element around it begins. */
interface Open {
  item: SchemaItem | undefined;
  words: Words | undefined;
  beginsWords: boolean;
}

class MicrodataReader {
  readonly items: SchemaItem[] = [];
  private readonly open: Open[] = [];
  private count = 0;

  constructor(private readonly stop: () => void) {}

  begin(name: string, attributes: Record<string, string>): void {
    const { itemscope, itemtype = '', itemprop } = attributes;
    const { item: around, words } = this.open.at(-1) ?? {};
    const opened: Open = { item: around, words, beginsWords: false };
    if (itemscope !== undefined) {
      const type = itemtype.slice(itemtype.lastIndexOf('/') + 1).slice(0, 80);
      const item: SchemaItem = { types: [type], properties: new Map() };
      opened.item = item;
      if (itemprop && around) add(around, itemprop, item);
      else this.items.push(item);
      if ((this.count += 1) > MOST_ITEMS) this.stop();
    } else if (itemprop && around) {
      const { content, datetime, href, src } = attributes;
      const stated = content ?? datetime ?? (name === 'img' ? src : href);
      if (stated === undefined)
        Object.assign(opened, { words: { property: itemprop, of: around, text: '' }, beginsWords: true });
      else add(around, itemprop, stated.slice(0, 500));
    }
    this.open.push(opened);
    if (this.open.length > MOST_DEPTH) this.stop();
  }

  text(words: string): void {
    const open = this.open.at(-1)?.words;
    if (open && open.text.length < 500) open.text += words;
  }

  end(): void {
    const { words, beginsWords } = this.open.pop() ?? {};
    if (words && beginsWords) add(words.of, words.property, words.text);
  }
}

const add = (item: SchemaItem, property: string, value: string | SchemaItem): void => {
  for (const name of property.split(/\s+/).slice(0, 5))
    item.properties.set(name, [...(item.properties.get(name) ?? []).slice(0, 50), value]);
};

/** An attribute takes precedence over visible text. */
export const readMicrodataItems = (html: string): SchemaItem[] => {
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

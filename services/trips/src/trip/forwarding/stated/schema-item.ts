export interface SchemaItem {
  types: string[];
  properties: Map<string, SchemaValue[]>;
}
export type SchemaValue = string | SchemaItem;

export const listItemsAt = (item: SchemaItem | undefined, ...names: string[]): SchemaItem[] =>
  names.flatMap((name) =>
    (item?.properties.get(name) ?? []).filter((value): value is SchemaItem => typeof value !== 'string'),
  );

export const findItemAt = (item: SchemaItem | undefined, ...names: string[]): SchemaItem | undefined =>
  listItemsAt(item, ...names)[0];

/** A nested item stands for its name. */
export const findTextAt = (item: SchemaItem | undefined, ...names: string[]): string | undefined => {
  for (const name of names)
    for (const value of item?.properties.get(name) ?? []) {
      const text = typeof value === 'string' ? value : findTextAt(value, 'name');
      if (text?.trim()) return text.trim().replace(/\s+/g, ' ').slice(0, 160);
    }
  return undefined;
};

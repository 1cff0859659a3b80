import { DefaultNamingStrategy } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils.js';

/** Names a column after its property: `firstDay` is `first_day`. A name in the decorator comes first. */
export class SnakeNames extends DefaultNamingStrategy {
  override columnName(property: string, custom?: string): string {
    return custom ?? snakeCase(property);
  }
}

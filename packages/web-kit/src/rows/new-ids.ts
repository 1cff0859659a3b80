/**
 * Ids for the rows a list creates. The same content goes out under the same id until the service has it, so that a row
 * whose answer got lost is not created twice; changed content is another row, which the service does not take for a repeat.
 */
export class NewIds {
  private readonly ids = new Map<string, string>();

  of(content: object): string {
    const key = JSON.stringify(content);
    const id = this.ids.get(key) ?? crypto.randomUUID();
    this.ids.set(key, id);
    return id;
  }

  /** From now on the same content is a second row. */
  created(content: object): void {
    this.ids.delete(JSON.stringify(content));
  }
}

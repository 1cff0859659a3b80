import { useMemo } from 'react';

/**
 * Ids for what a form creates. The same content goes out under the same id until the service has it, so that what was saved
 * though its answer got lost is not created twice; changed content is something else, which the service does not take for
 * that repeat.
 */
export class NewIds {
  private readonly ids = new Map<string, string>();

  of(content: object): string {
    const key = JSON.stringify(content);
    const id = this.ids.get(key) ?? crypto.randomUUID();
    this.ids.set(key, id);
    return id;
  }

  /** From now on the same content is a second one. */
  created(content: object): void {
    this.ids.delete(JSON.stringify(content));
  }
}

export const useNewIds = (): NewIds => useMemo(() => new NewIds(), []);

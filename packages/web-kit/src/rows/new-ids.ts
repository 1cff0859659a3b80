import { useMemo } from 'react';

/** The same content keeps its id until the service has it, so a lost answer does not create it twice. */
export class NewIds {
  private readonly ids = new Map<string, string>();

  getId(content: object): string {
    const key = JSON.stringify(content);
    const id = this.ids.get(key) ?? crypto.randomUUID();
    this.ids.set(key, id);
    return id;
  }

  markCreated(content: object): void {
    this.ids.delete(JSON.stringify(content));
  }
}

export const useNewIds = (): NewIds => useMemo(() => new NewIds(), []);

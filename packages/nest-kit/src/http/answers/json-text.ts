/**
 * An answer that Postgres wrote as JSON. It goes out as it is instead of being read, built and written once more; where
 * something must know what it says, `value()` reads it.
 */
export class JsonText<T> {
  constructor(readonly text: string) {}

  value(): T {
    return JSON.parse(this.text) as T;
  }

  toJSON(): T {
    return this.value();
  }
}

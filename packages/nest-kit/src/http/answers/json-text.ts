/** JSON of Postgres is sent as it is; `value()` parses it where it must be read. */
export class JsonText<T> {
  constructor(readonly text: string) {}

  value(): T {
    return JSON.parse(this.text) as T;
  }

  toJSON(): T {
    return this.value();
  }
}

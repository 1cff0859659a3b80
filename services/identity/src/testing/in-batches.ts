/**
 * Makes so many calls, 30 at a time: more than any limit under test, and not so many that a busy machine lets one of them
 * wait too long for a database connection.
 */
export async function inBatches<T>(count: number, call: (n: number) => PromiseLike<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let first = 0; first < count; first += 30)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(30, count - first) }, (_, index) => call(first + index)),
      )),
    );
  return answers;
}

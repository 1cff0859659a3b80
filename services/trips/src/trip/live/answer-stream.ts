import type { Response } from 'express';
import type { Observable } from 'rxjs';

/** Writes each line until the stream ends or the browser leaves. */
export const answerStream = (response: Response, lines: Observable<string>): void => {
  // Proxies must pass each line on at once.
  response.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  const subscription = lines.subscribe({
    next: (line) => void response.write(line),
    complete: () => response.end(),
  });
  response.on('close', () => subscription.unsubscribe());
  // The browser may have left while the stream was being opened.
  if (response.closed) subscription.unsubscribe();
};

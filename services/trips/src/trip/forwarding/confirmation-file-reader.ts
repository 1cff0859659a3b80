import { readFile } from 'node:fs/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { CONFIRMATION_TEXT_LENGTH, type ConfirmationText } from '@landsea/contracts/forwarding';
import { UPLOAD_HEAD_BYTES, uploadKind } from '@landsea/rules/trip';
import {
  JobFailed,
  KIT_ENV,
  makeInvalidField,
  receiveFile,
  Slots,
  type KitRequest,
  type SlotRule,
} from '@landsea/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { makeEmailThread } from '../inbound-mail/email-thread.js';
import { MOST_PDF_BYTES, readPdfText, type PdfText } from './files/pdf-text.js';

/** Each holds a connection, a temporary file and a place in the queue of the thread. */
const READS: SlotRule = { name: 'confirmation-file', most: 2 };
const TOO_LARGE = 'A confirmation has at most 8 MB: paste its text instead.';
const NO_PDF = 'Choose a PDF: this file is none, whatever its name says';
const EMPTY = 'This file is empty: choose another';

/** Reads a confirmation that somebody uploads, with the limits of files in forwarded emails; nothing is stored. */
@Injectable()
export class ConfirmationFileReader implements BeforeApplicationShutdown {
  private readonly thread = makeEmailThread<Uint8Array, PdfText>((options) => this.startThread(options));

  constructor(
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    private readonly slots: Slots,
  ) {}

  /**
   * @throws DomainError VALIDATION_FAILED for what is no PDF, PAYLOAD_TOO_LARGE, RATE_LIMITED for a third concurrent file,
   * SERVICE_UNAVAILABLE when many wait.
   */
  receive(request: KitRequest, person: string): Promise<ConfirmationText> {
    const limits = { maxBytes: MOST_PDF_BYTES, headBytes: UPLOAD_HEAD_BYTES, tooLarge: TOO_LARGE };
    return this.slots.runWithin(READS, person, () =>
      receiveFile(request, limits, async ({ path, bytes, head }) => {
        if (bytes === 0) throw makeInvalidField('file', EMPTY);
        if (uploadKind(head)?.type !== 'application/pdf') throw makeInvalidField('file', NO_PDF);
        return this.read(await readFile(path), person);
      }),
    );
  }

  private async read(content: Uint8Array, person: string): Promise<ConfirmationText> {
    try {
      const read =
        this.env.WORKER_THREADS === 'on'
          ? await this.thread.work(content, { person })
          : await readPdfText(content);
      const { text, problem } = read ?? { text: '', problem: 'damaged' };
      return { text: text.trim().slice(0, CONFIRMATION_TEXT_LENGTH), problem };
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error;
      return { text: '', problem: 'too-long' };
    }
  }

  protected startThread(options: WorkerOptions): Worker {
    return new Worker(new URL('./confirmation-file-reader.worker.js', import.meta.url), options);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }
}

import { Injectable } from '@nestjs/common';
import { Mailer } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { LetterRequest } from './letter-request.entity.js';

/** What a letter says, but for its greeting. */
export interface LetterText {
  /** Seen on lock screens. */
  subject: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** `path` is a page of ours, such as `/billing`. */
  action?: { label: string; path: string };
  footnote?: string;
  /** The same without what people typed, for an address that nobody has verified; left out where nothing was typed. */
  unnamed?: LetterText;
}

export interface NewLetter {
  /** What it is about; a second letter with the same key is not written. */
  key: string;
  to: { userId: string } | { email: string };
  text: LetterText;
}

/** Asks for letters, in the transaction of the news that they tell. `LetterDispatch` sends them. */
@Injectable()
export class Letters {
  constructor(private readonly mailer: Mailer) {}

  async request(manager: EntityManager, { key, to, text }: NewLetter): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(LetterRequest)
      .values({ key, text, ...to })
      .orIgnore()
      .execute();
  }

  /** The person is gone: no letter reaches them any more, and none is kept. */
  async forget(manager: EntityManager, userId: string): Promise<void> {
    const letters = await manager.findBy(LetterRequest, { userId });
    for (const email of new Set(letters.map((each) => each.email)))
      if (email) await this.mailer.forget(manager, email);
    await manager.delete(LetterRequest, { userId });
  }
}

import type { GoogleOutcome } from '@landsea/contracts/account';

export type ReturnPage = '/auth' | '/auth?type=agent' | '/settings';

export class GoogleStop extends Error {
  override readonly name = 'GoogleStop';

  constructor(
    readonly outcome: GoogleOutcome,
    readonly reason?: string,
    readonly page: ReturnPage = '/auth',
  ) {
    super(reason ?? outcome);
  }
}

import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

export const refuseChangedSince = (what: string, isThere: boolean): DomainError =>
  makeEditConflict(
    isThere
      ? `“${what}” was changed again since, so this cannot be undone. Undo the later change first.`
      : `“${what}” was removed since, so this cannot be undone. Bring it back first.`,
  );

import type { InvitationLink } from '@landsea/contracts/sharing';
import { Notice } from '@landsea/ui/notice';
import { CopyField } from '../frame/copy-field';

export function InvitationLinkBox({ link, firstName }: { link: InvitationLink; firstName: string }) {
  return (
    <div className="grid gap-4 border-t border-hairline pt-4">
      <Notice tone="warning" title="Shown only now">
        We keep neither of them. Give them to {firstName} alone: anyone who has one can see who invites whom.
      </Notice>
      <CopyField label="Link" value={link.url} />
      <CopyField label="Code" value={link.code} />
    </div>
  );
}

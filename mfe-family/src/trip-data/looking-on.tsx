import { Notice } from '@landsea/ui/notice';
import { useGetAccessQuery } from '@landsea/web-kit';

/** Says at the top of a page, before anything is tried, that a guest may look and not change, and whom to ask. */
export function LookingOn({ tripId }: { tripId: string }) {
  const { data: access } = useGetAccessQuery({ tripId });
  if (!access || access.canEdit || (access.role !== 'viewer' && access.role !== 'editor')) return null;
  return (
    <Notice className="mb-6 print:hidden">
      <p>{access.message}</p>
    </Notice>
  );
}

import { formatIdea } from '@landsea/rules/trip';
import type { TripIdea } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';

interface IdeaNoticeProps {
  idea: TripIdea;
  /** An unfinished trip goes first. */
  isBehindDraft: boolean;
}

export function IdeaNotice({ idea, isBehindDraft }: IdeaNoticeProps) {
  const chosen = formatIdea(idea);
  return (
    <Notice className="mb-5">
      {isBehindDraft
        ? `This is the trip you began before. Start over, and the new one begins with what you chose: ${chosen}.`
        : `From your estimate: ${chosen}. ${idea.firstDay ? 'Name it, and change what you like.' : 'Pick the first day, and the last one follows.'}`}
    </Notice>
  );
}

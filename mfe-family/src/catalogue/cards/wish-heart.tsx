import type { DayItem } from '@landsea/contracts/planning';
import { Heart } from 'lucide-react';
import { useAuthors } from '../../trip-frame/access/use-authors';
import { WisherOnly } from '../../trip-frame/access/read-only';

interface WishHeartProps {
  name: string;
  wish: Pick<DayItem, 'addedBy'> | undefined;
  onWish: () => void;
}

export function WishHeart({ name, wish, onWish }: WishHeartProps) {
  const { mayRemove } = useAuthors();
  if (wish && !mayRemove(wish))
    return (
      <WisherOnly>
        <span className="grid size-11 shrink-0 place-items-center text-coral">
          <Heart aria-hidden className="size-5" strokeWidth={1.75} fill="currentColor" />
          <span className="sr-only">{name} is already a wish</span>
        </span>
      </WisherOnly>
    );
  const isWished = wish !== undefined;
  return (
    <WisherOnly>
      <button
        type="button"
        aria-pressed={isWished}
        aria-label={`Wish for ${name}`}
        onClick={onWish}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-hairline text-muted transition-colors hover:border-coral hover:text-coral aria-pressed:border-coral aria-pressed:bg-coral-soft aria-pressed:text-coral"
      >
        <Heart aria-hidden className="size-5" strokeWidth={1.75} fill={isWished ? 'currentColor' : 'none'} />
      </button>
    </WisherOnly>
  );
}

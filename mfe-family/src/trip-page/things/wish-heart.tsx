import { Heart } from 'lucide-react';
import { WisherOnly } from '../page/read-only';

interface WishHeartProps {
  /** What is wished for. */
  name: string;
  isWished: boolean;
  onWish: () => void;
}

/** One tap makes something a wish of the trip, or takes that back. */
export function WishHeart({ name, isWished, onWish }: WishHeartProps) {
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

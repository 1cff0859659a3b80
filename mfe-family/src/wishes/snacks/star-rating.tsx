import { Star } from 'lucide-react';

const stars = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  name: string;
  value: number | undefined;
  onRate: (rating: number | undefined) => void;
}

export function StarRating({ name, value = 0, onRate }: StarRatingProps) {
  return (
    <div role="group" aria-label={`${name}’s rating`} className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex shrink-0">
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            aria-pressed={star === value}
            aria-label={`${name}: ${star} of 5`}
            onClick={() => onRate(star === value ? undefined : star)}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sea-soft"
          >
            <Star
              aria-hidden
              className={`size-6 ${star <= value ? 'fill-sun text-sun' : 'text-muted'}`}
              strokeWidth={1.5}
            />
          </button>
        ))}
      </span>
    </div>
  );
}

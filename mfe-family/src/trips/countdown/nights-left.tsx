/** More sleeps cannot be counted on fingers and toes. */
const MOST_BEADS = 30;

const inks = ['bg-sun', 'bg-coral', 'bg-sea', 'bg-palm'];

export function NightsLeft({ sleeps }: { sleeps: number }) {
  if (sleeps === 0 || sleeps > MOST_BEADS) return null;
  return (
    <div aria-hidden className="flex max-w-xl flex-wrap justify-center gap-2">
      {Array.from({ length: sleeps }, (_, index) => (
        <span
          key={index}
          className={`size-5 rounded-full ring-2 ring-current/20 sm:size-6 ${inks[index % inks.length] ?? ''}`}
        />
      ))}
    </div>
  );
}

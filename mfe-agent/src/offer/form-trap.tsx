/** Programs fill in every field; people never see this one. */
export function Trap({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <label aria-hidden className="absolute -left-[9999px]">
      Website
      <input
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

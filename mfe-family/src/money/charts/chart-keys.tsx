export interface ChartKey {
  name: string;
  ink: string;
  as: 'plan' | 'real' | 'dashes' | 'horizon';
}

const shapes = {
  plan: 'h-3 w-5 rounded-sm border border-edge',
  real: 'h-3 w-5 rounded-sm',
  dashes: 'w-5 border-t-2 border-dashed',
  horizon: 'h-0.75 w-5',
};

export function ChartKeys({ keys }: { keys: readonly ChartKey[] }) {
  return (
    <ul aria-label="Colors" className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm text-muted">
      {keys.map(({ name, ink, as }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden
            className={shapes[as]}
            style={as === 'dashes' ? { borderColor: ink } : { backgroundColor: ink }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: ReactNode; content: ReactNode }[];
  value: T;
  onValueChange: (value: T) => void;
  className?: string;
}

export function Tabs<T extends string>({ label, tabs, value, onValueChange, className }: TabsProps<T>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next);
        if (tab) onValueChange(tab.value);
      }}
      className={className}
    >
      <Primitive.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 grow cursor-pointer border-b-2 border-transparent px-4 text-base font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-sea data-[state=active]:text-sea"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

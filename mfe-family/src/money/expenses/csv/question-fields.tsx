import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { PartyPayer } from '../form/people-of';
import { chooseCategory } from './csv-import';
import type { CsvMapping } from './csv-mapping';
import { toCategoryKey } from './file-categories';
import { toPersonKey } from './file-people';
import type { FileQuestions } from './file-questions';

interface QuestionProps {
  questions: FileQuestions;
  mapping: CsvMapping;
  payers: readonly PartyPayer[];
  onChange: (part: Partial<CsvMapping>) => void;
}

const MOST_ASKED = 40;
const categoryOptions = budgetCategories.map((value) => ({ value, label: budgetCategoryNames[value] }));

export function QuestionFields({ questions, mapping, payers, onChange }: QuestionProps) {
  const { categories, people, currencies } = questions;
  return (
    <>
      {currencies.length > 0 ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="pb-2 font-display text-lg">What was the rate?</legend>
          {currencies.map((currency) => (
            <TextField
              key={currency}
              label={`US dollars for 1 ${currency}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder="1.0842"
              value={mapping.rates[currency] ?? ''}
              onChange={(event) =>
                onChange({ rates: { ...mapping.rates, [currency]: event.target.value.trim() } })
              }
            />
          ))}
        </fieldset>
      ) : null}
      {people.length > 0 ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="pb-2 font-display text-lg">Who is who?</legend>
          {people.slice(0, MOST_ASKED).map((name) => (
            <SelectField
              key={toPersonKey(name)}
              label={name}
              value={mapping.people[toPersonKey(name)] ?? ''}
              onValueChange={(ref) => onChange({ people: { ...mapping.people, [toPersonKey(name)]: ref } })}
              options={[
                { value: '', label: 'Nobody on this trip' },
                ...payers.map(({ ref, name: label }) => ({ value: ref, label })),
              ]}
            />
          ))}
        </fieldset>
      ) : null}
      {categories.length > 0 ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="pb-2 font-display text-lg">Where do these belong?</legend>
          {categories.slice(0, MOST_ASKED).map((name) => (
            <SelectField
              key={toCategoryKey(name)}
              label={name}
              value={chooseCategory(name, mapping)}
              onValueChange={(value) =>
                onChange({
                  categories: {
                    ...mapping.categories,
                    [toCategoryKey(name)]: budgetCategories.find((each) => each === value) ?? 'misc',
                  },
                })
              }
              options={categoryOptions}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

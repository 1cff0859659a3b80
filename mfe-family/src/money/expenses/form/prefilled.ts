import { budgetCategories, type BudgetCategory } from '@landsea/contracts/money';
import { useSearchParams } from 'react-router-dom';

export interface Prefilled {
  what?: string;
  category?: BudgetCategory;
}

export const usePrefilled = (): Prefilled | undefined => {
  const [params] = useSearchParams();
  if (!params.has('add')) return undefined;
  const what = params.get('what');
  const category = budgetCategories.find((each) => each === params.get('category'));
  return { ...(what && { what }), ...(category && { category }) };
};

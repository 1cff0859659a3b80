import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useWalkMutation } from './walk-api';
import { walkSteps, type WalkCall, type WalkState, type WalkStep } from './walk-steps';

export interface WalkResult {
  call: WalkCall;
  answer: unknown;
  wrong: string | undefined;
}

const judge = (step: WalkStep, answer: unknown, state: WalkState) => {
  try {
    return step.check(answer, state);
  } catch {
    return { wrong: 'The answer has another shape than agreed.' };
  }
};

export const usePaymentWalk = () => {
  const [state, setState] = useState<WalkState>({});
  const [results, setResults] = useState<Record<string, WalkResult>>({});
  const [send, { isLoading }] = useWalkMutation();

  const isDone = ({ id }: WalkStep) => results[id] !== undefined && results[id].wrong === undefined;
  const next = walkSteps.find((step) => !isDone(step));

  const take = async (step: WalkStep) => {
    const call = step.call(state);
    const { data, error } = await send(call);
    const { wrong, learned } = error
      ? { wrong: toApiError(error).message, learned: undefined }
      : judge(step, data, state);
    setResults((before) => ({
      ...before,
      [step.id]: { call, answer: error ? toApiError(error) : data, wrong },
    }));
    if (learned) setState((before) => ({ ...before, ...learned }));
  };
  const again = () => {
    setState({});
    setResults({});
  };
  return { state, results, next, take, again, isBusy: isLoading };
};

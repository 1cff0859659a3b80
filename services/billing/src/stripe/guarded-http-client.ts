import { Stripe } from 'stripe';
import type { StripeCircuit } from './stripe-circuit.js';

type Client = InstanceType<typeof Stripe.HttpClient>;
type Answer = Awaited<ReturnType<Client['makeRequest']>>;

/** The code of an error that stands for a call that was not made. */
export const CIRCUIT_OPEN = 'circuit_open';

const refusal = {
  type: 'api_error',
  code: CIRCUIT_OPEN,
  message: 'Stripe did not answer repeatedly; this call was not made.',
};

/** In the shape of an answer, because that is how the SDK is notified not to try again. */
class RefusedCall extends Stripe.HttpClientResponse {
  constructor() {
    super(503, { 'stripe-should-retry': 'false' });
  }

  override getRawResponse(): object {
    return {};
  }

  override toJSON(): Promise<{ error: typeof refusal }> {
    return Promise.resolve({ error: { ...refusal } });
  }
}

/** A broken answer that Stripe kept for the same key says nothing about now. */
function verdictOf(answer: Answer): 'succeeded' | 'failed' | 'undecided' {
  if (answer.getStatusCode() < 500) return 'succeeded';
  return answer.getHeaders()['idempotent-replayed'] === 'true' ? 'undecided' : 'failed';
}

/** Asks the circuit before each call, and tells it how the call ended. */
export function guardedHttpClient(client: Client, circuit: StripeCircuit): Client {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...call): Promise<Answer> => {
      if (!circuit.admit()) return new RefusedCall();
      try {
        const answer = await client.makeRequest(...call);
        circuit.ended(verdictOf(answer));
        return answer;
      } catch (error) {
        circuit.ended('failed');
        throw error;
      }
    },
  };
}

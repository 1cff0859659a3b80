import type { TestService } from '../test-service.js';
import type { Caller } from './route-table.js';

/** Another service, with a token made for each call: one made beforehand is over after 60 seconds. */
export const serviceCaller = (service: TestService, token: Parameters<TestService['bearer']>[0]): Caller => ({
  get headers() {
    return { authorization: service.bearer(token) };
  },
});

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks what fetch and React Router need; Node has all of it. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      structuredClone,
      AbortController,
      AbortSignal,
    });
  }
};

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with what browsers have and jsdom lacks taken from Node. */
module.exports = class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      DecompressionStream,
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
};

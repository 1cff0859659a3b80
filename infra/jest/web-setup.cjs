require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

configure({
  // Pages are lazy: the first one of a run is compiled while the test waits for it.
  asyncUtilTimeout: 30_000,
  // While a test waits, each try in vain would print the document: once, when it has waited long enough, will do.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

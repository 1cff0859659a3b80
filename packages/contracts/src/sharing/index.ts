export * from './collaborators.js';
export * from './invitations.js';
export * from './share-links.js';

/** Thrown for a reply that does not answer the open question. */
export class IllegalReply extends Error {}

/** Thrown when a reply does not answer the question that is open. */
export class IllegalReply extends Error {}

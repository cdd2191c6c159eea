/** A wrong argument, in words for the person who typed it. */
export class ArgumentError extends Error {}

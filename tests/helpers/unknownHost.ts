/**
 * A host name that the resolver refuses without asking the network, because its first label is longer than the 63 bytes of RFC 1035. A
 * name that servers have to be asked for takes as long as the network of the machine makes it take.
 */
export const unknownHost = `${'n'.repeat(64)}.invalid`;

/**
 * A host name that the resolver refuses without asking the network, because its first label is longer than the 63 bytes of RFC 1035.
 * The refusal of any other name depends on the name servers, and may take long.
 */
export const unknownHost = `${'n'.repeat(64)}.invalid`;

/** Returns the path of the nginx that the tests use, or `undefined` if there is none. */
export function findNginx(): string | undefined;

/** The nginx on which the tests try the site; undefined where there is none. */
export function findNginx(): string | undefined;

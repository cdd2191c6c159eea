/** Installs the tools of `tests/judges/` if they are missing or older than their lockfile. Exits if that fails. */
export function ensureJudges(): void;

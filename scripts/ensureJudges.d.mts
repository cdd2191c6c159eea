/** Installs the tools of `tests/judges/` where they are missing or older than their lockfile. Ends the process where that fails. */
export function ensureJudges(): void;

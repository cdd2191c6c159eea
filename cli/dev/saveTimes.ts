/** The time without another save after which files are read, in milliseconds, because editors often save several files at once. */
export const QUIET_MILLISECONDS = 20;
/**
 * The time without another save after which an error in content is shown, and an empty file of code is read, in milliseconds. Some editors
 * empty a file before they write it.
 */
export const SETTLING_MILLISECONDS = 150;

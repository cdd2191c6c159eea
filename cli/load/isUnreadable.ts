/** Returns whether a file cannot be read, or is in a folder that cannot be read. Both are paths such as "content/towns/leeds.md". */
export function isUnreadable(file: string, unreadable: ReadonlySet<string>): boolean {
  return [...unreadable].some((lost) => file === lost || file.startsWith(`${lost}/`));
}

/** Returns a number of posts in words: "1 post", "1,250 posts". */
export function formatPosts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'post' : 'posts'}`;
}

/** Returns a count as British English writes it: "1,250". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Returns a number of posts as text: "1 post", "1,250 posts". */
export function formatPosts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'post' : 'posts'}`;
}

/** Returns a count in the British format: "1,250". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

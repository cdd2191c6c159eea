/** Returns whether a host of a URL, such as `localhost` or `[::1]`, is this machine, so that requests cross no network. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

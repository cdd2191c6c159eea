/** Returns whether the host of a URL, such as `localhost` or `[::1]`, is this machine. Requests to it do not cross a network. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

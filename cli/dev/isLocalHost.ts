/**
 * Returns whether the host of a request is this machine: `localhost`, a name below it, or an IP address. A page of another site could
 * otherwise read drafts and send enquiries, by giving a name of its own the address 127.0.0.1 ("DNS rebinding"). Vite has the same rule
 * for modules.
 */
export function isLocalHost(host: string | undefined): boolean {
  const { hostname = '' } = URL.parse(`http://${host ?? ''}/`) ?? {};
  return /^(?:(?:[\w-]+\.)*localhost|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/i.test(hostname);
}

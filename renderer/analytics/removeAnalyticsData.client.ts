/** Names of all that posthog-js stores, listed in the cookie policy. */
const OURS = /^(?:ph_|__ph_|posthog)/;

/** Removes what the analytics service has stored in this browser. */
export function removeAnalyticsData(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!OURS.test(name)) continue;
    for (const domain of ['', `; domain=${location.hostname}`]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  for (const storageName of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[storageName];
      for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
    } catch {
      // A browser that stores nothing has nothing to remove.
    }
  }
}

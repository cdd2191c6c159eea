/** The pattern of the names under which posthog-js stores data. The cookie policy lists them. */
const OURS = /^(?:ph_|__ph_|posthog)/;

/** Removes everything that the analytics service has stored in this browser. */
export function removeAnalyticsData(): void {
  ignoringBlocks(() => {
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=');
      if (!OURS.test(name)) continue;
      for (const domain of ['', `; domain=${location.hostname}`]) {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
    }
  });
  for (const storageName of ['localStorage', 'sessionStorage'] as const) {
    ignoringBlocks(() => {
      const storage = window[storageName];
      for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
    });
  }
}

/** Runs a function that removes data, and ignores its errors. A browser that blocks storage throws an error on access, and stores nothing. */
function ignoringBlocks(remove: () => void): void {
  try {
    remove();
  } catch {
    // Nothing is stored.
  }
}

// Part of 404.html, run before its first paint: below /locations/ the page shows nothing but its spinner until
// renderer/not-found/notFoundPage.client.ts has looked the path up, or could not do so in ten seconds.
if (/^\/locations\//i.test(location.pathname)) {
  const { dataset } = document.documentElement;
  dataset.lookup = '';
  setTimeout(() => delete dataset.lookup, 10_000);
}

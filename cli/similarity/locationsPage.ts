import { escapeHtml } from '#schemas/escapeHtml.ts';
import { number } from '#cli/report/amounts.ts';
import { decimal, locationGoals, percent } from './locationGoals.ts';
import type { LocationsReport } from './locationGoals.ts';
import { HISTOGRAM_STEPS } from './measureLikeness.ts';

/** Formats the report as an HTML page. It needs no other file. Its script filters the queue, which is complete without it. */
export function locationsPage(report: LocationsReport): string {
  const { prose, pairs } = report;
  const { limits, services, medians } = prose;
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Location pages</title>
<style>${STYLE}</style>
<main>
<h1>Location pages</h1>
<p>${number(services.indexable)} of ${number(services.total)} pages of services in towns, and ${number(prose.hubs.indexable)} of ${number(prose.hubs.total)} pages of towns, are in search results.
A page needs ${limits.leastOwnWords} words of its own, and may have at most ${percent(limits.greatestShare)} of its words in sentences that other towns have too, names and figures apart.</p>
<h2 id="goals">Goals</h2>
<ul class="goals">${locationGoals(report)
    .map(
      ({ goal, found, reached }) =>
        `<li class="${reached ? 'yes' : 'no'}"><span>${reached ? 'Reached' : 'Missed'}</span> ${escapeHtml(goal)}: <b>${escapeHtml(found)}</b>`,
    )
    .join('')}</ul>
<p><a href="#queue">What to write next</a></p>
<h2 id="shares">Words in sentences of other towns</h2>
${chart(
  prose.distribution.map(({ from, pages, indexable }) => ({
    label: percent(from),
    title: `${percent(from)} and more: ${number(pages)} pages, ${number(indexable)} of them in search results`,
    all: pages,
    some: indexable,
  })),
  'Service pages by the share of their words in sentences that other towns have too. The dark part of a bar, in brackets, is in search results. The scale is logarithmic.',
)}
<p>Of the service pages in search results, half have less than ${percent(services.medianShare)} of their words in sentences of other towns and more than ${number(medians.own)} words of their own.
Other pages of the same town have ${percent(medians.sharedInTown)} of their words, and pages of other towns ${percent(medians.coverage)} of their runs of eight words. ${percent(medians.local)} of their sentences would be false in another town (medians).</p>
${table(
  'Pages in search results with the greatest share',
  ['Share', 'Page'],
  prose.greatestShares.map(({ path, share }) => [percent(share), path]),
)}
${table(
  'Pages in search results with the fewest words of their own',
  ['Own words', 'Page'],
  prose.fewestOwn.map(({ path, own }) => [String(own), path]),
)}
<h2 id="queue">What to write next</h2>
<p>These pages lack words of their own, those of the largest towns first. Second pages of a service are left out, because the first stands for them.</p>
<form id="filter" hidden>
<label>Search <input type="search" name="text" autocomplete="off"></label>
<label>Service ${select('service', [...new Set(prose.queue.map(({ service }) => service))])}</label>
<label>Nation ${select('nation', [...new Set(prose.queue.map(({ nation }) => nation))])}</label>
<label>Residents, at least <input type="number" name="population" min="0" step="10000" inputmode="numeric"></label>
</form>
<p role="status" id="count">${number(prose.queue.length)} pages</p>
<table class="queue"><caption>Pages that lack words of their own</caption>
<thead><tr><th scope="col">Town<th scope="col" class="number">Residents<th scope="col">Service<th scope="col" class="number">Words missing<th scope="col" class="number">Own words<th scope="col" class="number">Shared<th scope="col">Write</thead>
<tbody>
${prose.queue
  .map(
    ({ town, nation, population, service, missing, own, share, file, key, exists }) =>
      `<tr data-nation="${escapeHtml(nation)}" data-population="${population}"><th scope="row">${escapeHtml(town)}<td data-label="Residents" class="number">${number(population)}<td data-label="Service">${escapeHtml(service)}<td data-label="Words missing" class="number">${number(missing)}<td data-label="Own words" class="number">${number(own)}<td data-label="Shared" class="number">${percent(share)}<td data-label="Write">${exists ? 'more in ' : ''}<code>${escapeHtml(key)}</code> in <code>${escapeHtml(file)}</code>`,
  )
  .join('\n')}
</tbody></table>
<h2 id="likeness">Pairs of towns</h2>
${chart(
  pairs.histogram.map((count, step) => ({
    label: decimal(step / HISTOGRAM_STEPS),
    title: `${decimal(step / HISTOGRAM_STEPS)} to ${decimal((step + 1) / HISTOGRAM_STEPS)}: ${number(count)} pairs`,
    all: count,
  })),
  'Pairs of pages of the same service by their similarity: Jaccard over runs of five words, 0 to 1. The scale is logarithmic.',
)}
${table(
  'The most alike pairs',
  ['Similarity', 'Page', 'Other page'],
  pairs.worst.map(({ a, b, similarity }) => [decimal(similarity), a, b]),
)}
</main>
<script>${SCRIPT}</script>
</html>
`;
}

interface Bar {
  label: string;
  title: string;
  all: number;
  /** The dark part of the bar; the whole bar by default. */
  some?: number;
}

/** Returns a bar chart with a logarithmic scale. Steps at the ends without any count are left out. */
function chart(steps: readonly Bar[], caption: string): string {
  const filled = steps.map(({ all }) => all > 0);
  const shown = steps.slice(Math.max(0, filled.indexOf(true)), filled.lastIndexOf(true) + 1);
  const greatest = Math.max(...shown.map(({ all }) => all), 1);
  const width = (count: number) =>
    ((100 * Math.log10(count + 1)) / Math.log10(greatest + 1)).toFixed(1);
  const rows = shown.map(
    ({ label, title, all, some }) =>
      `<li title="${escapeHtml(title)}"><span class="label">${label}</span><span class="bar"><span style="width:${width(all)}%"></span><span class="dark" style="width:${width(some ?? all)}%"></span></span><span class="value">${number(all)}${some === undefined ? '' : ` (${number(some)})`}</span>`,
  );
  return `<figure><figcaption>${escapeHtml(caption)}</figcaption><ul class="chart">${rows.join('')}</ul></figure>`;
}

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((name) => `<th scope="col">${name}`).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, place) => `<td data-label="${columns[place] ?? ''}">${escapeHtml(cell)}`).join('')}`,
  );
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</thead><tbody>${body.join('\n')}</tbody></table>`;
}

function select(name: string, choices: readonly string[]): string {
  const options = choices.toSorted().map((choice) => `<option>${escapeHtml(choice)}`);
  return `<select name="${name}"><option value="">all${options.join('')}</select>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#14211b,#e8efe9);--soft:light-dark(#55635b,#a5b3aa);--ground:light-dark(#fff,#111815);--line:light-dark(#d5ddd8,#33413a);--bar:light-dark(#a9cdb9,#3b6b53);--dark:light-dark(#00513b,#8fd9b4);--no:light-dark(#9c1c1c,#ff9d93)}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:1200px;margin:0 auto;padding:24px 16px 64px}
p,figcaption{max-width:70ch}
a{color:var(--dark)}
.goals,.chart{list-style:none;padding:0}
.goals li{margin:8px 0;padding-left:5.5em;text-indent:-5.5em}
.goals span{display:inline-block;width:5em;margin-right:.5em;text-indent:0;font-weight:600}
.yes span{color:var(--dark)}.no span{color:var(--no)}
figure{margin:0}figcaption{color:var(--soft)}
.chart li{display:grid;grid-template-columns:3.5em 1fr 8em;gap:8px;align-items:center;margin:2px 0}
.label,.value{font-variant-numeric:tabular-nums}.label{text-align:right}
.bar{position:relative;height:20px}.bar span{position:absolute;inset:0 auto 0 0;background:var(--bar)}.bar .dark{background:var(--dark)}
table{border-collapse:collapse;width:100%;margin:24px 0}
caption{text-align:left;font-weight:600;padding-bottom:8px}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
thead th{position:sticky;top:0;background:var(--ground)}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
code{font-size:.875em}
form{display:flex;flex-wrap:wrap;gap:12px 24px}form[hidden]{display:none}
label{display:grid;gap:4px;color:var(--soft)}
input,select{font:inherit;color:var(--ink);background:var(--ground);border:1px solid var(--soft);border-radius:4px;padding:6px 8px;min-height:44px;box-sizing:border-box;max-width:100%}
@media(max-width:720px){
.chart li{grid-template-columns:3em 1fr 6em}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,caption,tbody,tr,th[scope=row],td{display:block}
.number{text-align:left}
tr{padding:12px 0;border-bottom:1px solid var(--line)}
th[scope=row],td{border:0;padding:0;text-align:left;white-space:normal}
td::before{content:attr(data-label) ": ";color:var(--soft)}
}
`;

const SCRIPT = `
const form = document.getElementById('filter');
const rows = [...document.querySelectorAll('.queue tbody tr')].map((row) => ({
  row, text: row.textContent.toLowerCase(), service: row.cells[2].textContent,
}));
const filter = () => {
  const { text, service, nation, population } = form.elements;
  let count = 0;
  for (const { row, text: own, service: ofRow } of rows) {
    const fits = own.includes(text.value.trim().toLowerCase()) && (!service.value || ofRow === service.value) &&
      (!nation.value || row.dataset.nation === nation.value) && Number(row.dataset.population) >= Number(population.value);
    row.hidden = !fits;
    row.style.display = fits ? '' : 'none';
    if (fits) count++;
  }
  document.getElementById('count').textContent = count.toLocaleString('en-GB') + ' pages';
};
form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
`;

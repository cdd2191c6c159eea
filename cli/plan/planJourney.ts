import type { SiteContext } from '#cli/model/siteContext.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { span } from '#cli/resolve/span.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import type { JourneyView } from '#schemas/generated/views.ts';
import type { Journey, JourneyEnd } from '#schemas/journey.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { amountsOf } from '#schemas/price.ts';
import type { PriceAmounts, PricePeriod } from '#schemas/price.ts';
import type { HowFarScreen } from '#schemas/screen.ts';
import { isOngoing, parseWeeks } from '#cli/resolve/parseWeeks.ts';
import { scheduleStages } from './scheduleStages.ts';
import type { Schedule } from './scheduleStages.ts';

/** The share of the bars that is left for stages without an end, after the last one with an end. */
const BEYOND = 0.25;

/** Keeps a price and its period on one line, such as "£800 a month". */
const NO_BREAK_SPACE = '\u00a0';

type Context = Pick<SiteContext, 'content' | 'price' | 'service' | 'absolute'>;

/**
 * Plans a journey through several services: its stages, the time and the price of all, and the brief. Times and prices are those of
 * `content/prices.yaml`. The journey names only starts, goals and services that exist.
 */
export function planJourney(journey: Journey, screen: HowFarScreen, context: Context): JourneyView {
  const { singles } = context.content;
  const { number, locale, money, list } = localeFormats(singles.site.data);
  const { labels } = screen;
  const priced = journey.stages.map((stage) => ({ ...stage, price: context.price(stage.service) }));
  const timed = priced.map((stage) => ({
    ...stage,
    weeks: parseWeeks(stage.price.duration),
    isOngoing: isOngoing(stage.price),
  }));
  const schedule = scheduleStages(timed);
  const bars = planBars(timed, schedule);
  const nameOf = (service: string) => context.service(service).data.menuTitle;
  const numbers = new Map(priced.map(({ service }, index) => [service, String(index + 1)]));
  const stages = priced.map(({ service, task, after, price, example }, index) => {
    const { range, per, duration } = priceView(price, singles);
    const worked = example === undefined ? undefined : price.examples?.[example - 1];
    return {
      label: nameOf(service),
      path: `${basePaths.services}/${service}`,
      task,
      begins: after
        ? fillPlural(labels.after, after.length, locale, {
            stages: list(after.flatMap((name) => numbers.get(name) ?? [])),
          })
        : labels.first,
      duration,
      price: `${range} ${per}`.trim(),
      ...(worked && { example: `${worked.what}: ${money(worked.total)}` }),
      bar: bars[index] ?? { from: 0, least: 0, most: 0 },
      isOngoing: isOngoing(price),
    };
  });
  const { total } = schedule;
  const weeks =
    total &&
    fillPlural(labels.weeks, Math.ceil(total.most), locale, {
      weeks: span(Math.max(1, Math.round(total.least)), Math.ceil(total.most), number),
    });
  const sums = sumPrices(
    priced.flatMap(({ price }) => amountsOf(price) ?? []),
    ({ min }) => min,
    ({ max }) => max,
  );
  const worked = priced.flatMap(({ price, example }) => {
    const amounts = amountsOf(price);
    const one = example === undefined ? undefined : price.examples?.[example - 1];
    return amounts && one ? [{ ...amounts, total: one.total }] : [];
  });
  const inWords = (all: Sums) =>
    [...all].map(
      ([per, { least, most }]) =>
        `${span(least, most, money)}${per === 'project' ? '' : ` ${singles.words.data.prices.per[per]}`}`,
    );
  const [once, ...others] = inWords(sums);
  const onRequest = new Set(priced.flatMap(({ price }) => price.onRequest ?? []));
  const first = [once ?? [], ...onRequest].flat().join(' + ');
  const allWorked = worked.length === priced.length;
  const example = allWorked
    ? inWords(
        sumPrices(
          worked,
          ({ total: sum }) => sum,
          ({ total: sum }) => sum,
        ),
      )
        .map((sum) => sum.replaceAll(' ', NO_BREAK_SPACE))
        .join(' + ')
    : undefined;
  const start = endOf(screen.starts, journey.from);
  const goal = endOf(screen.goals, journey.to);
  const price = { once: first, ...(others.length > 0 && { then: list(others) }) };
  return {
    name: journey.name,
    start: journey.from,
    goal: journey.to,
    title: journey.title,
    text: journey.text,
    without: journey.without,
    stages,
    ...(weeks && { weeks }),
    price,
    ...(example && { example }),
    brief: briefOf({
      title: journey.title,
      screen,
      start,
      goal,
      stages,
      total: [weeks, first, ...others].filter((one) => one !== undefined),
      address: `${context.absolute(screenPaths.howFar.path)}#${journey.name}`,
      vat: singles.site.data.vatStatement,
    }),
  };
}

function endOf(ends: readonly JourneyEnd[], name: string): JourneyEnd {
  const found = ends.find((end) => end.name === name);
  if (!found) throw new Error(`There is no "${name}" among the starts and goals.`);
  return found;
}

/** The sums of prices by the period that they are charged for, in the order project, month, year. */
type Sums = ReadonlyMap<PricePeriod, { least: number; most: number }>;

function sumPrices<P extends Pick<PriceAmounts, 'per'>>(
  prices: readonly P[],
  least: (price: P) => number,
  most: (price: P) => number,
): Sums {
  const sum = (some: readonly P[], of: (price: P) => number) =>
    some.reduce((all, price) => all + of(price), 0);
  const periods: readonly PricePeriod[] = ['project', 'month', 'year'];
  return new Map(
    periods.flatMap((period) => {
      const some = prices.filter(({ per }) => per === period);
      return some.length > 0 ? [[period, { least: sum(some, least), most: sum(some, most) }]] : [];
    }),
  );
}

/**
 * Returns the bars of the stages, as percentages of the width of the sign: where each begins, and how far it reaches at least and at most, if
 * everything before it takes its longest time. Stages without an end reach the edge. Those whose time is not known have no length.
 */
function planBars(
  stages: readonly { weeks?: { least: number; most: number } | undefined; isOngoing: boolean }[],
  { begins, total }: Schedule,
): JourneyView['stages'][number]['bar'][] {
  const goesOn = stages.some((stage) => stage.isOngoing);
  const whole = (total?.most ?? 1) * (goesOn ? 1 + BEYOND : 1);
  const percent = (weeks: number) => Math.round((weeks / whole) * 100);
  return stages.map(({ weeks = { least: 0, most: 0 }, isOngoing: isEndless }, index) => {
    const from = begins[index]?.most ?? 0;
    return {
      from: percent(from),
      least: percent(from + weeks.least),
      most: isEndless ? 100 : percent(from + weeks.most),
    };
  });
}

/** Returns the brief as plain text, which visitors copy or send. */
function briefOf({
  title,
  screen: { brief, labels },
  start,
  goal,
  stages,
  total,
  vat,
  address,
}: {
  title: string;
  screen: HowFarScreen;
  start: JourneyEnd;
  goal: JourneyEnd;
  stages: JourneyView['stages'];
  total: readonly string[];
  vat: string | undefined;
  address: string;
}): string {
  return [
    title,
    '',
    `${brief.have} ${start.brief}`,
    `${brief.need} ${goal.brief}`,
    '',
    brief.stages,
    ...stages.map(
      ({ label, task, begins, duration, price }, index) =>
        `${index + 1}. ${label}, ${begins}: ${task} (${duration}, ${price})`,
    ),
    `${labels.total}: ${total.join('; ')}.${vat ? ` ${vat}` : ''}`,
    '',
    ...brief.questions.map((question) => `${question}\n`),
    address,
  ].join('\n');
}

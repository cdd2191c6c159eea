import type { Problem } from '#cli/model/problem.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** A new service lacks its price, its paragraph in every sector and its variants. A new sector lacks its paragraphs. */
export const incompleteEntries: FindCauses = (problems) => {
  const gaps = gapProblems(problems);
  const services = [...Map.groupBy(gaps, ({ args }) => args.service)].flatMap(
    ([service, consequences]): Cause[] => {
      if (consequences.length < 2) return [];
      const args = {
        service,
        price: withCode(consequences, 'price-missing').length > 0,
        sectors: withCode(consequences, 'sector-service-missing').length,
        variant: withCode(consequences, 'variant-missing').length > 0,
      };
      const at = { file: `content/services/${service}.md`, line: 1, column: 1 };
      return [{ cause: { code: 'service-incomplete', args, at }, consequences }];
    },
  );
  const explained = new Set(services.flatMap(({ consequences }) => consequences));
  const left = withCode(problems, 'sector-service-missing').filter((gap) => !explained.has(gap));
  const sectors = [...Map.groupBy(left, ({ at }) => at.file).values()].flatMap(
    (consequences): Cause[] => {
      const [first] = consequences;
      if (!first || consequences.length < 2) return [];
      const args = { services: consequences.map((gap) => gap.args.service) };
      return [{ cause: { code: 'sector-incomplete', args, at: first.at }, consequences }];
    },
  );
  return [...services, ...sectors];
};

/** Returns the problems of a service that other files do not mention. */
export function gapsOf(service: string, problems: readonly Problem[]): Problem[] {
  return gapProblems(problems).filter(({ args }) => args.service === service);
}

function gapProblems(problems: readonly Problem[]) {
  return withCode(problems, 'price-missing', 'sector-service-missing', 'variant-missing');
}

import {
  sampleDrawingVariables,
  sampleProofVariables,
  sampleTownVariables,
  sampleVariables,
  unpricedVariables,
  unstatedVariables,
} from '#cli/resolve/locationVariables.ts';
import { placedPhrasings } from '#cli/resolve/phrasings.ts';
import type { TownPagesScreen } from '#schemas/screen.ts';
import type { TownDrawing } from '#schemas/service.ts';
import type { PatternVariables } from '#cli/resolve/patterns.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { patternProblems } from '../patternProblems.ts';
import type { PlacedPattern } from '../patternProblems.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** Every pattern of variants, drawings of services and town pages can be filled: its tags close, and its variables and filters exist. */
export const patternsRender: Rule = ({ content }) => {
  const { townPages, site, prices } = content.singles;
  const ofSite = site ? unstatedVariables(site) : {};
  const unpriced = (service: string) => (prices ? unpricedVariables(service, prices) : {});
  const mistakesIn = (
    file: string,
    pattern: PlacedPattern,
    variables: PatternVariables,
    services: readonly string[] = [],
  ) => {
    const unstated: typeof ofSite = Object.assign({}, ofSite, ...services.map(unpriced));
    const stated = Object.entries(variables).filter(([name]) => !(name in unstated));
    return patternProblems(file, pattern, samplesOf(Object.fromEntries(stated), content), unstated);
  };
  return [
    ...content.collections.variants.flatMap(({ file, data }) =>
      patternsOf(data).flatMap((pattern) =>
        mistakesIn(file, pattern, sampleVariables, [data.service]),
      ),
    ),
    ...content.collections.services.flatMap(({ slug, file, data: { townDrawing } }) =>
      (townDrawing ? patternsOfDrawing(townDrawing) : []).flatMap((pattern) =>
        mistakesIn(file, pattern, sampleDrawingVariables, [slug]),
      ),
    ),
    ...(townPages
      ? [
          ...patternsOfTowns(townPages.data).flatMap((pattern) =>
            mistakesIn(townPages.file, pattern, sampleTownVariables),
          ),
          ...list(['localHeading'], townPages.data.localHeading).flatMap((pattern) =>
            mistakesIn(townPages.file, pattern, sampleVariables, [...content.names.services]),
          ),
          ...inGroup('proof', townPages.data.proof ?? {}).flatMap((pattern) =>
            mistakesIn(townPages.file, pattern, sampleProofVariables),
          ),
        ]
      : []),
  ];
};

/** Returns the sample as a town and as a city of each nation. Patterns may branch on these values. */
function samplesOf(
  variables: PatternVariables,
  { singles: { site, words } }: RuleContext['content'],
): PatternVariables[] {
  const { town = 'town', city = 'city' } = words?.data.places ?? {};
  return (site?.data.nations ?? ['England']).flatMap((nation) =>
    [town, city].map((kind) => ({ ...variables, nation, city_or_town: kind })),
  );
}

type VariantTexts = Parameters<Rule>[0]['content']['collections']['variants'][number]['data'];

/** Returns every pattern of a variant with its place. */
function patternsOf(variant: VariantTexts): PlacedPattern[] {
  return [
    ...(['title', 'description', 'heading'] as const).flatMap((field) =>
      list([field], variant[field]),
    ),
    ...variant.passages.flatMap(({ heading }, index) =>
      list(['passages', index, 'heading'], heading),
    ),
    ...placedPhrasings(variant).map(({ path, phrasing }) =>
      typeof phrasing === 'string'
        ? { path, pattern: phrasing }
        : { path: [...path, 'text'], pattern: phrasing.text },
    ),
  ];
}

/** Returns every pattern of a drawing with its place. */
function patternsOfDrawing({ alt, words }: TownDrawing): PlacedPattern[] {
  return [
    { path: ['townDrawing', 'alt'], pattern: alt },
    ...words.map(({ text }, index) => ({
      path: ['townDrawing', 'words', index, 'text'],
      pattern: text,
    })),
  ];
}

/** Returns every pattern of the pages of towns with its place. */
function patternsOfTowns(texts: TownPagesScreen): PlacedPattern[] {
  return [
    ...(['title', 'description', 'lead'] as const).flatMap((field) => list([field], texts[field])),
    { path: ['heading'], pattern: texts.heading },
    ...inGroup('nearby', texts.nearby),
  ];
}

/** Returns every pattern of a group of fields with its place. */
function inGroup(group: string, patterns: Readonly<Record<string, string>>): PlacedPattern[] {
  return Object.entries(patterns).map(([field, pattern]) => ({ path: [group, field], pattern }));
}

function list(path: DataPath, patterns: readonly string[]): PlacedPattern[] {
  return patterns.map((pattern, index) => ({ path: [...path, index], pattern }));
}

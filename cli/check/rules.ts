import type { Rule } from './rule.ts';
import { aliasesAreSafe } from './rules/aliasesAreSafe.ts';
import { bodiesHaveNoTopHeading } from './rules/bodiesHaveNoTopHeading.ts';
import { caseStudiesHavePortfolioItems } from './rules/caseStudiesHavePortfolioItems.ts';
import { datesAreSane } from './rules/datesAreSane.ts';
import { everySectorCoversEveryService } from './rules/everySectorCoversEveryService.ts';
import { everyServiceHasAPrice } from './rules/everyServiceHasAPrice.ts';
import { goneAddressesAreFree } from './rules/goneAddressesAreFree.ts';
import { imagesExist } from './rules/imagesExist.ts';
import { imageSizesAreRight } from './rules/imageSizesAreRight.ts';
import { picturesAreWhole } from './rules/picturesAreWhole.ts';
import { markdownLinksResolve } from './rules/markdownLinksResolve.ts';
import { menuLinksResolve } from './rules/menuLinksResolve.ts';
import { ordersAreUnique } from './rules/ordersAreUnique.ts';
import { passagesHaveTheirLength } from './rules/passagesHaveTheirLength.ts';
import { pathsAreUnique } from './rules/pathsAreUnique.ts';
import { patternsRender } from './rules/patternsRender.ts';
import { publicPathsAreFree } from './rules/publicPathsAreFree.ts';
import { pricesAreOrdered } from './rules/pricesAreOrdered.ts';
import { referencesExist } from './rules/referencesExist.ts';
import { relatedLinksResolve } from './rules/relatedLinksResolve.ts';
import { samplesAreReplaced } from './rules/samplesAreReplaced.ts';
import { searchTextsFit } from './rules/searchTextsFit.ts';
import { servicesAreComplete } from './rules/servicesAreComplete.ts';
import { titlesAreUnique } from './rules/titlesAreUnique.ts';
import { townsAreInTheUk } from './rules/townsAreInTheUk.ts';
import { variantsAreRanked } from './rules/variantsAreRanked.ts';

/** The rules on content, each in its own file, in the order in which they run. */
export const rules: readonly Rule[] = [
  referencesExist,
  caseStudiesHavePortfolioItems,
  everyServiceHasAPrice,
  everySectorCoversEveryService,
  variantsAreRanked,
  servicesAreComplete,
  pricesAreOrdered,
  datesAreSane,
  townsAreInTheUk,
  ordersAreUnique,
  pathsAreUnique,
  aliasesAreSafe,
  goneAddressesAreFree,
  publicPathsAreFree,
  titlesAreUnique,
  relatedLinksResolve,
  menuLinksResolve,
  markdownLinksResolve,
  imagesExist,
  imageSizesAreRight,
  picturesAreWhole,
  bodiesHaveNoTopHeading,
  patternsRender,
  searchTextsFit,
  passagesHaveTheirLength,
];

/** The rules that also apply before the site goes live. */
export const launchRules: readonly Rule[] = [samplesAreReplaced];

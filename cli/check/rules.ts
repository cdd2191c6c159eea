import type { Rule } from './rule.ts';
import { addressFieldsArePublic } from './rules/addressFieldsArePublic.ts';
import { aliasesAreSafe } from './rules/aliasesAreSafe.ts';
import { bodiesHaveNoTopHeading } from './rules/bodiesHaveNoTopHeading.ts';
import { bodiesAreSound } from './rules/bodiesAreSound.ts';
import { fieldsArePlainText } from './rules/fieldsArePlainText.ts';
import { sentencesAreWhole } from './rules/sentencesAreWhole.ts';
import { textsAreClean } from './rules/textsAreClean.ts';
import { textsAreInOneLanguage } from './rules/textsAreInOneLanguage.ts';
import { textsFollowHouseStyle } from './rules/textsFollowHouseStyle.ts';
import { caseStudiesHavePortfolioItems } from './rules/caseStudiesHavePortfolioItems.ts';
import { casesAreAtTheirPlace } from './rules/casesAreAtTheirPlace.ts';
import { resultsAgree } from './rules/resultsAgree.ts';
import { projectsBelongTogether } from './rules/projectsBelongTogether.ts';
import { storiesHaveTheirPictures } from './rules/storiesHaveTheirPictures.ts';
import { datesAreSane } from './rules/datesAreSane.ts';
import { quotesHaveNoMarks } from './rules/quotesHaveNoMarks.ts';
import { picturesAreTheirOwn } from './rules/picturesAreTheirOwn.ts';
import { legalHeadingsHaveNoNumbers } from './rules/legalHeadingsHaveNoNumbers.ts';
import { legalNotesHaveTheirSections } from './rules/legalNotesHaveTheirSections.ts';
import { excerptsAreQuoted } from './rules/excerptsAreQuoted.ts';
import { blocksHaveTheirSections } from './rules/blocksHaveTheirSections.ts';
import { quotesAreInPosts } from './rules/quotesAreInPosts.ts';
import { everySectorCoversEveryService } from './rules/everySectorCoversEveryService.ts';
import { everyServiceHasAPrice } from './rules/everyServiceHasAPrice.ts';
import { factsAreCurrent } from './rules/factsAreCurrent.ts';
import { figuresHaveSources } from './rules/figuresHaveSources.ts';
import { goneAddressesAreFree } from './rules/goneAddressesAreFree.ts';
import { iconsAreUsed } from './rules/iconsAreUsed.ts';
import { imagesExist } from './rules/imagesExist.ts';
import { picturesAreDescribed } from './rules/picturesAreDescribed.ts';
import { legalPagesHaveNoDates } from './rules/legalPagesHaveNoDates.ts';
import { imageSizesAreRight } from './rules/imageSizesAreRight.ts';
import { picturesAreWhole } from './rules/picturesAreWhole.ts';
import { markdownLinksResolve } from './rules/markdownLinksResolve.ts';
import { linksSayTheirAddress } from './rules/linksSayTheirAddress.ts';
import { linksNameTheirPage } from './rules/linksNameTheirPage.ts';
import { menuLinksResolve } from './rules/menuLinksResolve.ts';
import { ordersAreUnique } from './rules/ordersAreUnique.ts';
import { localTextsBelongToTheirTown } from './rules/localTextsBelongToTheirTown.ts';
import { passagesHaveTheirLength } from './rules/passagesHaveTheirLength.ts';
import { pathsAreUnique } from './rules/pathsAreUnique.ts';
import { patternsRender } from './rules/patternsRender.ts';
import { publicPathsAreFree } from './rules/publicPathsAreFree.ts';
import { patternsSuitEveryTown } from './rules/patternsSuitEveryTown.ts';
import { priceExamplesAddUp } from './rules/priceExamplesAddUp.ts';
import { durationsAgree } from './rules/durationsAgree.ts';
import { pricesAgree } from './rules/pricesAgree.ts';
import { pricesAreOrdered } from './rules/pricesAreOrdered.ts';
import { distancesHaveTheirUnit } from './rules/distancesHaveTheirUnit.ts';
import { durationsArePlausible } from './rules/durationsArePlausible.ts';
import { journeysHoldTogether } from './rules/journeysHoldTogether.ts';
import { referencesExist } from './rules/referencesExist.ts';
import { relatedLinksResolve } from './rules/relatedLinksResolve.ts';
import { notesAreRemoved } from './rules/notesAreRemoved.ts';
import { picturesAreUsed } from './rules/picturesAreUsed.ts';
import { sampleColoursAreReplaced } from './rules/sampleColoursAreReplaced.ts';
import { sampleFilesAreReplaced } from './rules/sampleFilesAreReplaced.ts';
import { sampleNamesAreReplaced } from './rules/sampleNamesAreReplaced.ts';
import { samplePicturesAreReplaced } from './rules/samplePicturesAreReplaced.ts';
import { samplesAreReplaced } from './rules/samplesAreReplaced.ts';
import { headlinesFit } from './rules/headlinesFit.ts';
import { searchTextsFit } from './rules/searchTextsFit.ts';
import { dataHasItsSection } from './rules/dataHasItsSection.ts';
import { pagesHaveTheirData } from './rules/pagesHaveTheirData.ts';
import { categoriesExist } from './rules/categoriesExist.ts';
import { companiesAreComplete } from './rules/companiesAreComplete.ts';
import { sectionsHaveTheirFields } from './rules/sectionsHaveTheirFields.ts';
import { servicesAreComplete } from './rules/servicesAreComplete.ts';
import { titlesAreUnique } from './rules/titlesAreUnique.ts';
import { townNamesAreUnique } from './rules/townNamesAreUnique.ts';
import { townNamesAreWellSpelt } from './rules/townNamesAreWellSpelt.ts';
import { wordsHaveTheirVariables } from './rules/wordsHaveTheirVariables.ts';
import { wordingsAreUnique } from './rules/wordingsAreUnique.ts';
import { listsAreInMenus } from './rules/listsAreInMenus.ts';
import { listsHaveNoRepeats } from './rules/listsHaveNoRepeats.ts';
import { tagsAreDistinct } from './rules/tagsAreDistinct.ts';
import { slugsAreDistinct } from './rules/slugsAreDistinct.ts';
import { townsAreInReach } from './rules/townsAreInReach.ts';
import { townsAreInTheUk } from './rules/townsAreInTheUk.ts';
import { townRelationsAreSound } from './rules/townRelationsAreSound.ts';
import { townsAreInTheirPostcodeArea } from './rules/townsAreInTheirPostcodeArea.ts';
import { townFactsArePlausible } from './rules/townFactsArePlausible.ts';
import { officeIsInItsPostcodeArea } from './rules/officeIsInItsPostcodeArea.ts';
import { coloursHaveContrast } from './rules/coloursHaveContrast.ts';
import { hoursAreInOrder } from './rules/hoursAreInOrder.ts';
import { hoursTextAgrees } from './rules/hoursTextAgrees.ts';
import { replyTimesAgree } from './rules/replyTimesAgree.ts';
import { siteIsPlausible } from './rules/siteIsPlausible.ts';
import { contactDetailsAgree } from './rules/contactDetailsAgree.ts';
import { factsAgree } from './rules/factsAgree.ts';
import { variantsAreRanked } from './rules/variantsAreRanked.ts';

/** The rules on content, each in its own file, in the order in which they run. */
export const rules: readonly Rule[] = [
  referencesExist,
  caseStudiesHavePortfolioItems,
  projectsBelongTogether,
  resultsAgree,
  casesAreAtTheirPlace,
  storiesHaveTheirPictures,
  excerptsAreQuoted,
  blocksHaveTheirSections,
  quotesAreInPosts,
  quotesHaveNoMarks,
  picturesAreTheirOwn,
  everyServiceHasAPrice,
  everySectorCoversEveryService,
  variantsAreRanked,
  servicesAreComplete,
  sectionsHaveTheirFields,
  pagesHaveTheirData,
  dataHasItsSection,
  categoriesExist,
  companiesAreComplete,
  pricesAreOrdered,
  pricesAgree,
  durationsAgree,
  priceExamplesAddUp,
  distancesHaveTheirUnit,
  durationsArePlausible,
  journeysHoldTogether,
  datesAreSane,
  townsAreInTheUk,
  townsAreInReach,
  townNamesAreUnique,
  townNamesAreWellSpelt,
  townsAreInTheirPostcodeArea,
  townFactsArePlausible,
  townRelationsAreSound,
  figuresHaveSources,
  factsAreCurrent,
  officeIsInItsPostcodeArea,
  coloursHaveContrast,
  hoursAreInOrder,
  hoursTextAgrees,
  contactDetailsAgree,
  siteIsPlausible,
  replyTimesAgree,
  factsAgree,
  ordersAreUnique,
  pathsAreUnique,
  aliasesAreSafe,
  goneAddressesAreFree,
  publicPathsAreFree,
  titlesAreUnique,
  wordingsAreUnique,
  listsHaveNoRepeats,
  tagsAreDistinct,
  slugsAreDistinct,
  relatedLinksResolve,
  menuLinksResolve,
  linksNameTheirPage,
  linksSayTheirAddress,
  markdownLinksResolve,
  addressFieldsArePublic,
  imagesExist,
  picturesAreDescribed,
  imageSizesAreRight,
  picturesAreWhole,
  bodiesHaveNoTopHeading,
  legalHeadingsHaveNoNumbers,
  legalPagesHaveNoDates,
  legalNotesHaveTheirSections,
  bodiesAreSound,
  fieldsArePlainText,
  textsAreClean,
  textsAreInOneLanguage,
  sentencesAreWhole,
  textsFollowHouseStyle,
  patternsRender,
  wordsHaveTheirVariables,
  patternsSuitEveryTown,
  headlinesFit,
  searchTextsFit,
  passagesHaveTheirLength,
  localTextsBelongToTheirTown,
];

/** Rules whose result for an entry depends only on that entry and on the site's words to avoid, claims and language. */
export const entryRules: ReadonlySet<Rule> = new Set([
  listsHaveNoRepeats,
  bodiesAreSound,
  bodiesHaveNoTopHeading,
  fieldsArePlainText,
  textsAreClean,
  textsFollowHouseStyle,
  passagesHaveTheirLength,
  replyTimesAgree,
  sentencesAreWhole,
  textsAreInOneLanguage,
  linksSayTheirAddress,
]);

/**
 * The other rules that read texts of towns. All other rules get towns without texts, so that they need not run again when only a text
 * changes.
 */
export const townTextRules: ReadonlySet<Rule> = new Set([
  figuresHaveSources,
  pricesAgree,
  contactDetailsAgree,
  linksNameTheirPage,
  markdownLinksResolve,
  imagesExist,
  picturesAreDescribed,
  picturesAreWhole,
]);

/** The additional rules of `site validate --launch`. */
export const launchRules: readonly Rule[] = [
  samplesAreReplaced,
  sampleFilesAreReplaced,
  sampleNamesAreReplaced,
  samplePicturesAreReplaced,
  sampleColoursAreReplaced,
  notesAreRemoved,
  picturesAreUsed,
  iconsAreUsed,
  listsAreInMenus,
];

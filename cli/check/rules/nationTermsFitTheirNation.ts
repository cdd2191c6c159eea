import type { SharedText } from '#cli/resolve/sharedParts.ts';
import { locationPages } from '../locationPages.ts';
import type { LocationParts } from '../locationPages.ts';
import { misplacedTerms } from '../nationTerms.ts';
import type { CheckedText } from '../nationTerms.ts';
import type { LocationRule } from '../rule.ts';

/**
 * The texts that pages of several towns share name no law, body or scheme of another nation. The terms are in `content/wording.yaml`. A text
 * is reported once for each term, with the first page on which it is out of place.
 */
export const nationTermsFitTheirNation: LocationRule = (context) => {
  const { wording } = context.content.singles;
  if (!wording) return [];
  return misplacedTerms(wording.data, locationPages(context).flatMap(sharedTexts));
};

function sharedTexts({ town, path: page, phrasings, sectorTexts }: LocationParts): CheckedText[] {
  const { nation } = town.data;
  return [...phrasings, ...sectorTexts].map(({ file, path, text = '' }: SharedText) => ({
    text,
    nation,
    path: page,
    at: { file, path },
    isOwn: false,
  }));
}

import { distance } from 'fastest-levenshtein';
import { amountOf } from '#cli/load/amountOf.ts';
import { singleNames } from '#cli/load/collectionNames.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { CITY_RADIUS } from '#cli/resolve/locationVariables.ts';
import { NUMBER, readNumber, writeNumber } from '#cli/resolve/readNumber.ts';
import { UNITED_KINGDOM } from '#schemas/locale.ts';
import type { Site } from '#schemas/site.ts';
import { ageFacts } from './ageFacts.ts';
import { hoursFact } from './hoursFact.ts';
import { isTypo, isTypoOfNumber } from './isTypo.ts';
import { nameFacts } from './nameFacts.ts';
import { numberOf } from './phoneNumbers.ts';
import { fieldOf, OWN_WORDS, ROUGHLY } from './statedFact.ts';
import type { StatedFact } from './statedFact.ts';

/** The collections whose entries texts count. */
type CountedName = 'people' | 'services';

/**
 * Returns the facts of `content/site.yaml` and the numbers of entries that texts can be compared with. `isWhole` returns whether every entry
 * of a collection that visitors can see has been read.
 */
export function factsInTexts(
  content: CheckedContent,
  site: Site,
  { today, isWhole }: { today: string; isWhole: (name: CountedName) => boolean },
): StatedFact[] {
  return [
    ...phoneFacts(site),
    ...emailFacts(site),
    ...hoursFact(site),
    ...addressFacts(site),
    ...cityFacts(content, site),
    ...companyFacts(site),
    ...vatFacts(site),
    ...ageFacts(site, today),
    ...figureFacts(site),
    ...sessionFacts(site),
    ...countFacts(content, isWhole),
    ...nameFacts(content, site),
  ];
}

/**
 * A misspelt number of the agency, and any number after words such as "call us on". Other numbers may be those of an authority, unless a legal page
 * asks visitors to call them: the numbers of authorities begin with 03 or 08.
 */
function phoneFacts(site: Site): StatedFact[] {
  const isUk = site.phone?.startsWith('+44') === true;
  const chat = /^https:\/\/wa\.me\/(\d+)/.exec(site.chat?.url ?? '')?.[1];
  const known = [site.phone, site.office.phone, chat].flatMap((phone) =>
    phone === undefined ? [] : numberOf(phone, isUk),
  );
  const shown = [site.phoneDisplay, site.office.phoneDisplay].filter((text) => text !== undefined);
  const expected = shown[0] ?? site.phone;
  if (expected === undefined) return [];
  const isOwnTypo = (number: string) =>
    !known.includes(number) && known.some((other) => isTypoOfNumber(number, other));
  // A typing error has been found by the first pattern.
  const correctOther = (found: string) => {
    const number = numberOf(found, isUk);
    return known.includes(number) || isOwnTypo(number) ? undefined : expected;
  };
  const source = fieldOf('phone');
  return [
    {
      source,
      inPosts: true,
      pattern: new RegExp(NUMBER_SHOWN, 'gu'),
      correct: (found) => (isOwnTypo(numberOf(found, isUk)) ? expected : undefined),
    },
    {
      source,
      only: 'legal',
      pattern: new RegExp(
        `(?<=\\b(?:[Cc]all|[Rr]ing|[Tt]elephone) )(?!0[38])${NUMBER_SHOWN}`,
        'gu',
      ),
      correct: correctOther,
    },
    {
      source,
      inPosts: true,
      pattern: new RegExp(`(?<=${CALL_US})${NUMBER_SHOWN}`, 'gu'),
      correct: correctOther,
    },
  ];
}

/** Words that ask visitors to call the agency. The words of others are in quotation marks. */
const CALL_US =
  /(?<!["“])\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]elephone) (?:or \p{Ll}+ )?us (?:(?:now|today|free|any time) )?(?:on|at) /u
    .source;

/** A telephone number as people write it. */
const NUMBER_SHOWN = /(?<![\d+£.,])(?<found>(?:\+|\(?0)[\d()\s]{7,15}\d)(?![\d%]|[.,]\d)/.source;

/** Names of addresses to which anybody may write. The address of one purpose or person, such as "press", may be another. */
const GENERAL = new Set(
  'info hello hi contact office mail post enquiries enquiry team admin'.split(' '),
);

/**
 * A general address at a domain of the agency, or one that differs from its address by a letter; and an address of the agency at a domain that
 * it no longer has.
 */
function emailFacts({ email, office, url }: Site): StatedFact[] {
  const [own = '', domain = ''] = email.toLowerCase().split('@');
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = new Set([email, office.email].map((address) => address?.toLowerCase()));
  const domains = [domain, host, ...[...known].map((address) => address?.split('@')[1] ?? host)];
  const ofAgency = [...new Set(domains)].map((name) => RegExp.escape(name)).join('|');
  const source = fieldOf('email');
  const isGeneral = (address: string) => {
    const [name = ''] = address.toLowerCase().split('@');
    return GENERAL.has(name) || (name.length > 3 && isTypo(name, own));
  };
  const isKnown = (address: string) => known.has(address.toLowerCase());
  return [
    {
      source,
      // Anybody may have an address at the domain of a mail provider.
      ...(domain === host && { inPosts: true }),
      pattern: new RegExp(`(?<![\\w.+-])(?<found>[\\w.+-]+@(?:${ofAgency}))\\b`, 'giu'),
      correct: (found) => (!isKnown(found) && isGeneral(found) ? email : undefined),
    },
    {
      source,
      pattern: new RegExp(
        `${OWN_WORDS}Our email address is (?<found>[\\w.+-]+@(?:${ofAgency}))(?=[.!]?(?: |$))(?! \\p{Ll})`,
        'gu',
      ),
      // A general address has been found by the first pattern.
      correct: (found) => (isKnown(found) || isGeneral(found) ? undefined : email),
    },
    {
      source,
      pattern: new RegExp(
        `(?:${WRITE_US}|\\b(?:Write to|Email) (?=${RegExp.escape(own)}@))(?<found>[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)`,
        'gu',
      ),
      correct(found) {
        const [, other = ''] = found.toLowerCase().split('@');
        // A typing error in the domain has a finding of its own.
        return domains.some((name) => distance(name, other) <= 2) ? undefined : email;
      },
    },
  ];
}

/** Words that ask visitors to write to the agency. The words of others are in quotation marks. */
const WRITE_US =
  /(?<!["“])\b(?:[Ww]rite to|[Ee]mail|[Cc]ontact|[Rr]each) us (?:by email )?(?:at|on) |\b[Oo]ur email address is /
    .source;

/** The registered office in one line, and the number and postcode of the street of the office. */
function addressFacts({ registeredOffice, office }: Site): StatedFact[] {
  const facts: StatedFact[] = [];
  const plain = (text: string) => text.toLowerCase().replace(/[\s,]+/g, ' ');
  if (registeredOffice !== undefined) {
    facts.push({
      source: fieldOf('registeredOffice'),
      pattern:
        /\bregistered office(?:,| is| at| is at)+ (?<found>\d[^.;()]{3,80}? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/gu,
      correct: (found) => (plain(found) === plain(registeredOffice) ? undefined : registeredOffice),
    });
  }
  const [, street] = /^\d+[a-z]? (?<street>\p{L}.*)$/iu.exec(office.street ?? '') ?? [];
  if (street === undefined || office.street === undefined) return facts;
  const right = office.street;
  facts.push({
    source: fieldOf('office.street'),
    // The address of the registered office is compared with its own field.
    pattern: new RegExp(
      `(?<!\\bregistered office[^.]{0,20})\\b(?<found>\\d+[a-z]? ${RegExp.escape(street)})\\b`,
      'giu',
    ),
    correct: (found) => (plain(found) === plain(right) ? undefined : right),
  });
  const { postcode } = office;
  if (postcode === undefined) return facts;
  facts.push({
    source: fieldOf('office.postcode'),
    pattern: new RegExp(
      `(?<!\\bregistered office[^.]{0,25})\\b${RegExp.escape(street)},? [^.]{0,30}?\\b(?<found>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})\\b`,
      'gu',
    ),
    correct: (found) =>
      found.replace(' ', '') === postcode.replace(' ', '') ? undefined : postcode,
  });
  return facts;
}

/** The city of the office. A part of the city may be one of the towns, so only towns further away are wrong. */
function cityFacts({ collections }: CheckedContent, { office }: Site): StatedFact[] {
  const { city } = office;
  const near = new Set([city]);
  const far = new Set<string>();
  for (const { data } of collections.towns) {
    const names = milesBetween(data, office) <= CITY_RADIUS ? near : far;
    for (const name of [data.name, data.shortName]) if (name !== undefined) names.add(name);
  }
  const others = [...far.difference(near)].map((name) => RegExp.escape(name));
  if (others.length === 0) return [];
  return [
    {
      source: fieldOf('office.city'),
      inPosts: true,
      // Only a whole sentence is certain. A longer one may be about one day, another office, or a place of the same name.
      pattern: new RegExp(
        `(?<!["“:] ?)\\b(?<found>(?:Our (?:(?:head|main|only) )?office is|We are based) in (?:the (?:centre|heart|middle) of )?(?<value>${others.join('|')}))(?=[.!]|$)`,
        'gu',
      ),
      correct: () => city,
    },
  ];
}

/** The registered name, place and numbers of a company. */
function companyFacts(site: Site): StatedFact[] {
  const { name, legalName, registeredIn, companyNumber, vatNumber, country } = site;
  const facts: StatedFact[] = [];
  const add = (field: keyof Site, pattern: RegExp, right: string | undefined, key = keyOf) => {
    if (right === undefined) return;
    const correct = (found: string) => (key(found) === key(right) ? undefined : right);
    facts.push({ source: fieldOf(field), pattern, correct });
  };
  add(
    'legalName',
    new RegExp(
      `(?<!\\p{Lu}\\p{L}* )(?<found>${RegExp.escape(name)}(?: \\p{Lu}[\\p{L}&]*){0,3} (?:Ltd|Limited|LLP|plc|PLC))\\b`,
      'gu',
    ),
    // A sole trader has no such ending.
    /\b(?:Ltd|Limited|LLP|plc)\b/i.test(legalName ?? '') ? legalName : undefined,
    (text) => keyOf(text).replace('limited', 'ltd'),
  );
  // The contract of a copied page begins with the name of another company: "Acme Web Ltd ("Acme", "we")".
  if (legalName !== undefined) {
    facts.push({
      source: fieldOf('legalName'),
      only: 'legal',
      pattern:
        /(?<found>\p{Lu}[\p{L}\d&]*(?: [\p{Lu}&][\p{L}\d&]*){0,4} (?:Ltd|Limited|LLP|plc))(?= \((?=[^()]*["“'‘](?:we|us|our)["”'’])[^()]*\))/gu,
      correct: (found) => (found.includes(name) || found === legalName ? undefined : legalName),
    });
  }
  add(
    'registeredIn',
    /\bcompany (?:that is )?registered in (?<found>England and Wales|England|Scotland|Wales|Northern Ireland)\b/gu,
    registeredIn,
  );
  // A number after the name of another company, such as one that handles data, is that of the other. The test comes after a word that few
  // texts have, because it looks back over many characters.
  const ending = '\\b(?:Ltd|Limited|LLP|plc|Inc|GmbH)\\b';
  const own = RegExp.escape((legalName ?? name).replace(new RegExp(` ?${ending}\\.?$`, 'u'), ''));
  const notOfOthers = `(?<!(?<!${own} )${ending}\\.?[^.;]{0,80})`;
  if (registeredIn !== undefined && (country === UNITED_KINGDOM || country === 'IE')) {
    facts.push({
      source: fieldOf('registeredIn'),
      only: 'legal',
      pattern: AMERICAN_LAW,
      correct: () => registeredIn,
    });
  }
  add(
    'companyNumber',
    // Registrations with the Information Commissioner start with "Z", and those of companies do not. Charities and the FCA have numbers, too.
    new RegExp(
      `(?<!\\b(?:[Cc]harity|FCA|ICO) )\\b(?:[Cc]ompany|[Rr]egist(?:ered|ration)) ${notOfOthers}(?:number|no\\.?)(?: is|:)? (?<found>(?:(?!Z)[A-Z]{2})?\\d{6,8})\\b`,
      'gu',
    ),
    companyNumber,
  );
  add(
    'vatNumber',
    new RegExp(
      `\\bVAT (?:registration )?${notOfOthers}(?:number|no\\.?)(?: is|:)? (?<found>(?:GB ?)?\\d[\\d ]{7,13}\\d)\\b`,
      'gu',
    ),
    vatNumber,
    (text) => text.replace(/\D/g, ''),
  );
  return facts;
}

/** The law of a state of the USA for the terms of the agency, as in copied pages. The terms of others may have such a law. */
const AMERICAN_LAW = new RegExp(
  `${OWN_WORDS}(?:These (?:[Tt]erms|conditions)(?: (?:and|of) \\p{L}+)?|This (?:[Aa]greement|contract|policy|website|site|notice)|Our terms) (?:are|is|(?:shall|will) be) governed by(?:,? and (?:construed|interpreted) in accordance with,?)? (?<found>the laws? of (?<value>the State of \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|California|Delaware|Florida|New York|Texas))\\b`,
  'gu',
);

function keyOf(text: string): string {
  return text.toLowerCase();
}

/** The rate of VAT, and whether prices include it. Only statements about all prices count, because a text may name a price with VAT. */
function vatFacts({ vatRate, vatStatement = '', currency }: Site): StatedFact[] {
  const facts: StatedFact[] = [];
  // The other rates are those of the UK.
  if (vatRate !== undefined && currency === 'GBP') {
    facts.push(vatSums(vatRate), {
      source: fieldOf('vatRate'),
      pattern:
        /\b(?<found>(?<value>\d{1,2}(?:\.\d)?)(?:%| per ?cent) VAT|VAT (?:at|of) (?<value>\d{1,2}(?:\.\d)?)(?:%| per ?cent)|(?<!\b(?:[Ii]n|[Ff]or|[Oo]n|[Tt]o|[Ff]rom|[Ss]ince|[Uu]ntil|[Ii]f|[Ww]hen)\b[^.!?]{0,60}|, |\p{Lu}\p{Ll}+ )VAT is (?:added|charged|payable) at (?:the (?:standard )?rate of )?(?<value>\d{1,2}(?:\.\d)?)(?:%| per ?cent)(?=[.!]|$))/gu,
      correct: (found) =>
        [vatRate, REDUCED_RATE, 0].includes(Number(found)) ? undefined : String(vatRate),
    });
  }
  const [, right] = PRICES_AND_VAT.exec(vatStatement) ?? [];
  if (right === undefined) return facts;
  facts.push({
    source: fieldOf('vatStatement'),
    pattern: new RegExp(PRICES_AND_VAT, 'gu'),
    correct: (found) => (isInclusive(found) === isInclusive(right) ? undefined : right),
  });
  return facts;
}

/** The rate of VAT on some goods, such as energy at home (https://www.gov.uk/vat-rates). */
const REDUCED_RATE = 5;

/** An amount without VAT, and in brackets the one with it, or the VAT alone: "£1,000 + VAT (£1,200)", "£1,000 (£1,200 including VAT)". */
function vatSums(vatRate: number): StatedFact {
  return {
    source: fieldOf('vatRate'),
    inPosts: true,
    pattern: new RegExp(
      `(?<found>${AMOUNT}(?: (?:\\+|plus|excluding|before) VAT \\((?:that is |in all |a total of )?${AMOUNT}(?: in (?:all|total)| altogether)?\\)| \\(${AMOUNT} (?:including|with|inc\\.?) VAT\\)))`,
      'gu',
    ),
    correct(found) {
      const [net = 0, gross = 0] = amountsIn(found);
      const isRight = [vatRate, REDUCED_RATE, 0].some((rate) =>
        [net * (1 + rate / 100), (net * rate) / 100].some((sum) => Math.abs(sum - gross) < 1),
      );
      if (isRight) return undefined;
      const sum = Math.round(net * (100 + vatRate)) / 100;
      const right = sum.toLocaleString('en-GB', {
        minimumFractionDigits: Number.isInteger(sum) ? 0 : 2,
      });
      return found.replace(new RegExp(`(?<=\\(\\D*[£€])[\\d,.]*\\d`), right);
    },
  };
}

/** An amount of money, such as "£1,000" or "£99.50". */
const AMOUNT = '[£€]\\d[\\d,]*(?:\\.\\d\\d)?';

function amountsIn(text: string): number[] {
  return (text.match(new RegExp(AMOUNT, 'gu')) ?? []).map((amount) =>
    Number(amount.slice(1).replaceAll(',', '')),
  );
}

/** A statement about all prices, such as "Our prices exclude VAT". */
const PRICES_AND_VAT =
  /(?<=(?:^|[.:;] |\b(?:[Oo]ur|[Aa]ll|[Tt]he) )(?:published )?[Pp]rices (?:on this site )?(?:all )?)(?<found>(?:includ|exclud)(?:e|ing) VAT|are (?:inclusive|exclusive) of VAT)(?=[.,;:)]| unless\b|$)/u;

function isInclusive(statement: string): boolean {
  return statement.includes('inclu');
}

/**
 * The figures of finished work, such as "250+ projects delivered". A text may count the work of a year or a service, so only a whole
 * sentence with a number at least twice as large is wrong.
 */
function figureFacts({ stats = [] }: Site): StatedFact[] {
  return stats.flatMap(({ value, label }): StatedFact[] => {
    const [, figure] = /^(\d[\d,]*)\+?$/.exec(value) ?? [];
    const [, things] = new RegExp(`^(\\p{L}+s) ${FINISHED}$`, 'iu').exec(label) ?? [];
    if (figure === undefined || things === undefined) return [];
    const most = amountOf(figure) * 2;
    return [
      {
        source: fieldOf('stats'),
        pattern: new RegExp(
          `${OWN_WORDS}We(?: have|['’]ve) ${FINISHED} (?<found>${ROUGHLY}(?<value>\\d[\\d,]*)\\+? ${things.toLowerCase()})(?=[.!]|$)`,
          'gu',
        ),
        correct: (found) => (amountOf(found) < most ? undefined : figure),
      },
    ];
  });
}

/** The verbs for the finished work that a figure counts. */
const FINISHED = '(?:delivered|completed|finished|launched|built|made)';

/** The length of a session that can be booked. */
function sessionFacts({ booking }: Site): StatedFact[] {
  if (!booking) return [];
  const right = String(booking.minutes);
  return [
    {
      source: fieldOf('booking.minutes'),
      pattern:
        /\b(?<found>(?<value>\d{2,3})[- ]minute (?:strategy |video )?(?:session|consultation)|(?<=\bfree )(?<value>\d{2,3})[- ]minute (?:call|conversation)|[Ss]essions (?:last|take) (?<value>\d{2,3}) minutes|(?<=\b(?:[Tt]he|[Yy]our|[Oo]ur|[Aa]) free (?:strategy |video )?)(?:session|consultation) (?:lasts|takes) (?<value>\d{2,3}) minutes)\b/gu,
      correct: (found) => (found === right ? undefined : right),
    },
  ];
}

/** The numbers of people and of services. */
function countFacts(
  { collections }: CheckedContent,
  isWhole: (name: CountedName) => boolean,
): StatedFact[] {
  // Texts count what visitors see, and not a draft that a preview shows.
  const people = collections.people.filter(({ data }) => !data.draft).length;
  const services = collections.services.filter(({ data }) => !data.draft).length;
  const facts: StatedFact[] = [];
  if (people > 1 && isWhole('people')) {
    facts.push({
      source: 'content/people/',
      only: 'screens',
      pattern: new RegExp(
        `(?:^|\\b(?:team of|[Ww]e are) )(?<found>(?<value>${NUMBER}) people)\\b(?! (?:who|ask|work on|can|will|see|check|read|look|answer))`,
        'giu',
      ),
      correct: (found) => (readNumber(found) === people ? undefined : writeNumber(people, found)),
    });
  }
  if (services > 1 && isWhole('services')) {
    facts.push({
      source: 'content/services/',
      only: 'screens',
      pattern: new RegExp(`\\b(?<found>(?<value>${NUMBER}) services)\\b`, 'giu'),
      correct(found) {
        const stated = readNumber(found);
        // A much smaller number counts only some of them.
        const isAll = stated > services || stated >= services * MOST;
        return stated === services || !isAll ? undefined : writeNumber(services, found);
      },
    });
  }
  return facts;
}

/** The smallest share of all services that is taken for the number of all services. */
const MOST = 0.75;

/** Returns the paths of the files that state facts of the agency itself. */
export function filesAboutAgency({ collections, singles }: CheckedContent): {
  all: ReadonlySet<string>;
  screens: ReadonlySet<string>;
  legal: ReadonlySet<string>;
  others: ReadonlySet<string>;
} {
  const screens = singleNames.flatMap((name) => singles[name]?.file ?? []);
  const { questions, legalPages, services, variants, people } = collections;
  const others = [questions, legalPages, services, variants, people].flat().map(({ file }) => file);
  return {
    screens: new Set(screens),
    legal: new Set(legalPages.map(({ file }) => file)),
    others: new Set(others),
    all: new Set([...screens, ...others]),
  };
}

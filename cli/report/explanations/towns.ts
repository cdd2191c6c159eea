import type { Explanation } from './explanation.ts';

/** Explanations of findings about towns. */
export const towns = {
  'town-name-repeated': {
    meaning:
      'Two towns have one name, so visitors and search engines could not tell their pages apart.',
    fix: 'Put the county in brackets behind the name, and the name alone in "shortName:".',
    example: {
      file: 'towns/leeds.md',
      instead: 'name: Leeds',
      wrong: 'name: York',
      right: 'name: York (West Yorkshire)\nshortName: York',
    },
  },
  'town-name-slip': {
    meaning:
      'The name of the town differs by a letter or two from that of its file, is all in small letters or all in capitals, or has the county behind it.',
    fix: 'Correct the name. If the file has the wrong name, rename it.',
    example: { file: 'towns/leeds.md', wrong: 'name: Leds', right: 'name: Leeds' },
  },
  'town-neighbour-far': {
    meaning:
      'A neighbour that the town names, or the city that it is a part of, is too far away, or is the town itself.',
    fix: 'Delete the name. Without "neighbours:", the nearest towns are found by themselves.',
    example: {
      file: 'towns/leeds.md',
      instead: 'postcodeArea: LS',
      wrong: 'postcodeArea: LS\nneighbours: [bristol]',
      right: 'postcodeArea: LS\nneighbours: [york]',
    },
  },
  'town-part-nested': {
    meaning:
      'The town is said to be a part of a town that is itself a part of another one, or of itself.',
    fix: 'Name the city that is not part of another one, or delete the field.',
    example: {
      file: 'towns/leeds.md',
      instead: 'postcodeArea: LS',
      wrong: 'postcodeArea: LS\npartOf: leeds',
      right: 'postcodeArea: LS\npartOf: york',
    },
  },
  'town-nation-mismatch': {
    meaning:
      'The region of the town is not part of its nation, so one of the two is wrong on every page of the town.',
    fix: 'Correct the nation or the region.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'region: Wales',
      right: 'region: Yorkshire and the Humber',
    },
  },
  'town-outside-uk': {
    meaning:
      'The point of the town is not in its nation, so distances and nearest towns would be wrong.',
    fix: 'Check that the latitude comes first, and that a western longitude has its minus sign.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'latitude: -1.54785\nlongitude: 53.79648',
      right: 'latitude: 53.79648\nlongitude: -1.54785',
    },
  },
  'point-far-away': {
    meaning:
      'Outside the United Kingdom, the point of a town and that of the office are on different sides of the earth, and a lost minus sign, swapped numbers or a shifted decimal point would explain it.',
    fix: 'Check the minus signs of the two, and that the latitude comes first.',
    example: {
      wrong: 'In New Zealand, content/towns/auckland.md has "latitude: 36.8485".',
      right: 'It has "latitude: -36.8485", because it is south of the equator.',
    },
  },
  'town-elsewhere': {
    meaning:
      'The point of the town is far from its postcode area, so the town would get the wrong distances and neighbours.',
    fix: 'Check each digit, and the minus sign of a place west of Greenwich.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'longitude: 1.54785',
      right: 'longitude: -1.54785',
    },
  },
  'town-place-repeated': {
    meaning: 'Two towns are at the same point. One of the two was probably copied from the other.',
    fix: 'Look up the latitude and longitude of the town.',
    example: {
      file: 'towns/york.md',
      wrong: 'latitude: 53.79648\nlongitude: -1.54785\npopulation: 141685\npostcodeArea: LS',
      right: 'latitude: 53.95763\nlongitude: -1.08271\npopulation: 141685\npostcodeArea: YO',
    },
  },
  'town-postcode-area': {
    meaning: 'The postcode area does not exist, or is not in the region of the town.',
    fix: 'Look up a postcode of the town, and correct the area or the region.',
    example: { file: 'towns/leeds.md', wrong: 'postcodeArea: SL', right: 'postcodeArea: LS' },
  },
  'town-county-region': {
    meaning:
      'The other towns of the county are in another region or far away, so the county or the region is wrong.',
    fix: 'Correct the county or the region.',
    example: {
      wrong: 'content/towns/bristol.md has "county: West Yorkshire" and "region: South West".',
      right: 'It has "county: Bristol" and "region: South West".',
      files: {
        'towns/bradford.md': { copyOf: 'towns/leeds.md' },
        'towns/bristol.md': {
          copyOf: 'towns/bristol.md',
          change: ['county: Bristol', 'county: West Yorkshire'],
        },
      },
    },
  },
  'town-county-alike': {
    meaning:
      'The name of the county differs by a letter from that of other towns, so it is probably misspelt.',
    fix: 'Write it as the other files do.',
    example: {
      wrong: 'content/towns/york.md has "county: West Yorkshrie".',
      right: 'It has "county: West Yorkshire", as other towns do.',
      files: {
        'towns/bradford.md': { copyOf: 'towns/leeds.md' },
        'towns/york.md': {
          copyOf: 'towns/york.md',
          change: ['county: North Yorkshire', 'county: West Yorkshrie'],
        },
      },
    },
  },
  'town-population': {
    meaning: 'The number of residents is far above or below that of any town in the UK.',
    fix: 'Check for a digit too many or too few.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'population: 5362800',
      right: 'population: 536280',
    },
  },
  'town-sector-repeated': {
    meaning: 'The town lists a sector twice, so its pages would say the same thing twice.',
    fix: 'Delete one of the two, or replace it with another sector.',
    example: {
      file: 'towns/leeds.md',
      wrong: '  - sector: retail\n    note: Shops.\n  - sector: retail',
      right: '  - sector: retail',
    },
  },
  'town-text-copied': {
    meaning:
      'An introduction or a note on a sector is nearly the same as that of another town. It was probably left over from a copied file.',
    fix: 'Write what is true of this town alone.',
    example: {
      wrong: 'content/towns/york.md has the introduction of content/towns/leeds.md.',
      right: 'York has an introduction about York.',
    },
  },
  'town-introduction-length': {
    meaning:
      'The introduction is much longer or shorter than those of other towns, so the page looks unfinished or heavy.',
    fix: 'Write 90 to 140 words.',
    example: {
      wrong: 'An introduction of one sentence.',
      right: 'An introduction of 110 words.',
    },
  },
  'local-town-unknown': {
    meaning:
      'The name of a file in content/local/ is that of no town, so no page would show its texts.',
    fix: 'Give the file the name of the town, as in content/towns/.',
    example: {
      wrong: 'content/local/leds.yaml has the texts of Leeds.',
      right: 'The file is content/local/leeds.yaml.',
      files: { 'local/leds.yaml': 'checked: 2026-03\nnames: []\nservices: {}\n' },
    },
  },
  'local-text-length': {
    meaning:
      'The text on a service in a town is much longer or shorter than others, so the page says too little of its own or is heavy to read.',
    fix: 'Write 150 to 195 words.',
    example: {
      wrong: 'A text of one sentence.',
      right: 'A text of 170 words.',
      files: {
        'local/leeds.yaml':
          'checked: 2026-03\nnames: []\nservices:\n  marketing: Firms in Leeds advertise early.\n',
      },
    },
  },
  'local-text-placeless': {
    meaning:
      'The text on a service in a town names no place, so it would be as true of any other town.',
    fix: 'Say which streets, trades or seasons of the town it is about.',
    example: {
      wrong: 'Firms here advertise before the summer.',
      right: 'Stalls in Kirkgate Market advertise before the summer.',
      files: {
        'local/leeds.yaml':
          'checked: 2026-03\nnames: []\nservices:\n  marketing: Firms here advertise before the summer.\n',
      },
    },
  },
  'local-text-alike': {
    meaning:
      'Two texts on a service have much the same words, with or without the names changed. Search engines drop such copies.',
    fix: 'Write one of them again, or delete it.',
    example: {
      wrong: 'content/local/york.yaml has the text of leeds.yaml, with "York" in place of "Leeds".',
      right: 'Each town has texts of its own, or none.',
    },
  },
  'local-name-unused': {
    meaning:
      'A name is listed so that somebody looks it up again in a year, but no text of the file has it.',
    fix: 'Spell the name as the text does, or delete it.',
    example: {
      wrong: 'content/local/leeds.yaml lists "Corn Exchange", and no text has that name.',
      right: 'The list has the names of the texts only.',
      files: {
        'local/leeds.yaml': 'checked: 2026-03\nnames:\n  - Corn Exchange\nservices: {}\n',
      },
    },
  },
  'locations-alike': {
    meaning: 'The pages of two towns are mostly the same. Search engines drop such copies.',
    fix: 'Give the town an introduction, sectors and notes of its own.',
    example: {
      wrong: 'content/towns/york.md has the introduction and the notes of leeds.md.',
      right: 'Each town has texts of its own.',
    },
  },
  'locations-nearly-alike': {
    meaning:
      'The pages of two towns have much in common. If they had a little more in common, search engines would drop one of them.',
    fix: 'Change the introduction, the sectors or the notes of one of them.',
    example: {
      wrong: 'Two towns have the same three sectors and similar notes.',
      right: 'Each town has notes about its own businesses.',
    },
  },
} as const satisfies Record<string, Explanation>;

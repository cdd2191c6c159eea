import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { StarterFiles, StarterTown } from '#cli/init/starterFiles.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import { projectRoot } from '#cli/project.ts';
import { SectorSchema } from '#schemas/sector.ts';
import { TownSchema } from '#schemas/town.ts';

/** Reads the files of the sample that a new site starts from. */
export function readStarterFiles(): StarterFiles {
  const folder = join(projectRoot, 'content');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const filesOf = (name: string) =>
    readdirSync(join(folder, name))
      .filter((file) => /\.(?:md|yaml)$/.test(file))
      .sort()
      .map((file): [slug: string, text: string, data: unknown] => {
        const text = read(`${name}/${file}`);
        const { parsed } = parseSource(`content/${name}/${file}`, text);
        return [basename(file).replace(/\.\w+$/, ''), text, parsed?.data];
      });
  const site = parseSource('content/site.yaml', read('site.yaml')).parsed?.data;
  return {
    agency: String(site?.name),
    towns: new Map(filesOf('towns').map(([slug, text, data]) => [slug, townOf(text, data)])),
    sectors: new Map(
      filesOf('sectors').map(([slug, , data]) => {
        const { name, phrase } = SectorSchema.parse(data);
        return [slug, { name, phrase }];
      }),
    ),
    sources: read('sources.yaml'),
    map: read('map.yaml'),
    barriers: read('barriers.yaml'),
    wording: neutralWording(read('wording.yaml')),
    words: neutralWords(read('words.yaml')),
  };
}

/** Returns the words of the sample. Those that suit only a digital agency, or one with a phone, are replaced. */
function neutralWords(text: string): string {
  const fields = fieldEdits('content/words.yaml', text);
  const words: readonly [path: string, text: string][] = [
    [
      'enquiries.refusals.unavailable',
      'We cannot take messages just now. Please send yours again in a few minutes.',
    ],
    ['enquiries.refusals.fault', 'Something went wrong. Please try again.'],
    ['booking.offer', 'A call of {{ minutes }} minutes, {{ price }}, {{ days }}.'],
    ['pages.service.process', 'How it goes'],
    ['pages.facts.mvp', 'from the first talk to a first result'],
    ['pages.town.sectors', 'Trades and employers {{ in_town }}'],
    ['pages.location.sectors', 'By trade {{ in_town }}'],
  ];
  return applyEdits(
    text,
    words.flatMap(([path, value]) => fields.replace(path.split('.'), value)),
  );
}

/** Matches the headings of the spellings in `wording.yaml` that belong to the house style: other agencies may write "doesn't" and "9 am". */
const HOUSE_STYLE =
  /^ {2}# (?:Contractions|Computers|British spelling|Times)\b.*\n(?: {2}- .*\n)+\n?/gm;

/** Returns the spellings of the sample without its house style. American spellings and typing errors stay. */
function neutralWording(text: string): string {
  return text.replace(HOUSE_STYLE, '');
}

function townOf(text: string, data: unknown): StarterTown {
  const town = TownSchema.parse(data);
  const { name, county, latitude, longitude, populationSource, pointSource, figures = [] } = town;
  return {
    ...{ name, county, latitude, longitude, text, data: town },
    sectors: town.sectors.map(({ sector }) => sector),
    sources: [populationSource, pointSource, ...figures.map(({ source }) => source)].flatMap(
      (source) => source ?? [],
    ),
  };
}

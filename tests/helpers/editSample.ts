import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { withBody, words, yaml } from './minimalContent.ts';
import { searchTexts } from './searchTexts.ts';

/** The name and the slug of everything that is added. */
const NAME = 'Quillington';
const SLUG = 'quillington';

/**
 * Edits a copy of the sample's content as the handbook describes (content/README.md#common-tasks). Adds a town, a post, a question, and a
 * service with everything that it needs. Changes every price. Removes the first testimonial, question, post and town. New entries are
 * copies of existing ones with other texts.
 */
export function editSample(contentDir: string): void {
  const read = (file: string) => readFileSync(join(contentDir, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(contentDir, file), text);
  const list = (pattern: string) => globSync(pattern, { cwd: contentDir }).sort();

  removeTestimonial();
  removeFirst('questions/*.md', '/facts-questions#');
  removeFirst('blog/*.md', '/blog/');
  removeFirst('towns/*.md', '/locations/');
  addTown();
  addPost();
  addQuestion();
  addService();
  changePrices();

  /** Removes the first testimonial, and its name from the home page and the services. */
  function removeTestimonial(): void {
    const [file = ''] = list('testimonials/*.yaml');
    const slug = basename(file, '.yaml');
    rmSync(join(contentDir, file));
    write('screens/home.md', read('screens/home.md').replace(`  - ${slug}\n`, ''));
    for (const service of list('services/*.md')) {
      write(service, read(service).replace(`testimonial: ${slug}\n`, ''));
    }
  }

  /** Removes the first entry of a folder. The second takes its place: links and, if it has a page, the old path lead there. */
  function removeFirst(pattern: string, base: string): void {
    const [first = '', second = ''] = list(pattern).filter((file) => !file.endsWith('README.md'));
    const [from, to] = [first, second].map((file) => `${base}${basename(file, '.md')}`);
    rmSync(join(contentDir, first));
    for (const file of list('**/*.{md,yaml}')) {
      const text = read(file);
      const changed = text.replace(new RegExp(`${from}(?![\\w-])`, 'g'), to ?? '');
      if (changed !== text && file !== 'README.md') write(file, changed);
    }
    if (base.endsWith('/')) {
      const { fields, body } = entry(second);
      const aliases = [...((fields.aliases as string[] | undefined) ?? []), from];
      write(second, withBody({ ...fields, aliases }, body));
    }
  }

  function addTown(): void {
    const [like = ''] = list('towns/*.md');
    const { fields } = entry(like);
    const sectors = fields.sectors as { sector: string }[];
    write(
      `towns/${SLUG}.md`,
      withBody(
        {
          ...without(fields, ['aliases', 'shortName']),
          name: NAME,
          pageSet: 'full',
          latitude: Number(fields.latitude) + 0.1,
          sectors: sectors.map(({ sector }) => ({ sector, note: words(30, `${sector}-note-`) })),
        },
        words(100, 'introduction-'),
      ),
    );
  }

  function addPost(): void {
    const [like = ''] = list('blog/*.md');
    const { fields } = entry(like);
    write(
      `blog/${SLUG}.md`,
      withBody(
        {
          ...without(fields, ['aliases', 'draft', 'publishAt', 'quotes', 'signs', 'diagrams']),
          title: `A post on ${NAME}`,
          search: searchTexts(`A post on ${NAME}`),
          publishedDate: '2025-12-01',
        },
        '## A heading\n\nWords on the [contact page](/contact).',
      ),
    );
  }

  function addQuestion(): void {
    write(
      `questions/${SLUG}.md`,
      withBody({ order: 1000, question: `Do you work in ${NAME}?` }, 'Yes.'),
    );
  }

  /** Adds a service, a price, a variant, and a paragraph in each sector. */
  function addService(): void {
    const [like = ''] = list('services/*.md');
    const likeSlug = basename(like, '.md');
    const { fields, body } = entry(like);
    const title = `${NAME} consulting`;
    write(
      `services/${SLUG}.md`,
      withBody(
        {
          ...without(fields, ['aliases', 'testimonial']),
          order: 1000,
          title,
          menuTitle: title,
          phrase: `${SLUG} consulting`,
          search: searchTexts(title),
          relatedLinks: [likeSlug, '/about', '/contact'],
        },
        body,
      ),
    );
    const prices = parseDocument(read('prices.yaml'));
    prices.set(SLUG, { min: 1234, max: 56789, per: 'project', duration: '3–4 weeks' });
    write('prices.yaml', String(prices));
    for (const file of list('sectors/*.yaml')) {
      const sector = parseDocument(read(file));
      sector.setIn(['services', SLUG], words(60, `${basename(file, '.yaml')}-${SLUG}-`));
      write(file, String(sector));
    }
    const [variant = ''] = list('variants/*.yaml');
    const texts = without(parse(read(variant)), ['aliases']);
    write(
      `variants/${SLUG}.yaml`,
      yaml({
        ...renamed(texts),
        service: SLUG,
        rank: 1,
        inShortSet: true,
      }),
    );
  }

  function changePrices(): void {
    write('prices.yaml', read('prices.yaml').replace(/\bmax: (\d+)/g, 'max: 1$1'));
  }

  function entry(file: string): { fields: Record<string, unknown>; body: string } {
    const [, fields = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(read(file)) ?? [];
    return { fields: parse(fields), body: body.trim() };
  }
}

/** Returns fields whose texts contain the name of the new service, so that they differ from the original. */
function renamed(value: unknown): Record<string, unknown> {
  const change = (inner: unknown): unknown => {
    if (typeof inner === 'string') return `${NAME}: ${inner}`;
    if (Array.isArray(inner)) return inner.map(change);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, change(one)]));
  };
  return change(value) as Record<string, unknown>;
}

/** Returns fields without those in `names`. */
function without(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

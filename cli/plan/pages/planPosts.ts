import type { CollectionEntry } from '#cli/model/content.ts';
import { numberIn } from '#schemas/beside.ts';
import type { Post } from '#schemas/post.ts';
import type { Figures } from '#schemas/source.ts';
import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { SourceView } from '#schemas/generated/views.ts';
import { blogTags, tagKey } from '#cli/resolve/blogTags.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { hangTerms } from '../hangTerms.ts';
import { markSentences } from '../markSentences.ts';
import { planBeside } from '../planBeside.ts';
import { planBody } from '../planBody.ts';
import { planHead, trail } from '../planHead.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { relatedPosts } from '../relatedPosts.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { postCard } from '../planSocialCards.ts';
import { blogPosting } from '../structuredData.ts';
import { personView, postCardView, sourceView } from '../views.ts';

/** The smallest numbers of words and headings with which a post gets a table of contents. */
const LONG = { words: 600, headings: 3 };

/** Returns a function that plans the page of a post. Facts about all posts are prepared once. */
export function postPlanner(
  context: SiteContext,
): (entry: CollectionEntry<'posts'>) => PlannedPage {
  const newest = newestFirst(context.content.collections.posts);
  const tags = blogTags(newest, screenPaths.blogList.path);
  const tagPaths = new Map(tags.map(({ name, path }) => [tagKey(name), path]));
  const related = relatedPosts(newest, tags);
  const people = new Map(
    context.content.collections.people.map((person) => [person.data.name, person]),
  );
  return (entry) => {
    const { slug, file, data, markdown } = entry;
    const path = `${basePaths.posts}/${slug}`;
    const breadcrumbs = trail(context, context.screenLink(screenPaths.blogList.path), {
      label: data.title,
      path,
    });
    const writer = people.get(data.author);
    const sections = markdown.headings.filter(({ depth }) => depth === 2);
    const isLong = markdown.words >= LONG.words && sections.length >= LONG.headings;
    return {
      model: {
        path,
        head: planHead(
          {
            path,
            search: data.search,
            breadcrumbs,
            card: postCard(slug),
            kind: 'article',
            structuredData: [blogPosting(entry, context.absolute(path), context.layout.site)],
          },
          context,
        ),
        section: screenPaths.blogList.path,
        breadcrumbs,
        related: [],
        type: 'post',
        post: postCardView(entry, context),
        tags: data.tags.map((tag) => ({ label: tag, path: tagPaths.get(tagKey(tag)) ?? '' })),
        author: data.author,
        ...(writer && { writer: personView(writer, context) }),
        excerpt: data.excerpt,
        body: planBeside(
          hangTerms(markSentences(markdown.tree, data.quotes ?? [])),
          blocksOf(data),
          {
            after: 2,
            format: (part) => planBody(part, context.images),
          },
        ),
        ...(data.service && { service: serviceOffer(data.service, context) }),
        contents: isLong ? sections.map(({ id, text }) => ({ id, text })) : [],
        sources: sourcesOf(data.figures, context),
        more: related(entry).map((other) => postCardView(other, context)),
      },
      sources: [
        file,
        ...(writer ? [writer.file] : []),
        ...(data.service
          ? [context.service(data.service).file, context.content.singles.prices.file]
          : []),
      ],
    };
  };
}

/** A sign or a diagram in the text of a post. */
type BodyBlock = Exclude<PostPageModel['body'][number]['parts'][number], { kind: 'text' }>;

/** Returns the signs and diagrams of a post with the sections that they are in. A diagram is directly below the heading. */
function blocksOf({
  signs = [],
  diagrams = [],
}: Post): { section: number; block: BodyBlock; after?: number }[] {
  return [
    ...diagrams.map(({ section, ...diagram }) => ({
      section,
      block: { kind: 'diagram' as const, ...diagram },
      after: 1,
    })),
    ...signs.map(({ section, rows, ...sign }) => ({
      section,
      block: { kind: 'sign' as const, ...sign, rows: sign.drawn ? withSizes(rows) : rows },
    })),
  ];
}

type SignRow = NonNullable<Post['signs']>[number]['rows'][number];

/** Returns the figures of a sign with their sizes, as a percentage of the greatest. */
function withSizes(rows: readonly SignRow[]): (SignRow & { size: number })[] {
  const numbers = rows.map(({ value }) => numberIn(value) ?? 0);
  const greatest = Math.max(...numbers, Number.MIN_VALUE);
  return rows.map((row, index) => ({
    ...row,
    size: Math.round(((numbers[index] ?? 0) / greatest) * 100),
  }));
}

/** Returns the service that a post is about, with its price. */
function serviceOffer(slug: string, context: SiteContext): NonNullable<PostPageModel['service']> {
  const { title, card } = context.service(slug).data;
  return {
    title,
    text: card.description,
    icon: card.icon,
    action: card.cta,
    path: `${basePaths.services}/${slug}`,
    price: priceView(context.price(slug), context.content.singles),
  };
}

/** Returns the sources of figures, each once, in the order in which the figures name them. */
function sourcesOf(figures: Figures | undefined, context: SiteContext): SourceView[] {
  const ids = new Set(figures?.map(({ source }) => source));
  return [...ids].map((id) => sourceView(context.source(id), context.layout.site));
}

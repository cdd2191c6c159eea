import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
import type { LinkView } from '#schemas/generated/views.ts';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { blogLists, POSTS_PER_PAGE } from '#cli/resolve/blogLists.ts';
import type { BlogListPage } from '#cli/resolve/blogLists.ts';
import { blogTags, tagKey } from '#cli/resolve/blogTags.ts';
import type { BlogTag } from '#cli/resolve/blogTags.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { planHead, trail } from '../planHead.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { postCardView } from '../views.ts';
import { required } from '#cli/resolve/required.ts';

/** The number of tags that every list shows as chips. The tag of the list itself is added. */
const CHIPS = 24;

/** A day before all posts. */
const NEVER = '0001-01-01';

const listPath = screenPaths.blogList.path;

/** Plans the pages of all lists of posts. */
export function planBlogLists(context: SiteContext): PlannedPage[] {
  if (!context.content.singles.blogList) return [];
  const posts = newestFirst(context.content.collections.posts);
  const tags = blogTags(posts, listPath);
  return blogLists(posts, listPath).map((list) => planList(list, tags, posts, context));
}

/** Plans a page of a list of posts. `all` has the posts of the whole blog, the newest first. */
function planList(
  list: BlogListPage,
  tags: readonly BlogTag[],
  all: BlogListPage['posts'],
  context: SiteContext,
): PlannedPage {
  const { path, tag, number, paths, posts, total } = list;
  const { file, data } = required(context.content.singles.blogList, 'blog');
  const { blog } = context.content.singles.words.data;
  const texts = tag ? textsOfTag(tag, context) : data;
  const breadcrumbs = trail(
    context,
    context.screenLink(listPath),
    ...(tag ? [{ label: tag.name, path: tag.path }] : []),
    ...(number > 1 ? [{ label: fillWords(blog.page, { number }), path }] : []),
  );
  const search =
    number === 1
      ? texts.search
      : {
          title: fillWords(blog.pageTitle, { title: texts.search.title, number }),
          description: fillWords(blog.pageDescription, {
            number,
            count: paths.length,
            description: texts.search.description,
          }),
        };
  const chips = tags.slice(0, CHIPS);
  if (tag && !chips.some((chip) => chip.path === tag.path)) chips.push(tag);
  return {
    model: {
      path,
      head: planHead({ path, search, breadcrumbs }, context),
      section: listPath,
      breadcrumbs,
      related: context.cards(data.relatedLinks),
      type: 'blog',
      title: texts.title,
      lead: texts.lead,
      ...(tag && { tag: tag.name }),
      posts: posts.map((post) => postCardView(post, context)),
      total,
      all: all.length,
      tags: chips.map((chip) => ({
        name: chip.name,
        path: chip.path,
        count: chip.posts.length,
      })),
      pages: pagesView(paths, number),
      ...(context.database && {
        live: {
          ...context.database,
          timeZone: context.content.singles.site.data.timeZone,
          since: all[0]?.data.publishedDate ?? NEVER,
          ...(context.blogChangedSince && { changedSince: context.blogChangedSince }),
          ...placeOf(list),
        },
      }),
    },
    sources: [file, ...posts.map((post) => post.file)],
  };
}

/** Returns which posts of the whole list a page shows. The last page also takes posts for which there is no page yet. */
function placeOf({ number, paths }: BlogListPage): { from: number; to?: number } {
  const from = (number - 1) * POSTS_PER_PAGE;
  return { from, ...(number < paths.length && { to: from + POSTS_PER_PAGE }) };
}

/** Returns the texts of the list of a tag. Editors need not write any for a new tag, but they can write its lead. */
function textsOfTag({ name: tag, posts }: BlogTag, { content, layout }: SiteContext) {
  const leads = Object.entries(content.singles.blogList?.data.tags ?? {});
  const [, lead] = leads.find(([name]) => tagKey(name) === tagKey(tag)) ?? [];
  const words = content.singles.words.data.blog.tag;
  const { locale, list, number } = localeFormats(layout.site);
  const agency = layout.site.name;
  const count = number(posts.length);
  const newest = list(posts.slice(0, 2).map(({ data }) => `“${data.title}”`));
  return {
    title: fillWords(words.title, { tag }),
    lead: lead ?? fillPlural(words.lead, posts.length, locale, { count, tag }),
    search: {
      title: fillWords(words.searchTitle, { tag, agency }),
      description: fillPlural(words.searchDescription, posts.length, locale, {
        count,
        tag,
        agency,
        newest,
      }),
    },
  };
}

/** Returns the page numbers to link to: the first, the last, and those around this page, with gaps between them. */
function pagesView(paths: readonly string[], current: number): BlogPageModel['pages'] {
  if (paths.length < 2) return undefined;
  const link = (number: number): LinkView | undefined => {
    const path = paths[number - 1];
    return path === undefined ? undefined : { label: String(number), path };
  };
  const shown = [...new Set([1, current - 1, current, current + 1, paths.length])]
    .sort((a, b) => a - b)
    .flatMap((number) => link(number) ?? []);
  const previous = link(current - 1);
  const next = link(current + 1);
  return {
    current,
    count: paths.length,
    shown,
    ...(previous && { previous: previous.path }),
    ...(next && { next: next.path }),
  };
}

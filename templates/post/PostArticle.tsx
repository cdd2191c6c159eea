import type { ReactNode } from 'react';
import type { PostPageModel } from '#schemas/generated/pageModel.ts';
import type { LinkView, PersonView, PictureView } from '#schemas/generated/views.ts';
import { fillNodes } from '../fillNodes.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { Fold } from '../parts/Fold.tsx';
import { longWords } from '../parts/longWords.ts';
import { Picture } from '../parts/Picture.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { PostBody } from './PostBody.tsx';

/** The elements of a post that scripts use: `renderer/blog/postPage.client.ts` and, for an empty post, `livePost.client.ts`. */
export type PostPart =
  'title' | 'date' | 'minutes' | 'author' | 'tags' | 'picture' | 'body' | 'share' | 'share-status';

/** The fields of a post that its page shows. */
export interface ArticleView {
  title: string;
  publishedDate: string;
  date: string;
  minutes: number;
  author: string;
  writer?: PersonView;
  tags: readonly LinkView[];
  image?: PictureView;
  excerpt: string;
  body: PostPageModel['body'];
  contents: readonly { id: string; text: string }[];
}

const part = (name: PostPart) => ({ 'data-part': name });

/** Renders a post. Without `article` it is empty, for a `<template>` from which a script makes a post that is newer than the build. */
export function PostArticle({
  article,
  crumbs,
  sources,
}: {
  article?: ArticleView;
  crumbs: readonly LinkView[];
  /** The sources of its figures. */
  sources?: ReactNode;
}) {
  const { blog, scripts } = useWords();
  return (
    <article className="post" data-enhance={article && 'post'} {...scriptWords(scripts.share)}>
      <header className="page-head page-head--paper">
        <div className="page-head__ground post__head">
          <div className="page-head__in post__words">
            {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
            <h1 {...part('title')} className={article && longWords(article.title)}>
              {article?.title}
            </h1>
            {article && <p className="lead">{article.excerpt}</p>}
          </div>
          {article ? (
            article.image && <Picture image={article.image} place="post" eager />
          ) : (
            <img alt="" {...part('picture')} />
          )}
          <div className="wrap post__about">
            <div className="post__writer">
              {article?.writer && <Portrait person={article.writer} place="portrait" />}
              <p>
                <strong {...part('author')}>{article?.author}</strong>
                {article?.writer && <span>{article.writer.role}</span>}
              </p>
            </div>
            <p>
              <span {...part('date')}>
                <time dateTime={article?.publishedDate}>{article?.date}</time> ·{' '}
              </span>
              {fillNodes(blog.minutes, {
                minutes: <span {...part('minutes')}>{article?.minutes}</span>,
              })}
            </p>
            <ul className="tags" {...part('tags')}>
              {article?.tags.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
            <ShareButton label={blog.share} />
          </div>
          {article && article.contents.length > 0 && (
            <nav className="wrap post__contents" aria-labelledby="contents-title">
              <Fold summary={<h2 id="contents-title">{blog.contents}</h2>}>
                <ol className="route">
                  {article.contents.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </Fold>
            </nav>
          )}
        </div>
      </header>
      <div className="band wrap post__text">
        {article ? <PostBody body={article.body} /> : <div className="prose" {...part('body')} />}
        {sources}
        <div className="post__end actions">
          <a className="button button--quiet" href="/blog">
            {blog.moreArticles}
          </a>
          <ShareButton label={blog.shareArticle} />
          <a className="post__back" href="/blog">
            {blog.back}
          </a>
        </div>
        <p className="small" role="status" {...part('share-status')} />
      </div>
    </article>
  );
}

/** Renders a button that shares the post. It is hidden without a script. */
function ShareButton({ label }: { label: string }) {
  return (
    <button type="button" className="button button--quiet needs-script" {...part('share')}>
      {label}
    </button>
  );
}

import type { ReactNode } from 'react';
import type { NamedPersonView } from '#schemas/generated/views.ts';
import { Picture } from './Picture.tsx';
import type { PicturePlace } from './pictureSizes.ts';

type Drawing = NonNullable<NamedPersonView['drawing']>;

/**
 * Renders the photograph of a person, or a bust that is drawn from parts, like a pictogram on a sign. The bust is hidden from assistive
 * technology, because the name is beside it. Renders nothing for a person without either.
 */
export function Portrait({
  person: { portrait, drawing },
  place = 'person',
}: {
  person: NamedPersonView;
  place?: PicturePlace;
}) {
  if (portrait) return <Picture image={portrait} place={place} late />;
  if (!drawing) return null;
  const { hair, clothes, glasses, beard } = drawing;
  const hasScarf = hair === 'scarf';
  return (
    <svg className="bust" viewBox="0 0 96 96" aria-hidden="true">
      <path className="bust__plate" d="M0 0h96v96H0z" />
      {!hasScarf && behind[hair]}
      {skin('M41 58h14v11q-7 7-14 0z')}
      {bodies[clothes]}
      {hasScarf ? behind.scarf : skin('M30 38a4.5 4.5 0 1 0 2 9zM66 38a4.5 4.5 0 1 1-2 9z')}
      {skin('M31 40c0-14 7-20 17-20s17 6 17 20c0 15-6 26-17 26s-17-11-17-26z')}
      {beard &&
        dark(
          'M31 41c1 6 4 8 9 8.5 5-3 11-3 16 0 5-.5 8-2.5 9-8.5 0 18-6 28-17 28s-17-10-17-28zm12 13q5 3.5 10 0 0-1-5-1t-5 1z',
        )}
      {before[hair]}
      <path stroke={DARK} strokeWidth="3.6" d="M41 42v1.5M55 42v1.5" />
      {!beard && line('M43.5 54.5q4.5 4 9 0')}
      {glasses &&
        line(
          'M46.5 43a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 1 1 11.6 0zm14.6 0a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 1 1 11.6 0zM46.5 42.5q1.5-1.5 3 0',
        )}
    </svg>
  );
}

// Attributes, because few pages have a bust, and style sheets have the rules of all pages of their type.
const DARK = 'var(--on-signal)';
const skin = (d: string) => <path fill="var(--on-primary)" d={d} />;
const dark = (d: string) => <path fill={DARK} d={d} />;
const soft = (d: string) => <path fill="var(--on-primary-soft)" d={d} />;
const line = (d: string) => <path stroke={DARK} strokeWidth="2" d={d} />;

const SHOULDERS = 'M10 96q0-21 19-25l11-3q8 6 16 0l11 3q19 4 19 25z';

const bodies: Record<Drawing['clothes'], ReactNode> = {
  jumper: (
    <>
      {soft(SHOULDERS)}
      {line('M38 69q10 10 20 0')}
    </>
  ),
  shirt: (
    <>
      {soft(SHOULDERS)}
      {line('M48 76v20M39 68l9 8 9-8')}
    </>
  ),
  jacket: (
    <>
      {dark(SHOULDERS)}
      {skin('M40 68l8 6 8-6-8 24z')}
    </>
  ),
  vest: (
    <>
      <path fill="var(--signal)" d={SHOULDERS} />
      {line('M40 68l8 9 8-9')}
      {skin('M24 73l7-2v25h-7zM65 71l7 2v23h-7z')}
    </>
  ),
};

/** The hair behind the head, or a scarf, which is around it. */
const behind: Partial<Record<Drawing['hair'], ReactNode>> = {
  bun: dark('M48 1.5a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'),
  bob: dark('M48 12c18 0 24 12 24 28 0 10-1 17-4 22H28c-3-5-4-12-4-22 0-16 6-28 24-28z'),
  long: dark('M48 11c20 0 25 15 25 32 0 14 4 22 6 33H17c2-11 6-19 6-33 0-17 5-32 25-32z'),
  scarf: soft(
    'M48 9c19 0 26 14 26 32 0 16 3 24 9 33-10 8-24 12-35 12s-25-4-35-12c6-9 9-17 9-33 0-18 7-32 26-32z',
  ),
};

/** The hair above the face. */
const before: Partial<Record<Drawing['hair'], ReactNode>> = {
  short: dark('M29 40c-2-16 5-25 19-25s21 9 19 25l-3-1c0-7-2-11-5-14-7 3-15 3-22 0-3 3-5 7-5 14z'),
  parting: dark(
    'M28.5 43c-4-18 5-29 20-29 14 0 22 10 19 29h-2.5c-1-8-3-13-8-18-5 5-13 8-22 9-2 3-3 6-3.5 9z',
  ),
  curls: dark(
    'M30 46a6.5 6.5 0 0 1-5-9 7 7 0 0 1 1-11 7.5 7.5 0 0 1 8-9 8.5 8.5 0 0 1 14-4 8.5 8.5 0 0 1 14 4 7.5 7.5 0 0 1 8 9 7 7 0 0 1 1 11 6.5 6.5 0 0 1-5 9c0-7-1-12-4-16a6 6 0 0 1-9 0 6 6 0 0 1-10 0 6 6 0 0 1-9 0c-3 4-4 9-4 16z',
  ),
  bun: dark('M29 42c-2-17 6-26 19-26s21 9 19 26l-2.5-1c-1-8-6-14-16.5-17-10.5 3-15.5 9-16.5 17z'),
  bob: dark('M28 46c-2-19 6-31 20-31s22 12 20 31h-3c0-7-1-13-4-17H35c-3 4-4 10-4 17z'),
  long: dark(
    'M28 46c-2-19 6-32 20-32s22 13 20 32h-3c-1-9-5-16-15-20-7 9-13 12-18.5 13-.5 2-.5 4-.5 7z',
  ),
};

import type { Explanation } from './explanation.ts';

/** Explanations of findings about pictures. */
export const pictures = {
  'image-missing': {
    meaning: 'A picture is named that is not below public/, so the page would have an empty place.',
    fix: 'Restore or add the file, or correct the path.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'src: /images/blog/frist-post.svg',
      right: 'src: /images/blog/first-post.svg',
    },
  },
  'image-format': {
    meaning:
      'A file is empty, cut off, of another format than its name promises, or of one that browsers do not show.',
    fix: 'Save the picture again in the format of its name, or correct the name.',
    example: {
      wrong: 'door.webp in public/images/blog/ is a photograph that was renamed from door.jpg.',
      right: 'The photograph is called door.jpg, or was converted with "npm run site -- images".',
    },
  },
  'image-alt-name': {
    meaning:
      'The description of a picture does not say what it shows: it is the name of a file or the words beside the picture, starts with "image of", or names another person, client or project.',
    fix: 'Write what the picture shows.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '![first-post.svg](/images/blog/first-post.svg)',
      right: '![A desk with a plan](/images/blog/first-post.svg)',
    },
  },
  'picture-repeated': {
    meaning:
      'Two testimonials, people, projects or services have the same picture, so one of them has that of another.',
    fix: 'Write the path of the right picture, or delete it.',
    example: {
      wrong: 'Two files of content/testimonials/ have "src: /images/testimonials/ada.svg".',
      right: 'Each file has a picture of its own, or none.',
    },
  },
  'image-alt-missing': {
    meaning: 'People who cannot see the picture get no text instead of it.',
    fix: 'Describe the picture between the square brackets.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '![](/images/blog/first-post.svg)',
      right: '![A desk with a plan](/images/blog/first-post.svg)',
    },
  },
  'image-size': {
    meaning:
      'The width and height in the content are not those of the file, so the page jumps while the picture loads.',
    fix: 'Write the two numbers that the finding gives.',
    example: { wrong: 'width: 800 for a picture of 1200 pixels', right: 'width: 1200' },
  },
  'image-elsewhere': {
    meaning:
      'A picture on another site tells that site who reads the page, before the visitor agrees.',
    fix: 'Save it below public/ if its licence allows, and use its path.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '![A chart](https://charts.example/a.svg)',
      right: '![A chart](/images/blog/first-post.svg)',
    },
  },
  'image-alone': {
    meaning: 'A photograph has no smaller files beside it, so phones load it in full.',
    fix: 'Run the command that the finding gives.',
    example: {
      wrong: 'door.jpg is alone in public/images/blog/.',
      right: 'The files that "npm run site -- images" has made from it are there.',
    },
  },
  'image-is-smaller': {
    meaning:
      'The picture is one of the smaller files that browsers choose on small screens, so it is blurred on large ones.',
    fix: 'Use the picture itself, which has no width in its name.',
    example: {
      wrong: 'A post shows "/images/blog/shop-door-480.webp".',
      right: 'It shows "/images/blog/shop-door.webp".',
    },
  },
  'image-variant-missing': {
    meaning:
      'Some of the smaller files of a picture are missing, so some visitors would not see it.',
    fix: 'Run the command that the finding gives.',
    example: {
      wrong: 'door-480.avif is deleted, and door-960.avif is there.',
      right: 'All files that "npm run site -- images" has made are there.',
    },
  },
  'image-variant-unlike': {
    meaning:
      'A smaller file has another shape than its picture, so it shows something else or is distorted.',
    fix: 'Run the command that the finding gives.',
    example: {
      wrong: 'door.webp was replaced by a wider picture, and door-480.avif was not.',
      right: 'All files were made from the same photograph.',
    },
  },
  'picture-unavailable': {
    meaning:
      'A picture of a post could not be fetched or shown, for the reason that the finding gives.',
    fix: 'Upload the picture to the storage of the database, and use its address there.',
    example: {
      wrong: 'The address of the picture answers "404 Not Found".',
      right: 'A browser shows the picture at its address.',
    },
  },
  'picture-not-stored': {
    meaning: 'The storage of the database refuses the picture, so the post could not show it.',
    fix: 'Apply supabase/migrations/ there, and run the command again.',
    example: {
      wrong: 'The bucket blog-images does not exist.',
      right: 'The bucket exists, and the key may write to it.',
    },
  },
} as const satisfies Record<string, Explanation>;

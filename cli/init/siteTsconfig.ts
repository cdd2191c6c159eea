/** The `tsconfig.json` of a new site, with which TypeScript and editors check the props of its templates. */
export const siteTsconfig = {
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['site.config.ts', 'templates'],
};

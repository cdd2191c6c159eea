import type { SlotName } from './slots.ts';

/** The configuration of a site, which `site.config.ts` exports as its default. */
export interface SiteConfig {
  /**
   * The files that replace templates, by the names of the templates: `{ SiteFooter: './templates/SiteFooter.tsx' }`. They are in `templates/`
   * of the site. Each exports a component, as its default or by the name of the template.
   */
  slots?: Partial<Record<SlotName, string>>;
}

/** Returns its argument. An editor completes and checks the fields of the configuration while you write it. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}

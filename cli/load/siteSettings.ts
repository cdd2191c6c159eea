import type { LoadedContent } from '#cli/model/content.ts';
import {
  CountrySchema,
  LocaleSchema,
  NationsSchema,
  TimeZoneSchema,
  UNITED_KINGDOM,
} from '#schemas/locale.ts';
import { UkNationsSchema } from '#schemas/unitedKingdom.ts';

/** The settings of `content/site.yaml` that are needed before the file is checked. A locale, a country and nations that are wrong are left out. */
export interface SiteSettings {
  locale?: string | undefined;
  country?: string | undefined;
  nations?: readonly string[] | undefined;
  /** The time zone of the site. It is UTC if the file states none. */
  timeZone: string;
}

/** Returns the settings of content that was loaded. */
export function settingsOf({ singles }: Pick<LoadedContent, 'singles'>): SiteSettings {
  return settingsIn(singles.site?.data);
}

/** Returns the settings in the fields of `content/site.yaml`, whatever their shape. */
export function settingsIn(site: unknown): SiteSettings {
  const { locale, country, nations, timeZone } = (site ?? {}) as Record<string, unknown>;
  return {
    locale: LocaleSchema.safeParse(locale).data,
    country: CountrySchema.safeParse(country).data,
    nations: (country === UNITED_KINGDOM ? UkNationsSchema : NationsSchema).safeParse(nations).data,
    timeZone: TimeZoneSchema.safeParse(timeZone).data ?? 'UTC',
  };
}

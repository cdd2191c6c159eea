import type { Country } from './countries.ts';

/** The answers from which `site init` plans a site. */
export interface SiteAnswers {
  /** The name that the agency trades under. */
  name: string;
  /** The address of the site without a slash at its end, such as "https://www.acme.example". */
  url: string;
  email: string;
  /** The country of the agency. */
  country: Country;
  office: OfficeAnswer;
  services: readonly ServiceAnswer[];
  /** The slugs of the towns to start from. */
  towns: readonly string[];
  /** The main colour as hex, such as "#5b2a86". */
  colour: string;
  /** The package that the site depends on: its name, and a version or the address of a tarball. */
  dependency: { name: string; version: string };
}

/** The place where the agency works. */
export interface OfficeAnswer {
  city: string;
  street?: string;
  postcode?: string;
  latitude: number;
  longitude: number;
}

/** A service of the agency. */
export interface ServiceAnswer {
  slug: string;
  name: string;
  /** The service in one sentence. */
  sentence: string;
}

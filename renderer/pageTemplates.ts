import type { ComponentType } from 'react';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { AboutPage } from '#templates/about/AboutPage.tsx';
import { BlogPage } from '#templates/blog/BlogPage.tsx';
import { PostPage } from '#templates/blog/PostPage.tsx';
import { CaseStudiesPage } from '#templates/case-study/CaseStudiesPage.tsx';
import { CaseStudyPage } from '#templates/case-study/CaseStudyPage.tsx';
import { ContactPage } from '#templates/contact/ContactPage.tsx';
import { FactsQuestionsPage } from '#templates/facts-questions/FactsQuestionsPage.tsx';
import { HomePage } from '#templates/home/HomePage.tsx';
import { LegalPage } from '#templates/legal/LegalPage.tsx';
import { LocationPage } from '#templates/location/LocationPage.tsx';
import { LocationsPage } from '#templates/locations/LocationsPage.tsx';
import { NotFoundPage } from '#templates/not-found/NotFoundPage.tsx';
import type { PageProps } from '#templates/pageProps.ts';
import { ServicePage } from '#templates/service/ServicePage.tsx';
import { ServicesPage } from '#templates/services/ServicesPage.tsx';
import { ThankYouPage } from '#templates/thank-you/ThankYouPage.tsx';
import { TownPage } from '#templates/town/TownPage.tsx';

type Templates = {
  [T in PageModel['type']]: ComponentType<PageProps<Extract<PageModel, { type: T }>>>;
};

/** The template of each type of page. */
const templates: Templates = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  service: ServicePage,
  'case-studies': CaseStudiesPage,
  'case-study': CaseStudyPage,
  blog: BlogPage,
  post: PostPage,
  'facts-questions': FactsQuestionsPage,
  contact: ContactPage,
  legal: LegalPage,
  locations: LocationsPage,
  town: TownPage,
  location: LocationPage,
  'thank-you': ThankYouPage,
  'not-found': NotFoundPage,
};

/** The template for a page, as one that takes any page: its type has chosen the right one. */
export function templateFor(type: PageModel['type']): ComponentType<PageProps<PageModel>> {
  return templates[type] as ComponentType<PageProps<PageModel>>;
}

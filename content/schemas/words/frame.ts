import { z } from 'zod';
import { line, pattern, text } from './wordFields.ts';

const MenuWordsSchema = z
  .strictObject({
    main: line('the name of the menu in the header, for screen readers'),
    services: line('the group with all services'),
    allServices: line('the link to the list of services'),
    allServicesNote: line('the line below that link'),
    tools: line('the link to the CRM product'),
    button: line('the button of the menu on small screens'),
    mobile: line('the name of that menu, for screen readers'),
    search: line('the link to the search of the site, for screen readers'),
    call: pattern('the phone link, for screen readers', { phone: '020 7946 0000' }),
    moreServices: line('the words that open the other services, on small screens'),
    servicesAndPrices: line('the link to the list of services, on small screens'),
  })
  .describe('the menus of the header');

const FooterWordsSchema = z
  .strictObject({
    services: line('the heading above the services'),
    company: z
      .strictObject({
        name: pattern('the name of the company', { legal_name: 'Acme Ltd' }),
        registeredIn: pattern('the place of its register', { registered_in: 'Scotland' }),
        number: pattern('its number', { company_number: 'SC000000' }),
        office: pattern('its registered office', { registered_office: '1 High Street, Perth' }),
        vatNumber: pattern('its VAT number', { vat_number: 'GB 000 0000 00' }),
      })
      .describe('the details of the company that the law asks for')
      .meta({
        note: 'They are in one line, with commas between; those that `site.yaml` lacks are left out',
      }),
    cookies: line('the link that opens the consent banner'),
    feed: line('the link to the feed of posts'),
  })
  .describe('the footer');

const SchemeWordsSchema = z
  .strictObject({
    legend: line('the name of the switch'),
    system: line('the choice of the colours of the system'),
    light: line('the choice of light colours'),
    dark: line('the choice of dark colours'),
  })
  .describe('the switch between light and dark');

const CookieTypeSchema = z
  .strictObject({
    label: line('the name of the type'),
    text: text('what the cookies of the type are for'),
  })
  .describe('a label and a text');

const ConsentWordsSchema = z
  .strictObject({
    label: line('the name of the banner, for screen readers'),
    title: line('the question'),
    text: text('what the cookies are for, before the link to the cookie policy'),
    textWithoutBooking: text('the same for a site without a booking calendar'),
    textWithoutAnalytics: text('the same for a site without analytics'),
    choose: line('the words that open the choice by type'),
    types: line('the name of the choice by type, for screen readers'),
    necessary: CookieTypeSchema.describe('the cookies that need no consent'),
    analytics: CookieTypeSchema.describe('the cookies for performance and analytics'),
    functional: CookieTypeSchema.describe('the cookies of the booking calendar'),
    functionalWithoutBooking: CookieTypeSchema.describe('the same for a site without a calendar'),
    marketing: CookieTypeSchema.describe('the cookies for marketing'),
    save: line('the button that saves the choice by type'),
    accept: line('the button that accepts all cookies'),
    reject: line('the button that rejects all cookies'),
  })
  .describe('the consent banner');

const ActionWordsSchema = z
  .strictObject({
    contact: line('the button that leads to the contact page'),
    call: line('the button that starts a call'),
    newTab: line('the words for screen readers after a link that opens a new tab'),
  })
  .describe('the buttons with which visitors get in touch');

/** The words of the frame around every page, and of parts that pages of many types have. */
export const FrameWordsSchema = z
  .strictObject({
    skipLink: line('the link to the content, for people who use the keyboard'),
    menu: MenuWordsSchema,
    footer: FooterWordsSchema,
    scheme: SchemeWordsSchema,
    consent: ConsentWordsSchema,
    actions: ActionWordsSchema,
    breadcrumb: line('the name of the path to the page, for screen readers'),
  })
  .describe('the frame around every page');

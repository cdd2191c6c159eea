import { z } from 'zod';
import { line, pattern, plural } from './wordFields.ts';

/** The headings and labels of single types of page. Their longer texts are in `content/screens/`. */
export const PagesWordsSchema = z
  .strictObject({
    home: z
      .strictObject({
        onThisPage: line('the name of the links to the sections'),
        sections: z
          .strictObject({
            home: line('the top of the page'),
            services: line('the services'),
            about: line('the agency'),
            portfolio: line('the portfolio'),
            calendar: line('the booking'),
            testimonials: line('the testimonials'),
            leadCapture: line('the form'),
            contact: line('the office'),
          })
          .describe('the link to each section'),
        routeSign: line('the name of the road sign with the durations'),
        showProjects: line('the name of the filter of the portfolio'),
        allProjects: line('the first choice of that filter'),
        moreProjects: line('the button below the portfolio'),
        chooseTestimonial: line('the name of the controls of the testimonials'),
        pause: line('the button that stops the testimonials'),
        testimonial: pattern('the button that shows a testimonial', {
          number: '1',
          count: '3',
          name: 'Ada Lovelace',
        }),
      })
      .describe('the home page'),
    about: z
      .strictObject({ principles: line('the heading above the principles') })
      .describe('the about page'),
    people: z
      .strictObject({
        leads: line('the words before the services that a person leads, for screen readers'),
        lead: line('the words above the person who leads a service, on its page'),
      })
      .describe('the people of the agency'),
    services: z
      .strictObject({
        show: line('the name of the filter by category'),
        all: line('the first choice of that filter'),
        bars: line('what the two parts of a bar mean').optional(),
      })
      .describe('the list of services'),
    service: z
      .strictObject({
        description: line('the heading above the description of a service').optional(),
        solutionAreas: line('the heading above the solution areas of a service'),
        process: line('the heading above the steps of a service'),
        testimonial: line('the heading above the testimonial and a project'),
        work: line('the heading above a project without a testimonial'),
        moreWorks: plural(
          'how many projects are folded after the first five on phones; without it, all are shown',
          { count: '5' },
        ).optional(),
      })
      .describe('the page of a service'),
    caseStudies: z
      .strictObject({
        show: line('the label of the filter'),
        all: line('the first choice of the filter'),
        service: line('the heading above the services in the filter'),
        sector: line('the heading above the sectors in the filter'),
      })
      .describe('the list of case studies'),
    caseStudy: z
      .strictObject({
        results: line('the name of the figures at the top'),
        was: pattern('the figure before the project', { was: '118' }),
        outcome: line('the heading above the outcomes'),
        project: line('the name of the facts about the project'),
        client: line('the label of the client'),
        sector: line('the label of the sector'),
        services: line('the label of the services'),
        duration: line('the label of the duration'),
        liveSite: line('the label of the finished site'),
        next: line('the words above the link to the next case study'),
      })
      .describe('a case study'),
    contact: z
      .strictObject({
        next: line('the heading above the steps that follow the form'),
        usualReply: line('the label of the usual reply time'),
        promisedReply: line('the label of the promised reply time'),
        questions: line('the button that leads to the questions'),
        email: line('the button that opens an email'),
      })
      .describe('the contact page'),
    office: z
      .strictObject({
        title: pattern('the heading', { city: 'London' }),
        phone: line('the label of the phone number'),
        email: line('the label of the email address'),
        chat: line('the label of the chat'),
        hours: line('the label of the business hours'),
        replies: line('the label of the usual reply time'),
        usualReply: pattern('the usual reply time', { usual_reply: '2 hours' }),
        promise: line('the label of the promised reply time'),
        promisedReply: pattern('the promised reply time', { promised_reply: '24 hours' }),
      })
      .describe('the details of the office, on the home page and the contact page'),
    facts: z
      .strictObject({
        title: line('the heading above the facts'),
        questions: line('the heading above the questions'),
        usualReply: line('the label of the usual reply time').optional(),
        promisedReply: line('the label of the promised reply time').optional(),
        costReduction: line('the label of the cost reduction').optional(),
        lessManualWork: line('the label of the saving of manual work').optional(),
        mvp: line('the label of the time that an MVP takes').optional(),
        weeks: plural('that time', { weeks: '8' }),
      })
      .describe('facts and questions; a fact without a label is left out'),
    legal: z
      .strictObject({
        updated: pattern('when the text was last changed', { date: '1 March 2026' }),
        sections: line('the name of the list of sections'),
        summary: line('the heading above the summary'),
        note: line('the heading of the sections in plain words'),
        back: line('the button that leads back'),
      })
      .describe('a legal page'),
    locations: z
      .strictObject({
        filter: line('the label of the field that filters the towns'),
        map: plural('what the map shows, for people who cannot see it', {
          count: '290',
          office: 'London',
        }),
        caption: plural('the caption of the map', { count: '290', office: 'London' }),
      })
      .describe('the list of towns'),
    town: z
      .strictObject({
        sectors: pattern('the heading above the sectors', { in_town: 'in Leeds' }),
        services: pattern('the heading above the services', { in_town: 'in Leeds' }),
        allTowns: line('the link to the list of towns'),
        elsewhere: pattern('the heading above further towns of the region', {
          the_region: 'Yorkshire and the Humber',
        }),
      })
      .describe('the page of a town'),
    location: z
      .strictObject({
        service: pattern('the link to the page of the service', { service: 'Web Design' }),
        introduction: pattern('the heading above the introduction of the town', {
          in_town: 'in Leeds',
        }),
        allServices: pattern('the link to the page of the town', { in_town: 'in Leeds' }),
        sectors: pattern('the heading above the sectors', { in_town: 'in Leeds' }),
        book: line('the button that leads to the booking'),
        others: pattern('the heading above the other services', { in_town: 'in Leeds' }),
      })
      .describe('the page of a service in a town'),
    search: z
      .strictObject({
        field: line('the label of the field'),
        submit: line('the button beside it'),
        examples: line('the words before the queries to try'),
        results: line('the heading above the results, for people who cannot see it'),
        browse: line('the heading of the lists below results').optional(),
        ask: line('the link to the contact page if nothing is found').optional(),
        groups: z
          .strictObject({
            services: line('the services'),
            caseStudies: line('the case studies'),
            posts: line('the posts'),
            questions: line('the questions'),
            towns: line('the towns and their pages'),
            pages: line('all other pages'),
          })
          .describe('the heading above each group of pages'),
      })
      .describe('the search of the site'),
  })
  .describe('single types of page');

import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the minimal content with another text on the about page, of which only the screens state facts such as "since 2014". */
const about = (text: string) => edited('screens/about.md', 'The story of the agency.', text);

/** Returns the minimal content with another text on a legal page. */
const legal = (text: string) => edited('legal/privacy-policy.md', 'An agency.', text);

/** Returns the minimal content with another text in a post. */
const post = (text: string) => edited('blog/first-post.md', 'Words on the', `${text} Words on the`);

const people = {
  'people/ada.yaml': 'order: 1\nname: Ada Lovelace\nrole: Founder\ntext: She counts.\n',
  'people/bea.yaml': 'order: 2\nname: Bea Finch\nrole: Designer\ntext: She draws.\n',
};

test.each([
  'Ring 020 7946 0167 or +44 20 7946 0167, or 020 7946 0168 at night. The regulator has 0303 123 1113.',
  'Write to hello@agency.example, or to press@agency.example with news.',
  'Its registered office is at 1 Sample Street, London SE1 4QM.',
  'We work from 1 Plover Yard in London.',
  'Our office is in London. Our office is in York Road. We are based in Leeds, London. “We are based in Leeds,” they say.',
  'We are based in Leeds and London. Half of the team and we are based in York. They say: We are based in York.',
  'It is not true that we are based in Leeds. We are based in York, Pennsylvania. We are based in York on Fridays.',
  '> A client told us this. We are based in Leeds. Ring us on 020 7946 0168.',
  'In Ireland, VAT is charged at 23%. For those in Ireland VAT is payable at 23%. Irish VAT is charged at 23%. VAT is charged at 13.5% on building work. For others, VAT is payable at the standard rate of 23%.',
  'We mean Agency Ltd, a company registered in England and Wales, number 00000000.',
  'Our company number is 00000000, and our VAT number is GB 000 0000 00.',
  'Our registration number at the Information Commissioner is ZA123456.',
  'Our host is Acme Ltd, company number 12345678. Post Inc. has VAT number GB 123 4567 89.',
  'We have done it since 2014, and have two services.',
  'Since 2018, public bodies have had to publish a statement. We have been a B Corp since 2022.',
  'Jo has led our design work since 2019. Two people work on every project.',
  'Our FCA registration number is 654321. Our charity registration number is 1123456.',
  'Books carry 0% VAT, and energy at home 5% VAT.',
  'We have done it for twelve years. The mill has stood there for 200 years.',
  'We have built sites for shops that are 25+ years old. The domain was theirs for 30 years.',
  'Book a 30-minute session. Sessions last 30 minutes. The free session takes 30 minutes, a planning session takes 90 minutes. VAT is added at 20%. A free 30-minute call will do. Have a 10-minute call each week.',
  'Our prices exclude VAT. With 20% VAT it is £60. That shop has two prices that include VAT.',
  'Prices include VAT in most shops, but the reduced rate is 5%.',
  'Ring us on 020 7946 0167. Ask Ada on 020 7946 0171, or call the council on 020 7946 0999.',
  'We are open on Monday, 9am to 5pm. We are open on Mondays from 9:00 to 17:00.',
  'We are open on Saturdays by appointment, and open to ideas on Sunday at 8:00 AM.',
  'Shops are open Monday to Saturday, 8:00 AM to 6:00 PM. "We are open Monday to Sunday," they say.',
  'Write to us at hello@agency.example. Write to casework@regulator.example if we do not answer.',
  'Write to hello@agency.example. Their address is hello@other.example.',
  'It costs £1,000 + VAT (£1,200), or £99.50 plus VAT (£119.40 in all).',
  'A deposit of £500 plus VAT (£100) comes to £600. It is £500 (£600 including VAT).',
  'Energy at £1,000 (£1,050 including VAT) has the reduced rate.',
  'An invoice of £1,000 + VAT (£500 now and £500 later). A shop has £5 (£6 with a bag).',
])('%s agrees with the facts', async (text) => {
  expect((await findingsOf(about(text))).printed).toBe('');
});

test('another number that visitors should call, according to a legal page', async () => {
  const { findings } = await findingsOf(legal('Write to us, or call 020 7946 0999.'));
  expect(findings).toMatchObject([{ code: 'fact-contradicted', args: { found: '020 7946 0999' } }]);
  const right = 'Call 020 7946 0167, or ring us on 020 7946 0167. Call 0303 123 1113 to complain.';
  expect((await findingsOf(legal(right))).printed).toBe('');
});

test.each([
  'These terms are governed by the laws of the State of Delaware, without regard to others.',
  'We agree. This Agreement shall be governed by and construed in accordance with the laws of California.',
])('%s is about the law of another country', async (text) => {
  const { codes, printed } = await findingsOf(legal(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain('Expected "the laws of England and Wales".');
});

test.each([
  'These terms are governed by the laws of England and Wales. Our terms are governed by the law of Scotland.',
  'The terms of our host are governed by the laws of the State of Delaware. Acme Inc. has its seat in California.',
  'If you live in California, the laws of California give you further rights.',
  'Their agreement is governed by the laws of the State of New York.',
])('%s is about our law or that of others', async (text) => {
  expect((await findingsOf(legal(text))).printed).toBe('');
});

test('the field of the telephone number has a finding of its own', async () => {
  const { codes } = await findingsOf(edited('site.yaml', '020 7946 0167', '020 7946 0176'));
  expect(codes).toContain('phone-display');
  expect(codes).not.toContain('fact-contradicted');
});

test('the place of another city is that of its sentence', async () => {
  const { findings } = await findingsOf(legal('We work in Leeds.\n\nWe are based in Leeds.'));
  expect(findings).toMatchObject([{ code: 'fact-contradicted', line: 14 }]);
});

test('the reduced rates of other countries are not known', async () => {
  const { codes } = await findingsOf({
    ...edited('site.yaml', 'currency: GBP', 'currency: EUR'),
    ...legal('Building work has 13.5% VAT.'),
  });
  expect(codes).not.toContain('fact-contradicted');
});

test('a telephone number with two digits swapped', async () => {
  const { printed } = await findingsOf(legal('Ring 020 7946 0176.'));
  expect(printed).toMatchInlineSnapshot(`
    "content/legal/privacy-policy.md:12:6  warning  fact-contradicted
      The text has "020 7946 0176", which does not agree with "phone" in content/site.yaml.
      Expected "020 7946 0167".
      Correct the text, or "phone" in content/site.yaml.

        11 |
      > 12 | Ring 020 7946 0176.
           |      ^
        13 |"
  `);
});

test.each([
  ['Write to info@agency.example.', 'hello@agency.example'],
  ['Its registered office is at 7 Sample Street, London SE1 4QM.', '1 Sample Street, London SE1'],
  ['We work from 7 Plover Yard in London.', '1 Plover Yard'],
  ['Come to 1 Plover Yard, London SE1 4MQ.', 'SE1 4QM'],
  ['Our head office is in Leeds. We are there all day.', 'Our head office is in London'],
  ['We are based in the centre of York.', 'We are based in the centre of London'],
  ['We mean Agency Media Ltd.', 'Agency Ltd'],
  ['We are a company registered in Scotland.', 'England and Wales'],
  ['Our company number is 00000001.', '00000000'],
  ['We are Agency Ltd, company number 00000001.', '00000000'],
  ['Our VAT number is GB 000 0000 01.', 'GB 000 0000 00'],
  ['A 45-minute session costs nothing.', '30-minute session'],
  ['A 45-minute video session is free.', '30-minute video session'],
  ['Ask us in a free 45-minute call.', '30-minute call'],
  ['The free session takes 45 minutes.', 'session takes 30 minutes'],
  ['Your free consultation lasts 45 minutes.', 'consultation lasts 30 minutes'],
  ['Our prices include VAT.', 'exclude VAT'],
  ['It costs £1,000 + VAT (£1,100).', '£1,000 + VAT (£1,200)'],
  ['It costs £99 plus VAT (that is £110).', '£99 plus VAT (that is £118.80)'],
  ['It costs £500 (£550 including VAT).', '£500 (£600 including VAT)'],
  ['All prices are inclusive of VAT, unless we say otherwise.', 'exclude VAT'],
  ['We add 17.5% VAT.', '20% VAT'],
  ['VAT is added at 17.5%.', 'VAT is added at 20%'],
  ['VAT is charged at the standard rate of 15%.', 'VAT is charged at the standard rate of 20%'],
  ['Ring us on 020 7946 0168.', '020 7946 0167'],
  ['Call or text us now on 01463 960999.', '020 7946 0167'],
  ['We are open Monday to Saturday.', '9 to 5'],
  ['We’re open from 8:00 a.m. to 6:00 p.m. on Mondays.', '9 to 5'],
  ['Our opening hours are Monday to Friday, 9am to 6pm.', '9 to 5'],
  ['Write to us at ask@firm.example.', 'hello@agency.example'],
  ['Write to hello@firm.example.', 'hello@agency.example'],
  ['We add VAT at 15 percent.', 'VAT at 20 percent'],
])('%s does not agree: expected %s', async (text, expected) => {
  const { codes, printed } = await findingsOf(legal(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}`);
});

test.each([
  ['We have done it since 2012.', 'since 2014'],
  ['Since 2012, we have done it.', 'Since 2014'],
  ['After twenty years in business, we know.', 'twelve years in business'],
  ['We bring 25+ years to it.', '12+ years'],
  ['We have made websites for over 30 years.', 'for over 12 years'],
  ['We have five services.', 'two services'],
])('%s on a screen does not agree: expected %s', async (text, expected) => {
  const { codes, printed } = await findingsOf(about(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}".`);
});

test.each([
  ['Ring us on 020 7946 0168.', '020 7946 0167'],
  ['Ring us on 020 7946 0176.', '020 7946 0167'],
  ['Write to info@agency.example.', 'hello@agency.example'],
  ['We are open Monday to Saturday.', '9 to 5'],
])('%s in a post does not agree: expected %s', async (text, expected) => {
  const { codes, printed } = await findingsOf(post(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}".`);
});

test.each(['Call 01463 960999.', 'It has done so since 2012.', 'Prices include VAT, by law.'])(
  '%s in a post is about others',
  async (text) => {
    expect((await findingsOf(post(text))).printed).toBe('');
  },
);

test('the years of the agency among its figures', async () => {
  const figure = (value: string, label: string) =>
    findingsOf(
      edited(
        'site.yaml',
        /value: "?10\+"?\n\s+label: years/,
        `value: ${value}\n    label: ${label}`,
      ),
    );
  const { codes, printed } = await figure('20+', 'years in business');
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain('Expected "12+ years in business".');
  expect((await figure('10+', 'years in business')).printed).toBe('');
  for (const label of [
    'years of experience in all',
    'years’ experience',
    'years of web experience',
    'years in the industry',
  ])
    expect((await figure('60+', label)).printed).toBe('');
  const once = await figure('60+ years', 'in business since 2012');
  expect(once.findings.map(({ args }) => args)).toMatchObject([
    { found: '60+ years in business' },
    { found: 'since 2012' },
  ]);
});

test('a figure that counts the people or services of others', async () => {
  const figure = (value: number, label: string) =>
    edited(
      'site.yaml',
      /value: "?10\+"?\n\s+label: years.*/,
      `value: "${value}"\n    label: ${label}`,
    );
  expect((await findingsOf({ ...people, ...figure(30, 'people on our list') })).printed).toBe('');
  expect((await findingsOf(figure(40, 'services moved to the cloud'))).printed).toBe('');
});

/** Returns the minimal content with a figure of finished projects and another text in an answer. */
const answer = (text: string) => ({
  ...edited('questions/price.md', 'It depends.', text),
  ...edited(
    'site.yaml',
    /value: "?10\+"?\n\s+label: years.*/,
    `value: 1,250+\n    label: projects delivered`,
  ),
});

test.each([
  ['Our email address is help@agency.example.', 'hello@agency.example'],
  ['We started in 2009.', 'We started in 2014'],
  ['Yes. The agency was started in 2019.', 'The agency was started in 2014'],
  ['Agency was founded in 2009.', 'Agency was founded in 2014'],
  ['We have been in business for over 25 years.', 'in business for over 12 years'],
  ['We have delivered more than 9,000 projects.', 'more than 1,250 projects'],
  ['## Since when?\n\nWe started in 2009.', 'We started in 2014'],
  ['We’ve completed 3000 projects!', '1,250 projects'],
])('%s in an answer does not agree: expected %s', async (text, expected) => {
  const { codes, printed } = await findingsOf(answer(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}".`);
});

test.each([
  'Our email address is hello@agency.example.',
  'Our email address is press@agency.example if you are a journalist.',
  'For the press, our email address is press@agency.example.',
  'We started in 2014. The agency was started in 2014. We started in 2019.',
  'We started in 2009 as a hobby. The agency was started in 2009 by its client.',
  'The sister firm of Agency was founded in 2009. The programme was started in 2009. A client told us: We started in 2009.',
  'They say “We started in 2009.” If we started in 2009, we would say so.',
  'We have been in business for 12 years. They have been in business for 25 years.',
  'We have been in business for 25 years between us.',
  'We have delivered more than 1,250 projects. We have delivered 1,263 projects.',
  'We have delivered 40 projects for schools. They have delivered more than 9,000 projects.',
  'We have delivered 9,000 projects to nobody. We have delivered 9,000 letters.',
])('%s in an answer agrees with the facts', async (text) => {
  expect((await findingsOf(answer(text))).printed).toBe('');
});

test.each([
  'Ada brings 25+ years’ experience to the desk.',
  'We have 40+ years of design experience between us.',
  'Our builder has 15+ years of industry experience.',
  'Our printer has 30+ years in the paper trade.',
])('%s counts the years of people', async (text) => {
  expect((await findingsOf(about(text))).printed).toBe('');
});

test('reports another number of people', async () => {
  const { printed } = await findingsOf({ ...people, ...about('Six people do it all.') });
  expect(printed).toContain('"Six people", which does not agree with content/people/.');
  expect(printed).toContain('Expected "Two people".');
});

/** Returns the minimal content with two people, and a text that says for whom Bea is right. */
const rightFor = (text: string) => ({
  ...people,
  'people/bea.yaml': `${people['people/bea.yaml']}rightFor: ${text}\n`,
});

test('the file of a person sends visitors to another person', async () => {
  const { codes, printed } = await findingsOf(rightFor('Ask for Ada if you need a sign.'));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain('Expected "Bea".');
});

test.each([
  'Ask for Bea if you need a sign.',
  'Ask for her if Ada is away.',
  'Ask for Ada on Mondays, and for her on all other days.',
  'Ask for Ada first, and for Bea if it is urgent.',
  'Ask for Adaline, who brings you to Bea.',
  'If it is about money, do not ask for Ada.',
])('%s sends visitors to the person', async (text) => {
  expect((await findingsOf(rightFor(text))).printed).toBe('');
});

test('a draft is not counted', async () => {
  const files = {
    ...people,
    'people/cy.yaml': 'order: 3\nname: Cy Ray\nrole: Editor\ntext: She reads.\ndraft: true\n',
  };
  expect((await findingsOf({ ...files, ...about('Two people do it all.') })).printed).toBe('');
});

test('a number is not compared while an entry cannot be read', async () => {
  const files = {
    ...people,
    'people/cy.yaml': 'order: third\nname: Cy Ray\nrole: Editor\ntext: She reads.\n',
    ...about('Three people do it all.'),
  };
  expect((await findingsOf(files)).codes).toEqual(['field-invalid']);
  expect(
    (await findingsOf({ ...files, ...people, 'people/cy.yaml': 'order: 3 : 4\n' })).codes,
  ).not.toContain('fact-contradicted');
});

test('the year of a law in an answer', async () => {
  const files = edited('questions/price.md', 'It depends.', 'It has been the law since 2018.');
  expect((await findingsOf(files)).printed).toBe('');
});

test('a fact that has changed is one mistake, although two texts have the old one', async () => {
  const { printed } = await findingsOf({
    ...edited('site.yaml', 'founded: 2014-09-01', 'founded: 2016-09-01'),
    ...about('We have done it since 2014.'),
    ...edited('screens/home.md', 'About the agency.', 'Since 2014, we have done it.'),
  });
  expect(printed.match(/fact-contradicted/g)).toHaveLength(1);
  expect(printed).toContain('Also content/screens/about.md');
});

/** Returns the minimal content of an agency called Mileward, with another text on a legal page. */
const ofMileward = (text: string) => ({
  ...people,
  ...edited('site.yaml', 'name: Agency\n', 'name: Mileward\n'),
  ...legal(text),
});

test.each([
  ['MileWard keeps it.', 'Mileward'],
  ['Ask Mile Ward.', 'Mileward'],
  ["It is Mile-Ward's list.", 'Mileward'],
  ['At Milward we keep it.', 'Mileward'],
  ['At Mileawrd we keep it.', 'Mileward'],
  ['Ask Ada Lovelance for it.', 'Ada Lovelace'],
  ['Ask Ada Lovleace for it.', 'Ada Lovelace'],
])('%s misspells a name: expected %s', async (text, expected) => {
  const { codes, printed } = await findingsOf(ofMileward(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}`);
});

test.each([
  'Mileward and the Milewards, Mileward’s list and MILEWARD, and see milewards.example.',
  'Ask Ada Lovelace, Ada Finch or Bob Lovelace. It is Ada Lovelace’s list.',
  'A mile warded off is a mile. Ward off the rest.',
])('%s spells its names as the content does', async (text) => {
  expect((await findingsOf(ofMileward(text))).printed).toBe('');
});

test('a misspelt name in a testimonial', async () => {
  const { codes } = await findingsOf({
    ...edited('site.yaml', 'name: Agency\n', 'name: Mileward\n'),
    ...edited('testimonials/ada.yaml', 'Good work,', 'Milward does good work,'),
  });
  expect(codes).toEqual(['fact-contradicted']);
});

/** Returns the minimal content with other words in the testimonial of Bo Lindqvist of Kettle & Sons Brewing. */
const ofBrewery = (text: string) => ({
  'testimonials/kettle.yaml': `name: Bo Lindqvist
position: Owner
company: Kettle & Sons Brewing
text: ${text}
rating: 5
`,
});

test.each([
  [
    'At Kettle & Sons Breweing we were glad of it.',
    '"company" in content/testimonials/kettle.yaml',
  ],
  ['They asked for Bo Lindquist and nobody else.', '"name" in content/testimonials/kettle.yaml'],
])('%s misspells a name of its own file', async (text, source) => {
  const { codes, printed } = await findingsOf(ofBrewery(text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Correct the text, or ${source}.`);
});

test.each([
  'At Kettle & Sons Brewing, Bo Lindqvist was glad of it.',
  'The Kettle & Son Brewing of old is gone. Ask Bo Lindqvists.',
  'My brother, Jon Lindqvist, was glad of it.',
])('%s spells the names of its own file', async (text) => {
  expect((await findingsOf(ofBrewery(text))).printed).toBe('');
});

/** Returns the minimal content with a client of this name in a case study, and another text in it. */
const ofClient = (client: string, text: string) => {
  const file = 'case-studies/mill-shop.md';
  const study = edited(file, 'client: The Mill Shop', `client: ${client}`)[file] ?? '';
  return {
    [file]: study.replace('The long story.', text),
    ...edited('portfolio/mill-shop.yaml', 'title: The Mill Shop', `title: ${client}`),
  };
};

test.each([
  ['Arkle & Dunn Castings', 'It began at Arkle and Dunn.', 'Arkle & Dunn'],
  ['Arkle and Dunn', 'It began at Arkle & Dunn.', 'Arkle and Dunn'],
])('%s is not the client in %j', async (client, text, expected) => {
  const { codes, printed } = await findingsOf(ofClient(client, text));
  expect(codes).toEqual(['fact-contradicted']);
  expect(printed).toContain(`Expected "${expected}".`);
});

test.each([
  'Arkle and Dunn were brothers.',
  'Mr Arkle and Mr Dunn came.',
  'Marckle and Dunne came.',
])('%s names the people of a firm', async (text) => {
  expect((await findingsOf(ofClient('Arkle & Dunn', text))).printed).toBe('');
});

import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const body = (text: string) => edited('blog/first-post.md', /## A heading[^]*$/, `${text}\n`);

describe('Markdown that says what is meant', () => {
  test.each([
    ['a link', '[us](/contact)'],
    ['a link to a part of a word', 'See all [quote](/contact)s and the re[design](/contact).'],
    ['a link after a bracket', 'See it ([us](/contact)), or "[us](/contact)".'],
    ['abbreviations in a heading', '## VAT, PAYE, CIS\n\nText.\n\n## Mill Ltd.\n\nText.'],
    ['a link by reference', '[us][1]\n\n[1]: /contact'],
    ['escaped signs', '\\*\\* and \\[x\\](y) and \\## and \\`'],
    ['brackets', 'He said [sic] (really) that a[0] is [1] of [x].'],
    ['code', 'Write `**` and `[a](b` and\n\n```\n## x\n[a] (b)\n```'],
    ['code in a list', '- One\n\n  ```\n  x\n  ```\n- Two'],
    ['arithmetic', '2 * 3 * 4 and snake_case_name and #1 and #hashtag'],
    ['lists', '- One\n- Two\n\n1. One\n2. Two'],
    ['sections of a law', '§ 1 says what it is.\n\n§ 2 says what it costs.\n§ 3 says the rest.'],
    ['a dialogue', '— Is it done?\n\n— It is done.'],
    [
      'signs that lists of other programs have',
      '§ 5 of the law says so.\n\n→ It is done.\n\n– Ada Finch',
    ],
    ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['a footnote', 'Text.[^1]\n\n[^1]: A note.'],
    ['HTML', '<details><summary>More</summary>\n\nText<br>text.\n\n</details>'],
    ['signs in HTML', '<p>2**8 is 256 and 3**4 is 81. From £500\n* without VAT</p>'],
    ['signs in an attribute of HTML', '<p><a href="/contact" title="a > **b** c">The form</a></p>'],
    ['signs in code of HTML', '<p><code>[us](/contact) and **us**</code> is Markdown.</p>'],
    ['a rule', 'A sentence.\n\n---\n\nAnother.'],
    ['an address in emphasis', 'See [contact](/contact).\n\nWrite to _hello@example.com_ now.'],
    ['two sentences that start with emoji', '✅ One.\n\n🚀 Two.'],
    [
      'paragraphs that start with emoji',
      '👋 Hello from us. We drew it.\n\n🚀 It starts in May. We tell you.\n\n🎉 It is done. Thank you.',
    ],
    ['lines with breaks that start with emoji', '📍 Leeds  \n📞 0113 496 0000\\\n🕘 Nine to five.'],
    ['an address in brackets', 'Mail [hello@example.com], or see [https://www.example.com].'],
    ['a comment', 'Text <!-- a note --> and more.\n\n<!-- Another.\n\nStill. -->\n\nText.'],
    ['headings', '## One\n\n### Two\n\n#### Three\n\nText.\n\n## Four\n\nText.'],
    ['bold words with words in italics at their start', 'This is ***both** of them*.'],
    ['bold words with words in italics at their end', 'This is **of *both***.'],
    ['words in italics beside a sign that is meant', 'A note\\**of them*.'],
    ['an asterisk for a note', 'It costs £600*.\n\n*Without VAT.'],
    ['signs inside words and addresses', 'Open my_file_name or a*b, and /_next/x.'],
    ['a link in brackets', 'Write to us ([here we are](/contact)) soon (or [later on](/contact)).'],
    ['patterns and keys', 'The pattern ^[abc]+ and Ctrl^C^.'],
    ['entities', 'Fish &amp; chips, &pound;5&nbsp;each, \\&nbsp; and &lt;b&gt;.'],
    ['colons and equals signs', 'At 10:30:15, a == b == c, std::vector::size and Note: this.'],
    ['code by spaces', 'Write:\n\n    npm run site -- validate'],
    [
      'code by spaces that has signs of Markdown',
      'Write:\n\n    f(**a, **b)\n    y = 2**n + 3**n\n\nor\n\n    ## Install the tool\n    npm install\n\nor\n\n    - Install\n    - Build',
    ],
    ['YAML by spaces', 'Write:\n\n    tags:\n      - Design\n      - Prices'],
    ['code by spaces with a full stop', 'Write:\n\n    const a = b.'],
    [
      'names of files and signs that formulas use',
      'Open C:\\text\\left, or AT&T, B&amp;B and &copy; 2026.',
    ],
    ['letters in brackets', '[a]fter that he said [b]Is it so?'],
    ['brackets around words', 'He said [the gallery] and {x} and [[1]](/contact).'],
    [
      'words about an assistant',
      'Would you like me to write your texts? Sure, I can. Here is the short version: it is late.\n\nChatGPT said: “Look it up.” Press “Regenerate response” again.',
    ],
    [
      'words that an assistant has, too',
      [
        'Can you look after it for us? Absolutely! Here are the three ways:\n\n- One\n- Two',
        'Of course! Here are our prices:\n\n- One\n- Two',
        'Of course! Here are the three ways.',
        'Here is a polished version of the menu that Ada drew.',
        'Here is the final version of your copy as a PDF, once a month.',
        'Let me know if you would like me to call you.',
        'ChatGPT said: nothing of the kind.',
      ].join('\n\n'),
    ],
    ['a comment on a case', 'Comment [2019]: the court agreed.'],
    ['a paragraph that starts with a number below zero', '-5 degrees is cold.'],
  ])('%s', async (_, text) => {
    expect((await findingsOf(body(text))).printed).toBe('');
  });
});

test.each([
  ['link-broken', 'See [us] (/contact).'],
  ['link-broken', 'See [us] (https://x.example).'],
  ['link-broken', 'See [us](/contact.'],
  ['link-broken', 'See [us](https://x.example for more.'],
  ['link-broken', 'See (us)[/contact].'],
  ['link-broken', 'See [us](/con tact).'],
  ['link-broken', 'See [us][nowhere].'],
  ['link-broken', 'See <https://www.x.example/a|our other site> now.'],
  ['link-broken', 'See (us)[https://x.example].'],
  ['link-broken', 'See [us](https://x exa.example/us).'],
  ['link-insecure', 'Text [a](/contact).\n\nSee [www.x.example].'],
  ['mark-open', 'This is **bold and stays so.'],
  ['mark-open', 'This is ** bold** too.'],
  ['mark-open', 'This is **important:**now.'],
  ['mark-open', '**“Both sites”**are new.'],
  ['mark-open', 'This is `code.'],
  ['mark-open', '*Both sites have five pages.'],
  ['mark-open', 'Text (_both sites have five pages).'],
  ['mark-open', '*Both sites *have five pages.'],
  ['mark-open', 'This is **bold* and stays so.'],
  ['mark-open', 'This is __bold_ and stays so.'],
  ['mark-open', 'This is *bold** and stays so.'],
  ['mark-open', 'This is ~~crossed out.'],
  ['pattern-in-body', 'From {{ price_from a day.'],
  ['pattern-in-body', '## A part {#part}\n\nText.'],
  ['pattern-in-body', 'We do. {width=300}'],
  ['pattern-in-body', '[TOC]'],
  ['pattern-in-body', '::: warning\nTake care.\n:::'],
  ['pattern-in-body', '!!! note\n    Take care.'],
  ['pattern-in-body', '> [!NOTE]\n> Take care.'],
  ['pattern-in-body', "import Box from './Box'\n\nText."],
  ['pattern-in-body', '{/* check the price */}'],
  ['pattern-in-body', 'Prices are ==low==.'],
  ['pattern-in-body', 'Prices are {++ very ++} low.'],
  ['pattern-in-body', 'Prices are low :smile: today.'],
  ['pattern-in-body', '*[PECR]: Privacy rules'],
  ['pattern-in-body', 'Prices are low.citeturn0search1'],
  ['text-pasted', 'As an AI language model, I know no prices.'],
  ['pattern-in-body', 'Costs [object Object] a day.'],
  ['pattern-in-body', 'Prices are&nbps;low.'],
  ['pattern-in-body', 'Fish &amp chips'],
  ['pattern-in-body', 'It costs \\( 3 \\times 500 \\) pounds.'],
  ['pattern-in-body', 'Thanks to <@U02ABC123> for it.'],
  ['pattern-in-body', 'It lasts.\n\n[a]Is it so? Ask Ada'],
  ['text-pasted', 'As of my last knowledge update, it was so.'],
  ['text-placeholder', 'It saves XX% a year.'],
  ['text-placeholder', 'It costs £XX a year.'],
  ['text-placeholder', 'It lasts for years.[citation needed]'],
  ['pattern-in-body', 'Marks &amp;amp; Spencer'],
  ['list-space', '-One thing'],
  ['code-block-open', '```js\nlet a;\n\nText.'],
  ['markdown-in-html', '<details>\n<summary>More</summary>\nSome **words**.\n</details>'],
  ['markdown-in-html', '<p>Some [words](/contact)</p>'],
  ['markdown-in-html', 'Text.\n\n<div>\n- One\n</div>'],
  ['markdown-in-html', '<p>Our **best** work.</p>'],
  ['markdown-in-html', '<p>We need words.</p>\n<p>\n## Words\n</p>'],
  ['footnote-unused', 'Text.\n\n<!-- see [^1] -->\n\n[^1]: A note.'],
  ['markdown-in-html', '<div>A note.[^1]</div>\n\n[^1]: It is here.'],
  ['html-open', '<details><summary>More</summary>\n\nText.'],
  ['html-open', 'Some <strong>words.'],
  ['html-open', 'Text.\n\n<!-- A note.\n\nMore text.'],
  ['html-open', 'Text <!-- a note.'],
  ['heading-space', 'Text.\n\n##Heading'],
  ['heading-space', '###Heading'],
  ['heading-space', 'Text.\n\n##\n\nText.'],
  ['heading-space', 'Text.\n\n#\n\nText.'],
  ['code-block-indented', 'Text.\n\n    ## A heading\n\nText.'],
  ['code-block-indented', 'Text.\n\n    Some words\n\n    ## A heading\n\nText.'],
  ['code-block-indented', 'Text.\n\n    - One thing\n    - Two things'],
  ['code-block-indented', 'Text.\n\n    See [us](/contact) for more.'],
  ['code-block-indented', 'Text.\n\n    This is **bold** here.'],
  ['code-block-indented', 'Text.\n\n    Both sites have five pages. One takes longer.'],
  ['link-broken', 'See [both sites](/contact)) now.'],
  ['heading-skipped', '## One\n\n#### Two\n\nText.'],
  ['heading-by-dashes', 'This is a sentence.\n---\n\nText.'],
  ['list-space', '-One\n-Two'],
  ['list-space', 'o\tOne\no\tTwo'],
  ['list-space', '§ One\n§ Two'],
  ['list-space', '✓ One\n✓ Two'],
  ['list-space', '➢ One\n\n➢ Two\n\n➢ Three'],
  ['list-space', '– One\n\n– Two\n\n– Three'],
  ['list-space', '– One that\nis long\n\n– Two\n\n– Three'],
  ['list-space', '✔️ One\n\n✔️ Two'],
  ['list-space', '• One\n\n• Two\n\n• Three'],
  ['list-space', '✅ One\n\n🚀 Two\n\n👉 Three'],
  ['list-space', '🇮🇪 One\n\n1️⃣ Two\n\n✅ Three'],
  ['list-space', '⚡️ **One**\n🚀 **Two**\n👩‍💻 **Three**'],
  ['list-space', '(1) one\n(2) two'],
  ['list-space', 'i. one\nii. two'],
  ['list-space', '1.One\n2.Two'],
  ['list-space', 'We need:\n2. words\n3. pictures'],
  ['list-space', 'We need:\na) words\nb) pictures'],
  ['list-space', 'It was a good year.\n\n1986. That is when we met.'],
  ['mark-open', 'A banner of 3*2 m and a flag of 5*4 m are made.'],
  ['mark-open', 'It takes 3~4 days or 5~6 weeks.'],
  ['footnote-unused', 'Text.[^1]\n\n[^1]: A note.\n[^1]: Another note.'],
  ['link-text-vague', 'Write to us [](/contact) now.'],
  ['sentence-unfinished', 'The “sign said which way.'],
  ['footnote-missing', 'Text.[^1]'],
  ['footnote-missing', 'Text.[^1]\n\n[^1] A note.'],
  ['footnote-unused', 'Text.\n\n[^1]: A note.'],
  ['table-cells', '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |'],
  ['table-cells', '| a | b |\n| --- | --- |\n| 1 |'],
  ['table-broken', '| a | b |\n| --- |\n| 1 | 2 |'],
  ['html-removed', 'Text.\n\n<iframe src="https://x.example"></iframe>'],
  ['html-removed', 'Text.\n\n<script>let a;</script>'],
  ['html-removed', '<iframe src="https://x.example"></iframe> See [us](/contact).'],
  ['html-removed', 'Text <span style="color: red">red</span>.'],
  ['html-removed', 'Text <b onclick="x()">bold</b>.'],
  ['link-text-vague', '[Click here](/contact)'],
  ['pattern-in-body', 'Prices in {{ town }}.'],
  ['pattern-in-body', 'Prices in {town}.'],
  ['pattern-in-body', 'See [[contact]].'],
  ['pattern-in-body', 'It costs more.^[Without VAT.]'],
  ['pattern-in-body', 'A room has 20 m^2^ of floor.'],
  ['pattern-in-body', 'It saves CO~2~ every year.'],
  ['pattern-in-body', '- [] One\n- [x] Two'],
  ['pattern-in-body', 'See <a href=”/contact”>us</a>.'],
  ['pattern-in-body', 'See <a href="/contact”>us.'],
  ['pattern-in-body', '<img src=“/images/a.svg” alt=“A desk”>'],
  ['link-broken', 'See [us](/contact "About us) now.'],
  ['link-broken', '![A desk](/images/desk.svg =100x20)'],
  ['pattern-in-body', '![[shop.png]]'],
  ['pattern-in-body', '[gallery ids="1,2"]'],
  ['pattern-in-body', 'It costs £600【4†source】.'],
  ['text-pasted', 'Text.\n\nWould you like me to make it shorter?'],
  ['text-pasted', 'It costs #REF! a month.'],
  ['text-pasted', 'Sent from my iPhone'],
  ['text-pasted', '-----Original Message-----'],
  ['text-pasted', 'On 3 March 2026 at 10:12, Ada Finch wrote:'],
  ['text-pasted', '[12/03/2026, 09:14] Ada: Please say it here.'],
  ['text-pasted', 'It is done.\n\n<Media omitted>'],
  ['text-pasted', 'image omitted'],
  ['text-pasted', '12/03/2026, 14:22 - Ada: Please say it here.'],
  ['text-pasted', '[Yesterday 14:22] Ada Finch'],
  ['text-pasted', 'It is done. Sent from my iPhone'],
  ['text-pasted', 'On Mon, 2 Mar 2026 at 10:12, Ada Finch <ada@finch.example> wrote:'],
  ['text-pasted', 'On 02/03/2026 10:12, Ada wrote:'],
  ['text-pasted', 'From: Ada\nSent: 2 March 2026 10:12\nTo: Bea'],
  ['text-pasted', 'It does. Commented [AF1]: check it.'],
  ['text-pasted', 'Look. Comment [AF1]: check it.'],
  ['text-pasted', 'I hope this helps! Ask again.'],
  ['text-pasted', 'It is done. Let me know if you would like me to change the tone!'],
  ['text-pasted', 'Would you like me to write a version for a newsletter?'],
  ['text-pasted', 'Sure! Here are three options:'],
  ['text-pasted', 'Here’s a more polished version of your answer:'],
  ['text-pasted', 'ChatGPT said:\n\nWe build sites.'],
  ['text-pasted', 'We build sites.\n\nRegenerate response'],
  ['text-placeholder', 'The fee is £?? a year.'],
  ['text-placeholder', 'NB Ada: is it so?'],
  ['text-pasted', 'As shown in Error! Reference source not found.'],
  ['pattern-in-body', 'This is [b]very[/b] good.'],
  ['pattern-in-body', 'The cost is $$c = d r$$ in all.'],
  ['heading-style', '## It costs this.\n\nText.'],
  ['heading-style', '## HOW IT WORKS\n\nText.'],
  ['section-empty', '## One\n\n## Two\n\nText.'],
  ['section-empty', 'Text.\n\n## One'],
  ['section-empty', '## One\n\nText.\n\n### Two\n\n## Three\n\nText.'],
  ['text-slip', 'See the[us](/contact).'],
  ['text-slip', 'See [us](/contact)and more.'],
  ['link-broken', 'See [all [us](/contact) here](/contact).'],
  ['text-placeholder', 'This is the policy of [Company Name].'],
  ['pattern-in-body', 'It costs £600 :contentReference[oaicite:0]{index=0}.'],
])('%s: %j', async (code, text) => {
  expect((await findingsOf(body(text))).codes).toEqual([code]);
});

test('the message of a link with a space', async () => {
  expect((await findingsOf(body('See\n[us] (/contact).'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:19:1  error  link-broken
      "[us] (/contact)" is not a link, and visitors would see its brackets.
      Expected [words](address), with no space between them and none in the address.
      Write [us](/contact). If no link is meant, write "\\[" instead of "[".

        18 | See
      > 19 | [us] (/contact).
           | ^
        20 |"
  `);
});

test('the place of an address without brackets, which Markdown turns into a link', async () => {
  const { printed } = await findingsOf(body('See [a](/contact).\n\nMail\n[www.x.example] now.'));
  expect(printed.split('\n')[0]).toBe('content/blog/first-post.md:21:2  error  link-insecure');
});

test('the message of a comment without its end', async () => {
  expect((await findingsOf(body('Text.\n\n<!-- A note.\n\nMore.'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:1  error  html-open
      The comment that opens here with "<!--" is not closed, so visitors see its signs, or nothing of what follows.
      Add "-->" after the comment. To show the sign, write "&lt;".

        19 |
      > 20 | <!-- A note.
           | ^
        21 |"
  `);
});

test('the message of a mark without its second one', async () => {
  expect((await findingsOf(body('This is **bold and stays so.'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:18:9  error  mark-open
      The sign "**" has no second one, so visitors would see it.
      Expected a pair around the words, with no space inside: "**words**".
      Add or delete one. To show the sign, write "\\*\\*".

        17 |
      > 18 | This is **bold and stays so.
           |         ^
        19 |"
  `);
});

test.each([
  ['**Both sites **have pages.', '"**Both sites **have"', 'Write "**Both sites** have".'],
  ['This is ** bold** too.', '"** bold**"', 'Write "**bold**".'],
])('a space inside bold signs is named: %s', async (text, found, action) => {
  const { printed } = await findingsOf(body(text));
  expect(printed).toContain(`${found} is not in bold, because there are spaces inside its signs`);
  expect(printed).toContain(action);
});

test.each([
  ['##', 'The heading "##" has no words'],
  ['[us](/contact))', 'Write [us](/contact).'],
  ['[[contact]]', 'Write it as a link'],
  ['![[shop.png]]', 'Write it as a picture'],
  ['[gallery ids="1,2"]', 'which another program writes'],
  ['A【4†source】', 'Delete it.'],
])('the advice on %s', async (text, says) => {
  expect((await findingsOf(body(`Text.\n\n${text}\n\nText.`))).printed).toContain(says);
});

test('the advice on a list with emoji shows its first line without the emoji', async () => {
  const { printed } = await findingsOf(body('🇮🇪 One\n\n1️⃣ Two\n\n✅ Three'));
  expect(printed).toContain('first-post.md:18:1');
  expect(printed).toContain('Write each entry like this: - One');
});

test('rows below an empty line get the advice to join their table', async () => {
  const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n';
  for (const rows of ['| 3 | 4 |', '| 3 | 4 |\n| 5 | 6 |']) {
    const { codes, printed } = await findingsOf(body(table + rows));
    expect(codes).toEqual(['table-broken']);
    expect(printed).toContain('Delete the empty line.');
  }
});

test('the message of a heading without its space', async () => {
  expect((await findingsOf(body('Text.\n\n##Heading'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:1  error  heading-space
      The line "##Heading" has no space after "#", so it is not a heading.
      Write "## Heading". To show the sign, write "\\#".

        19 |
      > 20 | ##Heading
           | ^
        21 |"
  `);
});

test('the message of a level that is left out', async () => {
  expect((await findingsOf(body('## One\n\n#### Two\n\nText.'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:1  warning  heading-skipped
      The heading "Two" is of level 4, without a heading of level 3 above it.
      Expected levels without a gap, because people who listen to the page find their way by them.
      Write "###" instead of "####".

        19 |
      > 20 | #### Two
           | ^
        21 |"
  `);
});

test('the message of a row with a cell too many', async () => {
  expect((await findingsOf(body('| a | b |\n| --- | --- |\n| 1 | 2 | 3 |'))).printed)
    .toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:1  warning  table-cells
      The row has 3 cells, and the page leaves out 1.
      Expected 2, as in the first row of the table.
      To show a "|" inside a cell, write "\\|".

        19 | | --- | --- |
      > 20 | | 1 | 2 | 3 |
           | ^
        21 |"
  `);
});

test('the message of HTML that is left out', async () => {
  expect((await findingsOf(body('<iframe src="a"></iframe>\n\n<iframe src="b"></iframe>'))).printed)
    .toMatchInlineSnapshot(`
    "content/blog/first-post.md:18:1  error  body-missing
      There is no text below the fields.
      Expected the text of the page in Markdown after the second "---".
      Write it, or delete the file.

        17 |
      > 18 | <iframe src="a"></iframe>
           | ^
        19 |

    content/blog/first-post.md:18:1  warning  html-removed
      The page leaves out <iframe> and everything in it (2 times).
      Expected Markdown, or HTML without scripts, frames, forms and styles.
      Delete it, or link to the page that has it. To show the sign, write "&lt;".

        17 |
      > 18 | <iframe src="a"></iframe>
           | ^
        19 |"
  `);
});

test('the message of an element without its end', async () => {
  expect((await findingsOf(body('<details>\n\nText.'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:18:1  error  html-open
      The element <details> that opens here is not closed, so all that follows becomes a part of it.
      Add </details> after its content. To show the sign, write "&lt;".

        17 |
      > 18 | <details>
           | ^
        19 |"
  `);
});

test('a name that HTML does not have looks like a placeholder', async () => {
  for (const tag of ['<client name>', '<town>', '<agency-name>']) {
    const { codes, printed } = await findingsOf(body(`Dear ${tag}, it depends.`));
    expect(codes).toEqual(['html-open']);
    expect(printed).toContain(`The text has "${tag}", which looks like a placeholder`);
  }
  const { printed } = await findingsOf(body('It is <font color="red">free.'));
  expect(printed).toContain('Add </font> after its content.');
});

test('a body has at most five findings of one kind', async () => {
  const { codes } = await findingsOf(body('See [us] (/contact).\n\n'.repeat(20)));
  expect(codes).toHaveLength(5);
});

test('the subject of an email keeps its spaces in the link that is suggested', async () => {
  const link = '[us](mailto:us@agency.example?subject=A question)';
  const { printed } = await findingsOf(body(`Write to ${link}.`));
  expect(printed).toContain('[us](mailto:us@agency.example?subject=A%20question)');
});

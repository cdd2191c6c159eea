-- Three posts with which a new database of `site db start` begins: two in Markdown, one in HTML as a rich-text editor leaves it.

insert into public.blog_posts
  (slug, title, search_title, excerpt, meta_description, author, published_date, tags, content)
values
(
  'ask-customers-for-reviews',
  'How to ask customers for reviews without breaking the law',
  'How to ask customers for reviews within UK law',
  'Most happy customers say nothing, because nobody asked them. Here is a routine that takes ten minutes a week, and the four habits that have been unlawful in the UK since April 2025.',
  'A ten-minute weekly routine for asking customers for reviews, words you can copy, and the four review habits that UK law has banned since April 2025.',
  'Mileward',
  date '2026-02-10',
  array['Marketing', 'Local search'],
  $post$
Think of the last ten customers who thanked you. How many of them left a review? For most small firms the answer is one, and that one was probably cross. People who are content go home and get on with their lives. People who are annoyed find the time. Unless you ask, the public record of your work is written by the second group.

Asking is neither rude nor difficult. It does have to be done properly, because the rules changed.

## What the law says now

The Digital Markets, Competition and Consumers Act 2024 put fake reviews on the list of practices that are unfair in all circumstances. That part has applied since 6 April 2025, and the Competition and Markets Authority can decide for itself that a firm broke it, without going to court first, and impose a fine. Four habits that used to be merely shabby are now plainly unlawful:

- Writing a review yourself, or having a member of staff or a relative write one, as if it came from a customer.
- Paying for a review, or giving something for it, without that being obvious to whoever reads it.
- Showing the good reviews on your own website and quietly leaving out the bad ones, so that the whole looks better than it is.
- Doing nothing about fake reviews that you publish. If your website shows reviews, you must take reasonable steps to keep false ones off it.

None of this stops you from asking. Asking everybody, in the same words, for an honest opinion is the safest thing you can do.

## Ask at the moment of relief

There is a moment in every job at which the customer stops worrying. The boiler is warm again, the accounts are filed, the site is live. That is when to ask: the same day, or the next morning. A week later the feeling has gone, and so has most of the detail that makes a review worth reading.

Tie the question to something you already do. If you send an invoice by email, the request can travel with the receipt for the payment. If you hand over keys, it can be a card with the keys. A routine that hangs on another routine survives a busy month; one that lives in your memory does not.

## Words that work

Keep it short, say why, and make it one tap to do:

> Thank you for having us. If you have two minutes, would you tell other people how it went? Good or bad, it helps them and it helps us. Here is the link: …

Three things make this work. It asks for an honest account and not for five stars. It says who benefits. And the link goes straight to the page where the review is written, not to your home page with instructions. Google gives every business profile such a link: look for "Ask for reviews" when you are signed in to your profile. Print the same link as a QR code for people you meet in person.

Do not filter. Asking "were you happy?" first and sending only those who say yes to the review page is called review gating. Google's own rules forbid it, and it gives readers the false picture that the Act is about.

## Answer every one of them

A reply is not for the person who wrote the review. It is for the next two hundred who read it. Thank the pleased ones in a sentence that shows you remember the job. With a complaint, do it in this order: say what you understood, say what you did or will do about it, and offer a name and a phone number. Never argue about facts in public, and never reveal anything about the customer that they did not reveal themselves: their order, address or health are personal data, and a public reply is a disclosure.

If a review is about another firm, or from somebody you never served, report it to the platform and reply once, calmly: "We cannot find you among our customers. Please ring us so that we can put this right."

## A routine of ten minutes a week

1. On Friday, list the jobs that ended this week.
2. Send the request to every customer on the list, whatever you think they will say.
3. Reply to whatever came in.
4. Note one sentence that somebody wrote in their own words about why they chose you.

The fourth step is the one that pays twice. After three months you have a dozen reasons in the language of your customers, and they belong at the top of your service pages. If you quote a customer there, ask first, keep the message in which they agreed, and do not improve their grammar so much that it becomes yours.

Want to see how this looks on a page? Our [digital marketing](/services/marketing) work starts with what customers already say. If you would like a second opinion on your own reviews, [send us the link](/contact).
$post$
),
(
  'photographs-with-your-phone',
  'Better photographs for your website with the phone you have',
  'Better website photographs with your own phone',
  'Stock pictures of strangers shaking hands convince nobody. An hour with a phone, a window and a list gives you pictures that no competitor has.',
  'Take website photographs worth showing with the phone in your pocket: light, a shot list, consent, file sizes, and when to pay a photographer instead.',
  'Mileward',
  date '2026-05-19',
  array['Web design', 'Branding'],
  $post$
Visitors can tell. The smiling woman with the headset appears on forty thousand websites, and somewhere in the back of the mind the visitor has met her before. A slightly imperfect picture of your own workshop says something that she never can: these people exist, this is where they work, this is who will answer the phone.

You do not need a camera. Any phone of the last five years takes pictures that are large enough for a website. What it lacks is judgement, and that can be written down as a list.

## Light first, everything else second

Most poor pictures are dark pictures. Turn off the ceiling lights, which are yellow or green and come from the wrong direction, and work beside a window. Late morning on a cloudy day is ideal: the cloud is a lampshade the size of the sky.

Stand with the window behind your shoulder or to one side, never behind the person you photograph. Tap on the face on the screen so that the phone measures the light there. If one half of the face is too dark, have somebody hold a sheet of white card just outside the picture. That is the whole of studio lighting for our purposes.

Wipe the lens. It has been in your pocket.

## A list of twelve pictures

Photographers call it a shot list, and it is the difference between an hour's work and an afternoon of wandering about. This one suits most small firms:

- The front door or the van, as a customer would first see it.
- The room where the work happens, wide, with somebody at work in it.
- Hands doing the work, close.
- A tool or material that is typical of your trade, very close.
- Each person, from the chest up, looking at the camera.
- Each person again, looking at what they are doing.
- Two people talking over a drawing, a screen or a counter.
- The finished thing, whole.
- The finished thing, one detail.
- Before, taken from a spot that you mark.
- After, from exactly the same spot.
- Something that shows where you are: the street, the harbour, the hill.

Take each one three times: wide, then two steps nearer, then two steps nearer again. Step closer with your feet rather than with two fingers on the screen, for a phone's zoom throws away detail. Take everything sideways (landscape) and leave empty space around the subject. The person who builds the page needs room to crop for a narrow phone and for a wide screen.

## Tidy the edges

Before you press the button, let your eye run once round the border of the screen. That is where bins, coats, brand names of other companies and half an elbow hide. Look out for three things in particular: papers or screens with customers' details on them, number plates, and anything on the wall that you have no right to publish, such as a poster or a child's drawing.

## Ask before you publish

A recognisable person in a picture is personal data under UK data protection law. For staff, explain where the pictures will be used and let them say no without giving a reason; an employee who feels obliged has not really agreed. For customers, get a message in writing that says what you may show and where. Keep it with the picture. When somebody leaves or changes their mind, you will want to find every place where they appear, so give the files names that help: `2026-05-workshop-amira-lathe.jpg` beats `IMG_4471`.

## Files that load

A phone's picture is some four megabytes. On a page it should be nearer to a hundred and fifty kilobytes, or your visitor pays for your pride in seconds. A good website does the conversion itself: you hand over the original, and it makes several sizes and picks the right one for each screen. Ours do. If yours does not, reduce pictures to 2,000 pixels on the long side before you upload them, and ask whoever maintains the site why you should have to.

Write one plain sentence about what each picture shows, for people who cannot see it and for search engines. "Amira turning an oak bowl on the lathe" is a good one. "Image of craftsmanship and passion" is not.

## When to pay somebody

Pay a photographer when the picture is the product: food, interiors, jewellery, hotels, clothes. Pay one for the portrait of a founder that newspapers will use. And pay one when you have taken the twelve pictures yourself, put them up, and found which three of them people look at. Then the brief writes itself, and half a day is enough.

Until then, an hour by the window will do more for your pages than a year's subscription to strangers. If you are planning a new site, bring the pictures with you: [our designers](/services/responsive-web-design) would rather start with those than with an empty frame.
$post$
),
(
  'first-hour-after-your-website-is-hacked',
  'The first hour after your website is hacked',
  'What to do in the first hour after a website hack',
  'A calm order of work for the worst morning of the year: what to switch off, what to write down, whom to ring, and what must not be deleted.',
  'Your website was hacked. What to do in the first hour: what to switch off, what to keep as evidence, whom to tell under UK law, and how to come back.',
  'Mileward',
  date '2026-08-25',
  array['Domains', 'Security'],
  $post$
<p>It usually starts with a phone call from somebody else. A customer says that your website sells sunglasses now, or that their browser shows a red page. Your heart sinks, and your hand goes for the mouse to delete things. Don't. The first hour decides whether this costs you a day or a month, and most of what makes it worse happens in the first ten minutes.</p>

<h2>Minutes 0 to 10: write, don't touch</h2>
<p>Take a sheet of paper, not a document on the machine that may be affected. Write down the time, who noticed, what they saw and where. Take a photograph of the screen with your phone. You will be asked for all of it later, by your host, by your insurer and perhaps by the regulator, and by then you will not remember whether it was ten past or half past.</p>
<p>Do not delete strange files yet, and do not restore a backup over them. They are the only record of how the intruder came in. If you wipe them and restore last week's copy, you also restore the hole, and the same visitor is back by the evening.</p>

<h2>Minutes 10 to 25: stop the harm</h2>
<ol>
<li>Ring your host or whoever looks after the site, by phone. Ask them to take the site off the public internet and to keep a complete copy of it, with its log files, exactly as it is.</li>
<li>If nobody answers, put up a maintenance page through your hosting panel. A plain page that says "We are working on our website. Ring us on …" loses you less trust than a shop for sunglasses.</li>
<li>If the site takes payments, ring your payment provider. They can stop payments through the site and tell you whether odd ones have gone through.</li>
</ol>
<p>Use a computer other than the one from which you normally edit the site. Passwords are quite often stolen there first.</p>

<h2>Minutes 25 to 40: change the locks in the right order</h2>
<p>Begin with the account that can reset all others, which is your email. Then, in this order: the registrar that holds your domain name, the hosting account, the website's own administrators, and anything the site talks to, such as the mailing list and the payment provider. Give each a new password from a password manager, and switch on two-step verification wherever it is offered.</p>
<p>Look at the list of users of each account while you are there. An intruder who has added an administrator called "support2" does not mind that you changed your own password. Check the forwarding rules of your mailbox too; copies of your mail may be going somewhere.</p>

<h2>Minutes 40 to 60: ask what was taken</h2>
<p>There are two quite different accidents. In one, somebody painted over your shop window: spam links, foreign adverts, a slogan. In the other, somebody copied the customer list. Ask your host which data the site could reach, and go by the worst that is likely until you know better. Contact forms, orders, newsletter addresses and accounts all count.</p>
<p>If personal data may have been seen, copied or lost, UK data protection law gives you 72 hours from the moment you become aware of it to tell the Information Commissioner's Office, unless a risk to people is unlikely. If the risk to them is high, you must tell the people themselves as well, without undue delay. The ICO has a helpline for small organisations and a self-assessment that takes a few minutes. You may report with gaps and add to it later; a report with gaps on the second day is better than a perfect one in the second week. Write down your reasoning even when you decide not to report.</p>
<p>Fraud and cyber crime against firms in England, Wales and Northern Ireland are reported to Action Fraud's successor, Report Fraud; in Scotland, ring Police Scotland on 101. Then ring your insurer: many policies oblige you to tell them early, and some send an expert at their cost.</p>

<h2>After the first hour</h2>
<p>Now the cleaning can begin, and somebody who does it for a living should do it. The usual way in is an extension that was never updated, a password used elsewhere, or an old copy of the site that everybody had forgotten. Until the way in is known, the site is not clean.</p>
<p>The safest return is to build the site afresh from known sources and to move over only the texts and pictures, after a look at each. When it is back, ask Google for a review in Search Console if browsers warned of it, and tell your customers in two sentences what happened and what you did.</p>

<h2>Print this before you need it</h2>
<p>Keep one sheet of paper by the phone: who hosts the site, who registered the domain, the customer numbers, their telephone numbers, and where the backups are. Test one of the backups this month. A backup that nobody has ever restored is a hope.</p>
<p>Sites without a database or a login on the public side leave an intruder very little to work with, which is one reason why we build them that way. If you would like to know what yours would give away, <a href="/contact">ask us for a look at it</a>, or read about our <a href="/services/domain-dns-management">domain and DNS management</a>.</p>
$post$
);

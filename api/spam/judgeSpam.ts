/** What is known of an enquiry besides what it says. */
export interface Signs {
  message: string;
  name: string;
  /** What stands in the field that people never see. */
  honeypot: string;
  /** Milliseconds from the opening of the page until the form was sent, where a script has measured them. */
  elapsed: number | undefined;
  /** `absent` is ordinary: no JavaScript, or a client that is no browser. */
  proof: 'valid' | 'invalid' | 'absent';
  /** How often this message has come within the hour. */
  times: number;
}

/** Nobody fills in a form faster, in milliseconds, unless a password manager does it for them. */
const FASTEST = 1500;
/** More links than this are rare in enquiries. */
const LINKS = 3;
/** A message that comes this often within an hour is noted. */
const TIMES = 3;

/**
 * Whether an enquiry is taken for spam, and what looks like it. Only what no person does makes it spam: filling in the hidden
 * field, or sending the form at once without the proof that a browser had worked. Everything else is a note to the reader.
 */
export function judgeSpam(signs: Signs): { spam: boolean; flags: string[] } {
  const { message, name, honeypot, elapsed, proof, times } = signs;
  const filled = honeypot !== '';
  const quick = elapsed !== undefined && elapsed < FASTEST && proof !== 'valid';
  const links = message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const flags = [
    filled && 'honeypot',
    quick && 'quick',
    proof === 'invalid' && 'proof',
    (links > LINKS || /https?:|www\./i.test(name)) && 'links',
    /<a\s+href|\[url=|\[link=/i.test(message) && 'markup',
    (times >= TIMES || /(.)\1{29}/su.test(message)) && 'repetition',
  ];
  return { spam: filled || quick, flags: flags.filter((flag) => flag !== false) };
}

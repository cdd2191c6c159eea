import { isEmail } from '#schemas/enquiryForms.ts';
import { isLoopback } from './isLoopback.ts';
import type { Rate } from './request/rateLimiter.ts';
import { StoreUnavailable } from './store/StoreUnavailable.ts';

/** The environment of a process: `process.env`, or the variables that a host passes to a function. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The mail server, the sender and the recipients. */
export interface MailSettings {
  /** The server with its credentials: `smtps://user:password@host:465`. Undefined if this process only stores enquiries. */
  url: string | undefined;
  from: MailAddress;
  /** The recipients, without duplicates. */
  to: MailAddress[];
}

/** An address with the name before it, which may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

/** The address that enquiries are posted to. */
export interface WebhookSettings {
  url: string;
  /** The secret that signs each request. Undefined if requests are not signed. */
  secret: string | undefined;
}

/** The kind and the place of the store. */
export type StoreSettings =
  { kind: 'sqlite'; file: string } | { kind: 'supabase'; url: string; serviceKey: string };

/** The settings of the environment (docs/enquiries.md lists the variables). */
export interface Settings {
  store: StoreSettings;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  /** Origins of the site besides the requested host. */
  origins: string[];
  /** The number of proxies between the visitor and this process. Each of them adds to `X-Forwarded-For`. */
  proxies: number;
  /** The rate limit of one address. Each network, and all visitors together, have a multiple of it (`checkRate`). */
  rate: Rate;
  /** Authorises a call of the scheduled delivery. Undefined if nobody may call it. */
  cronSecret: string | undefined;
}

/** The default rate limit: enough for a busy office behind one address. */
const DEFAULT_RATE: Rate = { burst: 20, seconds: 30 };

/**
 * Reads the settings. `defaultFile` is the database file if the environment names no store. Throws `StoreUnavailable` (config) with every
 * variable that is wrong and what it should be. The message quotes no value, because values may be secret.
 */
export function readSettings(env: Environment, defaultFile: string): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const check = (name: string, isFine: (value: string) => boolean, expected: string) => {
    const value = text(name);
    if (value === undefined || isFine(value)) return value;
    problems.push(`${name} must be ${expected}.`);
    return undefined;
  };

  const url = check(
    'SMTP_URL',
    isMailServer,
    'an address such as smtps://user:password@mail.example.com:465, with special characters in user and password percent-encoded, and nothing after the port',
  );
  const from = parseAddresses(text('MAIL_FROM'));
  const to = parseAddresses(text('MAIL_TO'));
  const [sender] = from ?? [];
  if (!from || from.length > 1) {
    problems.push('MAIL_FROM must be one address, such as Acme <website@acme.example>.');
  }
  if (!to) {
    problems.push('MAIL_TO must be one or more addresses with commas between them.');
  }
  // A process that only stores enquiries needs no SMTP_URL.
  const hasAddresses = Boolean(text('MAIL_FROM') && text('MAIL_TO'));
  const hasSome = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'].some((name) => text(name));
  if (hasSome && !hasAddresses) {
    problems.push('Mail needs SMTP_URL, MAIL_FROM and MAIL_TO: set all three, or none.');
  }

  const webhookUrl = check(
    'WEBHOOK_URL',
    isSafeAddress,
    'an address that starts with https://, without a user and a password',
  );
  const webhookSecret = check(
    'WEBHOOK_SECRET',
    isSecret,
    'whsec_ and base64, such as the sender of webhooks shows it, or any text that does not start with whsec_',
  );
  const origins = (text('SITE_ORIGINS') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (origins.some((origin) => URL.parse(origin)?.origin !== origin)) {
    problems.push(
      'SITE_ORIGINS must be origins such as https://www.mileward.example, with commas between them.',
    );
  }
  const proxies = check(
    'TRUST_PROXY',
    (value) => /^\d$/.test(value),
    'the number of proxies before this server, from 0 to 9',
  );
  const rate = check(
    'ENQUIRIES_RATE',
    (value) => /^[1-9]\d{0,6}\/(?=.*[1-9])(?:\d+\.)?\d+$/.test(value),
    'a number of enquiries at once and the seconds for each further one, such as 20/30',
  );
  const supabaseUrl = check(
    'SUPABASE_URL',
    isSafeAddress,
    'the address of the Supabase project, which starts with https:// and has no user and password',
  );
  if (problems.length > 0) {
    throw new StoreUnavailable('config', `The settings need fixing.\n${problems.join('\n')}`);
  }

  const [burst = DEFAULT_RATE.burst, seconds = DEFAULT_RATE.seconds] =
    rate?.split('/').map(Number) ?? [];
  const serviceKey = text('SUPABASE_SERVICE_ROLE_KEY');
  const file = text('ENQUIRIES_DB');
  return {
    store:
      supabaseUrl && serviceKey && !file
        ? { kind: 'supabase', url: supabaseUrl, serviceKey }
        : { kind: 'sqlite', file: file ?? defaultFile },
    mail: sender && to?.length ? { url, from: sender, to } : undefined,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined,
    origins,
    proxies: Number(proxies ?? 0),
    rate: { burst, seconds },
    cronSecret: text('CRON_SECRET'),
  };
}

/**
 * Returns whether requests to an address are encrypted or stay on this machine, because they contain keys and enquiries. An address with a
 * user and a password cannot be fetched, and the log would show it.
 */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname = '', username, password } = URL.parse(address) ?? {};
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/**
 * Returns whether a secret can be decoded. Node leaves out characters that are not base64, so a mistyped secret would become another key,
 * or an empty one, with which anybody can sign.
 */
function isSecret(secret: string): boolean {
  return !secret.startsWith('whsec_') || /^whsec_[\w+/-]{2,}={0,2}$/.test(secret);
}

/** Returns whether an address names a mail server and nothing else: options after the port could turn off the encryption of mail. */
function isMailServer(address: string): boolean {
  const { protocol = '', hostname, pathname = '', search, hash } = URL.parse(address) ?? {};
  return (
    ['smtp:', 'smtps:'].includes(protocol) &&
    Boolean(hostname) &&
    ['', '/'].includes(pathname) &&
    !search &&
    !hash
  );
}

/**
 * Parses a list of `Name <address>` or plain addresses, separated by commas. Returns each address once, an empty list for an empty text,
 * and undefined if one of them is not an address, or a name has a line break or another control character.
 */
function parseAddresses(text = ''): MailAddress[] | undefined {
  // A name in quotation marks may contain a comma. A quotation mark without a second one is a part that is not an address.
  const addresses = (text.match(/(?:"[^"]*"|[^",])+|"/g) ?? [])
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const named = /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>\s]+)>\s*$/.exec(part);
      return { name: named?.[1] ?? named?.[2] ?? '', address: (named?.[3] ?? part).trim() };
    });
  if (!addresses.every(({ address, name }) => isEmail(address) && !/\p{Cc}/u.test(name))) {
    return undefined;
  }
  const byAddress = new Map<string, MailAddress>();
  for (const one of addresses) {
    const key = one.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, one);
  }
  return [...byAddress.values()];
}

import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import { deliverDue } from './deliver/deliverDue.ts';
import { logFault } from './deliver/logFault.ts';
import type { Delivery } from './deliver/deliveries.ts';
import type { MailParts } from './deliver/mailNotifier.ts';
import type { Notifier } from './deliver/notifier.ts';
import { webhookNotifier } from './deliver/webhookNotifier.ts';
import { handlerWords } from './reply/handlerWords.ts';
import { originCheck } from './request/checkOrigin.ts';
import { RateLimiter } from './request/rateLimiter.ts';
import { Salts } from './request/salts.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { ProofOfWork } from './spam/proofOfWork.ts';
import { Repetition } from './spam/repetition.ts';
import { recipientsOf } from './recipientsOf.ts';
import type { EnquiryStore } from './store/enquiryStore.ts';

/** The parts of the services that depend on the host. */
export interface HostParts {
  /** Opens the store. If it rejects, the next request calls it again. */
  open(): Promise<EnquiryStore>;
  pageShell(request: Request): Promise<string | undefined>;
  /**
   * Returns the data of `dist/generated/handler-words.json`, or `undefined` if there is none (`handlerWords`). Without it, words are
   * missing, and mails state the time in UTC.
   */
  words?(): unknown;
  log(line: string): void;
  now?(): Date;
  /** Creates the notifier for mail. Left out on hosts that cannot send mail. */
  mail?(parts: MailParts): Notifier;
}

/** Creates the services that the settings configure. The store is opened at the first request. */
export function createServices(
  settings: Settings,
  host: HostParts,
): Services & { closeStore(): Promise<void> } {
  const { mail, webhook } = settings;
  const now = host.now ?? (() => new Date());
  const notifiers: Delivery['notifiers'] = {};
  if (webhook) notifiers.webhook = webhookNotifier(webhook);

  let words: { data: unknown; complete: HandlerWords } | undefined;
  const currentWords = () => {
    const data = host.words?.();
    if (!words || words.data !== data) words = { data, complete: handlerWords(data) };
    return words.complete;
  };
  const times = () => {
    const { forms, timeZone } = currentWords();
    return { locale: forms.locale, timeZone };
  };
  if (mail?.url && host.mail) notifiers.mail = host.mail({ ...mail, url: mail.url, times });

  let opened: Promise<EnquiryStore> | undefined;
  const store = () => {
    opened ??= host.open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const salts = new Salts(async (day) => (await store()).salt(day));
  const recipients = recipientsOf(settings);
  const delivery = { notifiers, recipients, log: host.log, now };
  return {
    store,
    recipients,
    delivery,
    cronSecret: settings.cronSecret,
    async notify(id) {
      try {
        await deliverDue({ ...delivery, store: await store() }, { only: id });
      } catch (error) {
        // The notification stays in the outbox, and is sent when the outbox is next checked.
        logFault(error, host.log);
      }
    },
    isOwnOrigin: originCheck(settings.origins),
    salts,
    limits: {
      contact: new RateLimiter(settings.rate),
      notFound: new RateLimiter({ burst: 30, seconds: 10 }),
      challenge: new RateLimiter({ burst: 60, seconds: 5 }),
    },
    proofs: new ProofOfWork((at) => salts.of(at)),
    repetition: new Repetition(),
    pageShell: host.pageShell,
    words: currentWords,
    log: host.log,
    now,
    async closeStore() {
      const open = await opened?.catch(() => undefined);
      await open?.close();
    },
  };
}

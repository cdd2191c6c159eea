import type { Site } from '#schemas/site.ts';

/** Returns the name of the event that reports a click on the link to a chat: "whatsapp_click", or "chat_click" for another service. */
export function chatEvent({ label, url }: NonNullable<Site['chat']>): string {
  return /whatsapp|\bwa\.me\b/i.test(`${label} ${url}`) ? 'whatsapp_click' : 'chat_click';
}

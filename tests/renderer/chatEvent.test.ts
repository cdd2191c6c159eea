import { expect, test } from 'vitest';
import { chatEvent } from '#templates/parts/chatEvent.ts';

test.each([
  ['WhatsApp', 'https://wa.me/447700900142', 'whatsapp_click'],
  ['Chat with us', 'https://api.whatsapp.com/send?phone=447700900142', 'whatsapp_click'],
  ['Signal', 'https://signal.me/#p/+447700900142', 'chat_click'],
])('a click on %s at %s is reported as %s', (label, url, event) => {
  expect(chatEvent({ label, url })).toBe(event);
});

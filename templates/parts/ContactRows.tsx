import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import { chatEvent } from './chatEvent.ts';

/** The length in characters from which an email address may be longer than its row, so that it breaks before its domain. */
const LONG_EMAIL = 22;

/** Renders an email address as a row of a sign. */
export function EmailRow({ email }: { email: string }) {
  const words = useWords().pages.office;
  const [mailbox, domain] = email.split('@');
  return (
    <div>
      <dt>{words.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>
          {mailbox}
          {email.length > LONG_EMAIL && <wbr />}@{domain}
        </a>
      </dd>
    </div>
  );
}

/** Renders the link to the chat of the agency as a row of a sign. */
export function ChatRow({ chat }: { chat: NonNullable<Site['chat']> }) {
  const { pages, frame } = useWords();
  return (
    <div>
      <dt>{pages.office.chat}</dt>
      <dd>
        <a href={chat.url} target="_blank" rel="noopener" data-event={chatEvent(chat)}>
          {chat.label}
          <span className="visually-hidden"> {frame.actions.newTab}</span>
        </a>
      </dd>
    </div>
  );
}

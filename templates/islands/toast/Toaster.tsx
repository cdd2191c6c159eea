import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { EnquiryReference } from '../enquiry/EnquiryReference.tsx';
import type { WithFormWords } from '../Island.tsx';
import type { Toast } from './useToasts.ts';

/** The time for which a success message is shown, in milliseconds. An error stays until it is dismissed. */
const SHOWN_FOR = 10_000;

/** Renders the region of toasts, which assistive technology announces. */
export function Toaster({
  toasts,
  words,
  onDismiss,
}: {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
} & WithFormWords) {
  return (
    <Provider label={words.contact.toasts}>
      {toasts.map(({ id, title, description, reference, isDestructive = false, isOpen }) => (
        <Root
          key={id}
          className={isDestructive ? 'toast toast--destructive' : 'toast'}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) onDismiss(id);
          }}
          type="foreground"
          duration={isDestructive ? Infinity : SHOWN_FOR}
        >
          <Title className="toast__title">{title}</Title>
          <Description className="toast__text">{description}</Description>
          <EnquiryReference reference={reference} words={words} />
          <Close className="toast__close" aria-label={words.contact.close}>
            <span aria-hidden="true">×</span>
          </Close>
        </Root>
      ))}
      <Viewport className="toasts" />
    </Provider>
  );
}

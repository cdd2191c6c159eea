import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import type { Toast } from './useToasts.ts';

/** Milliseconds for which good news is shown; an error stays until it is dismissed. */
const SHOWN_FOR = 10_000;

/** Shows toasts, and has assistive technology read them. */
export function Toaster({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}) {
  return (
    <Provider label="Message">
      {toasts.map(({ id, title, description, isDestructive = false, isOpen }) => (
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
          <Close className="toast__close" aria-label="Close">
            <span aria-hidden="true">×</span>
          </Close>
        </Root>
      ))}
      <Viewport className="toasts" />
    </Provider>
  );
}

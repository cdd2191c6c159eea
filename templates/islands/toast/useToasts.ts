import { useCallback, useEffect, useRef, useState } from 'react';

/** How many toasts there are at most (specification, section 4). */
const LIMIT = 1;
/** Milliseconds from its dismissal until a toast is removed (specification, section 4). */
const REMOVED_AFTER = 1_000_000;

export interface ToastText {
  title: string;
  description: string;
  /** The number under which the enquiry is kept. */
  reference?: string | undefined;
  /** Whether something went wrong. */
  isDestructive?: boolean;
}

export interface Toast extends ToastText {
  id: number;
  /** False once it was dismissed; it is kept for a while, out of sight. */
  isOpen: boolean;
}

/** The toasts of a page: a new one takes the place of the last, a dismissed one closes at once and is removed later. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const removals = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const waiting = removals.current;
    return () => waiting.forEach((timer) => clearTimeout(timer));
  }, []);

  const show = useCallback((text: ToastText) => {
    setToasts((all) => {
      const id = (all[0]?.id ?? 0) + 1;
      return [{ ...text, id, isOpen: true }, ...all].slice(0, LIMIT);
    });
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    if (removals.current.has(id)) return;
    removals.current.set(
      id,
      setTimeout(() => {
        removals.current.delete(id);
        setToasts((all) => all.filter((toast) => toast.id !== id));
      }, REMOVED_AFTER),
    );
  }, []);
  return { toasts, show, dismiss };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** The limit of toasts that are shown at once. */
const LIMIT = 1;
/** The time after which a dismissed toast is removed, in milliseconds. */
const REMOVED_AFTER = 1_000_000;

export interface ToastText {
  title: string;
  description: string;
  /** The reference number of the enquiry. */
  reference?: string | undefined;
  /** Whether something went wrong. */
  isDestructive?: boolean;
}

export interface Toast extends ToastText {
  id: number;
  /** Whether the toast is shown. A dismissed toast stays in the list, hidden, until it is removed. */
  isOpen: boolean;
}

/** Returns the toasts of a page and the functions that change them. A new toast replaces the last one. A dismissed toast closes at once and is removed later. */
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

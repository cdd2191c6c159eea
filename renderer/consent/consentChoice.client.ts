/** The consent of a visitor, by the types of the cookie policy. Strictly necessary cookies need none. */
export interface Choice {
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
}

/** The only key in storage before the visitor agrees to anything. Its value contains the choice and its date. */
const KEY = 'consent';
/** The version of the question. Increase it if earlier answers do not cover the new question. */
const VERSION = 1;
/** The months after which the question is asked again (docs/behaviour.md#consent-analytics-booking). */
const MONTHS = 6;

type Listener = (choice: Choice | undefined) => void;

const listeners: Listener[] = [];
let choice = storedChoice();
/** The choice that could not be stored. */
let unstored: Choice | undefined;

/** Returns the choice of the visitor, or `undefined` if there is none yet. */
export function currentChoice(): Choice | undefined {
  return choice;
}

/** Calls a listener now and after each change, including changes in another tab. */
export function onChoice(listener: Listener): void {
  listeners.push(listener);
  listener(choice);
}

/** Stores a choice for six months. If the browser blocks storage, the choice lasts until the page is closed. */
export function choose(made: Choice): void {
  unstored = undefined;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, date: today(), ...made }));
  } catch {
    // Without storage, the next page asks again.
    unstored = made;
  }
  change(made);
}

// The choice may change in another tab, even while this page is in the back/forward cache.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) change(storedChoice());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) change(unstored ?? storedChoice());
});

function change(made: Choice | undefined): void {
  choice = made;
  for (const listener of listeners) listener(choice);
}

/** Returns the stored choice if it is valid, has the current version and is not too old. */
function storedChoice(): Choice | undefined {
  try {
    const { version, date, analytics, functional, marketing } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    );
    const asksAgain = new Date(date);
    asksAgain.setMonth(asksAgain.getMonth() + MONTHS);
    if (version !== VERSION || !(asksAgain > new Date())) return undefined;
    return {
      analytics: analytics === true,
      functional: functional === true,
      marketing: marketing === true,
    };
  } catch {
    return undefined;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What a visitor agreed to, by the types of the cookie policy. Strictly necessary ones are not asked about. */
export interface Choice {
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
}

/** The one item in storage before anybody agrees to anything: the choice and its day. */
const KEY = 'consent';
/** Raised when something new is asked for, which an earlier answer could not cover. */
const VERSION = 1;
/** Months after which the question is asked again (decisions, "Consent, analytics, booking"). */
const MONTHS = 6;

type Listener = (choice: Choice | undefined) => void;

const listeners: Listener[] = [];
let choice = storedChoice();

/** What the visitor chose; undefined as long as the question is open. */
export function currentChoice(): Choice | undefined {
  return choice;
}

/** Calls the listener now and after each change, also one made in another tab. */
export function onChoice(listener: Listener): void {
  listeners.push(listener);
  listener(choice);
}

/** Remembers a choice for six months, or for this page where the browser stores nothing. */
export function choose(made: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, date: today(), ...made }));
  } catch {
    // A browser that stores nothing is asked again on the next page.
  }
  change(made);
}

// Another tab, or this page coming back from the browser's memory after another has changed the choice.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) change(storedChoice());
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) change(storedChoice());
});

function change(made: Choice | undefined): void {
  choice = made;
  for (const listener of listeners) listener(choice);
}

/** The choice in storage, where it is one, answers today's question and is not too old. */
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

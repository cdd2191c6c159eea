import { isFault, parseServices } from '#cli/init/parseAnswers.ts';
import type { Prompt } from '#cli/prompt.ts';

/**
 * Asks for services until an empty line. Asks again if an answer cannot be used, or if there is no service yet. A service with the name of an earlier
 * one replaces it.
 */
export async function askServices(prompt: Prompt): Promise<string[]> {
  let services: string[] = [];
  let problem = '';
  for (;;) {
    const question =
      services.length === 0
        ? 'The first service, such as "Garden design: We draw gardens.": '
        : 'The next service, or an empty line: ';
    const line = await prompt.ask(problem + question);
    if (line === undefined || (line === '' && services.length > 0)) return services;
    const next = line === '' ? [] : withService(services, line);
    const found = parseServices(next);
    problem = isFault(found) ? `${found.fault}.\n` : adviceOn(line);
    if (!isFault(found)) services = next;
  }
}

/** Returns services with one more, which takes the place of one with the same name. */
function withService(services: readonly string[], line: string): string[] {
  const same = services.findIndex((one) => nameOf(one) === nameOf(line));
  return same < 0 ? [...services, line] : services.with(same, line);
}

function nameOf(service: string): string {
  const [name = ''] = service.split(':');
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns what to do about a service without a sentence, or nothing. */
function adviceOn(service: string): string {
  const [name = '', ...sentence] = service.split(':');
  return sentence.join(':').trim() === ''
    ? `"${name.trim()}" has no sentence, so that a draft is written. To add one, type the name again with it, such as "${name.trim()}: We do this for you."\n`
    : '';
}

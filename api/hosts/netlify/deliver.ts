import { mailNotifier } from '../../deliver/mailNotifier.ts';
import { hostedApi } from '../hostedApi.ts';

const api = hostedApi(process.env, { mail: mailNotifier });

/** Sends the notifications that could not be sent at once. Netlify calls it on a schedule. */
export default async function deliver(): Promise<void> {
  await api.deliver();
}

/** The schedule: every five minutes (https://docs.netlify.com/build/functions/scheduled-functions/). */
export const config = { schedule: '*/5 * * * *' };

import { mailNotifier } from '../../deliver/mailNotifier.ts';
import { hostedApi } from '../hostedApi.ts';

const api = hostedApi(process.env, { mail: mailNotifier });

/** The function that Netlify calls on schedule: sends what could not be sent at once. */
export default async function deliver(): Promise<void> {
  await api.deliver();
}

/** When Netlify calls it: every five minutes (https://docs.netlify.com/build/functions/scheduled-functions/). */
export const config = { schedule: '*/5 * * * *' };

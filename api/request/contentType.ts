import { Refusal } from '../reply/refusal.ts';

/** The format of a body. */
export type BodyFormat = 'json' | 'form';

const formats: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Returns the format that the headers declare, or undefined if the handler does not read it. Never throws. */
export function formatOf(request: Request): BodyFormat | undefined {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return formats[type.trim().toLowerCase()];
}

/** Throws a `Refusal` (415) unless the body has one of the `accepted` formats, is in UTF-8 and not compressed. */
export function checkContentType(request: Request, accepted: readonly BodyFormat[]): void {
  const format = formatOf(request);
  const names = Object.entries(formats).filter(([, value]) => accepted.includes(value));
  const refuse = () => {
    const types = names.map(([type]) => type).join(', ');
    throw new Refusal(415, 'wrongType', { values: { types }, headers: { Accept: types } });
  };
  if (!format || !accepted.includes(format)) refuse();
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers.get('content-type') ?? '');
  if (charset && !/^utf-?8$/i.test(charset[1] ?? '')) refuse();
  const coding = request.headers.get('content-encoding') ?? '';
  if (!['', 'identity'].includes(coding.toLowerCase())) refuse();
}

import { z } from 'zod';
import { RedirectSchema, RouteSchema } from '#schemas/generated/route.ts';

/** `dist/generated/routes.json`, which programs of other people may read. */
export const RoutesFileSchema = z.strictObject({ routes: z.array(RouteSchema) });

/** `dist/generated/redirects.json`. */
export const RedirectsFileSchema = z.strictObject({ redirects: z.array(RedirectSchema) });

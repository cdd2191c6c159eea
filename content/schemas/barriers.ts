import { z } from 'zod';
import { LineSchema } from './fields.ts';
import { PointSchema } from './point.ts';

/**
 * `content/barriers.yaml`: the waters that keep towns apart although they are close on the map (decision 27). The file may be left out.
 */
export const BarriersSchema = z.strictObject({
  barriers: z
    .array(
      z
        .strictObject({
          name: LineSchema.describe('the name of the water, such as "Humber"'),
          line: z
            .array(PointSchema)
            .min(2)
            .max(12)
            .describe('two to twelve points along the middle of the water')
            .meta({
              note: 'Start below the lowest bridge or tunnel that people use every day, and end at sea',
            }),
        })
        .describe('a water, and the line along its middle'),
    )
    .describe(
      'estuaries and loughs. Two towns are not neighbours if the line between them crosses one',
    ),
});
export type Barriers = z.infer<typeof BarriersSchema>;
export type Barrier = Barriers['barriers'][number];

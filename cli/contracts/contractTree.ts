import { z } from 'zod';

/**
 * The parts of a contract as JSON Schema that the handbook, `site new` and editors need. `kind`, `note` and `refersTo` are metadata
 * of `content/schemas/fields.ts`.
 */
const ContractNodeSchema = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  minItems: z.number().optional(),
  description: z.string().optional(),
  kind: z.string().optional(),
  note: z.string().optional(),
  refersTo: z.string().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), ContractNodeSchema).optional();
  },
  get items() {
    return ContractNodeSchema.optional();
  },
  get anyOf() {
    return z.array(ContractNodeSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), ContractNodeSchema]).optional();
  },
});
export type ContractNode = z.infer<typeof ContractNodeSchema>;

/** Returns a contract as a tree of plain data. */
export function contractTree(schema: z.ZodType): ContractNode {
  return ContractNodeSchema.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );
}
